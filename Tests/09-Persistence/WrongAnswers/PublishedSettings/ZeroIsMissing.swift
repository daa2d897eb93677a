// It looks as if 0 and false told that nothing is saved: it is what the typed getters answer then, but a player can choose them, too.
// Caught by: 0, false and empty are values like any other
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
    nickname = store.string(forKey: "nickname") ?? "Player"
    volume = store.integer(forKey: "volume") == 0 ? 7 : store.integer(forKey: "volume")
    showsHints = store.object(forKey: "showsHints") as? Bool ?? true
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
