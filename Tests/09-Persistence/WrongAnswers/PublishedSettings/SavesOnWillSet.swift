// It looks as if willSet were as good as didSet: the property still has the old value there, and that is saved.
// Caught by: each set is saved at once, under its own key
import Foundation
import StateFlow

final class PublishedSettings: ObservableObject {
  @Published var nickname: String {
    willSet { store.set(nickname, forKey: "nickname") }
  }
  @Published var volume: Int {
    willSet { store.set(volume, forKey: "volume") }
  }
  @Published var showsHints: Bool {
    willSet { store.set(showsHints, forKey: "showsHints") }
  }

  private let store: UserDefaults

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
