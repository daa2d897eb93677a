// It looks as if a start had to save what it begins with: then it cannot be told any more from what somebody has chosen.
// Caught by: a start saves nothing
import Foundation
import StateFlow

final class PublishedSettings: ObservableObject {
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
    nickname = store.object(forKey: "nickname") as? String ?? "Player"
    volume = store.object(forKey: "volume") as? Int ?? 7
    showsHints = store.object(forKey: "showsHints") as? Bool ?? true
    store.set(nickname, forKey: "nickname")
    store.set(volume, forKey: "volume")
    store.set(showsHints, forKey: "showsHints")
  }
}

struct PlayerScreen: View {
  @ObservedObject var settings: PublishedSettings

  var body: some View {
    TextField("Nickname", text: $settings.nickname)
    Stepper("Volume: \(settings.volume)", value: $settings.volume, in: 0...10)
    Toggle("Hints", isOn: $settings.showsHints)
  }
}
