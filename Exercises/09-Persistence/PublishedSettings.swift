import Foundation
import StateFlow

// A player sets a nickname, a volume and whether there are hints. All three
// are published properties, and are to be as they were at the next start.

final class PublishedSettings: ObservableObject {
  @Published var nickname = "Player"
  @Published var volume = 7
  @Published var showsHints = true

  private let store: UserDefaults

  init(store: UserDefaults = .standard) {
    self.store = store
    unfinished(
      """
      Begin with what is saved under "nickname", "volume" and "showsHints"; \
      where nothing is, or a value of another type, with "Player", 7 and \
      true. Save each one whenever it is set, and only then; nobody has to be \
      told of it. The declarations above may be changed.
      """)
  }
}

/// The screen is complete.
struct PlayerScreen: View {
  @ObservedObject var settings: PublishedSettings

  var body: some View {
    TextField("Nickname", text: $settings.nickname)
    Stepper("Volume: \(settings.volume)", value: $settings.volume, in: 0...10)
    Toggle("Hints", isOn: $settings.showsHints)
  }
}
