// It looks as if a start were to set the first values: they are saved over those of the start before.
// Caught by: a start leaves what is saved as it is
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

  private func save() {
    store.set(nickname, forKey: "nickname")
    store.set(volume, forKey: "volume")
    store.set(showsHints, forKey: "showsHints")
  }

  init(store: UserDefaults = .standard) {
    self.store = store
    nickname = "Player"
    volume = 7
    showsHints = true
    save()

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
