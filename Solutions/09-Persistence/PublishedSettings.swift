import Foundation
import StateFlow

// A player sets a nickname, a volume and whether there are hints. All three
// are published properties, and are to be as they were at the next start.

final class PublishedSettings: ObservableObject {
  // Each saves itself, and only itself: the others may be somebody else's.
  @Published var nickname: String {
    didSet { store.set(nickname, forKey: "nickname") }
  }
  @Published var volume: Int {
    didSet { store.set(volume, forKey: "volume") }
  }
  @Published var showsHints: Bool {
    didSet { store.set(showsHints, forKey: "showsHints") }
  }

  private let store: UserDefaults

  init(store: UserDefaults = .standard) {
    self.store = store
    // These are the first values that the properties get, and no changes of
    // them: no didSet runs, and nothing is saved.
    nickname = store.object(forKey: "nickname") as? String ?? "Player"
    volume = store.object(forKey: "volume") as? Int ?? 7
    showsHints = store.object(forKey: "showsHints") as? Bool ?? true
  }
}

/// The screen is complete.
struct PlayerScreen: View {
  @ObservedObject var settings: PublishedSettings

  var body: some View {
    TextField("Nickname", text: $settings.nickname)
    Stepper("Volume: \(settings.volume)", value: $settings.volume, in: 0...10)
    Toggle("Hints", isOn: $settings.showsHints)
  }
}
