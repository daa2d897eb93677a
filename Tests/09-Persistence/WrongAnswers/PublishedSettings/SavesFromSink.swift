// It looks as if a sink of the property saved what is set: it is sent the present value as well, when it subscribes.
// Caught by: a start saves nothing
import Foundation
import StateFlow

final class PublishedSettings: ObservableObject {
  @Published var nickname: String
  @Published var volume: Int
  @Published var showsHints: Bool

  private let store: UserDefaults
  private var tokens: Set<AnyCancellable> = []

  init(store: UserDefaults = .standard) {
    self.store = store
    nickname = store.object(forKey: "nickname") as? String ?? "Player"
    volume = store.object(forKey: "volume") as? Int ?? 7
    showsHints = store.object(forKey: "showsHints") as? Bool ?? true
    $nickname.sink { store.set($0, forKey: "nickname") }.store(in: &tokens)
    $volume.sink { store.set($0, forKey: "volume") }.store(in: &tokens)
    $showsHints.sink { store.set($0, forKey: "showsHints") }.store(in: &tokens)
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
