// It looks as if what init sets were no change: a property that has a value in its declaration is changed by it, and saves itself.
// Caught by: a start saves nothing
import Foundation
import StateFlow

final class PublishedSettings: ObservableObject {
  @Published var nickname = "Player" {
    didSet { store.set(nickname, forKey: "nickname") }
  }
  @Published var volume = 7 {
    didSet { store.set(volume, forKey: "volume") }
  }
  @Published var showsHints = true {
    didSet { store.set(showsHints, forKey: "showsHints") }
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
