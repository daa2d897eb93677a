// It looks as if a missing value read as the first one: a typed getter answers 0, false and nothing for it.
// Caught by: at the first start the settings have their first values
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
    volume = store.integer(forKey: "volume")
    showsHints = store.bool(forKey: "showsHints")
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
