// It looks as if a published property were kept by itself: it announces, and saves nothing.
// Caught by: the next start has what this one has set
import Foundation
import StateFlow

final class PublishedSettings: ObservableObject {
  @Published var nickname: String
  @Published var volume: Int
  @Published var showsHints: Bool

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
