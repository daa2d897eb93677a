// It looks as if there were one store, the standard one: the settings are told which store is meant.
// Caught by: each set is saved at once, under its own key
import Foundation
import StateFlow

final class PublishedSettings: ObservableObject {
  @Published var nickname: String {
    didSet { UserDefaults.standard.set(nickname, forKey: "nickname") }
  }
  @Published var volume: Int {
    didSet { UserDefaults.standard.set(volume, forKey: "volume") }
  }
  @Published var showsHints: Bool {
    didSet { UserDefaults.standard.set(showsHints, forKey: "showsHints") }
  }

  private let store: UserDefaults

  init(store: UserDefaults = .standard) {
    self.store = store
    nickname = UserDefaults.standard.object(forKey: "nickname") as? String ?? "Player"
    volume = UserDefaults.standard.object(forKey: "volume") as? Int ?? 7
    showsHints = UserDefaults.standard.object(forKey: "showsHints") as? Bool ?? true
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
