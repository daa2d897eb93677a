// It looks as if it were enough to save at the end: a program may be stopped at any moment, without one.
// Caught by: each set is saved at once, under its own key
import Foundation
import StateFlow

final class PublishedSettings: ObservableObject {
  @Published var nickname: String
  @Published var volume: Int
  @Published var showsHints: Bool

  private let store: UserDefaults

  isolated deinit {
    store.set(nickname, forKey: "nickname")
    store.set(volume, forKey: "volume")
    store.set(showsHints, forKey: "showsHints")
  }

  init(store: UserDefaults = .standard) {
    self.store = store
    nickname = store.object(forKey: "nickname") as? String ?? "Player"
    volume = store.object(forKey: "volume") as? Int ?? 7
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
