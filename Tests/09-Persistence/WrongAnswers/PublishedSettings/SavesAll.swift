// It looks as if each set could save all three: what somebody else has saved meanwhile is written over.
// Caught by: a set saves that one value, and writes over no other
import Foundation
import StateFlow

final class PublishedSettings: ObservableObject {
  @Published var nickname: String {
    didSet { save() }
  }
  @Published var volume: Int {
    didSet { save() }
  }
  @Published var showsHints: Bool {
    didSet { save() }
  }

  private let store: UserDefaults

  private func save() {
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
