import StateFlow

// A game has a nickname, a volume, and a switch for hints. All three are
// published properties and should have the same values the next time the game
// starts.

final class PublishedSettings: ObservableObject {
  @Published var nickname = "Player"
  @Published var volume = 7
  @Published var showsHints = true

  private let store: UserDefaults

  init(store: UserDefaults = .standard) {
    self.store = store
    unfinished(
      """
      Initialize the properties with the values saved under "nickname", \
      "volume", and "showsHints". If a value is missing or has another type, \
      use "Player", 7, or true instead. Save a property immediately whenever \
      it is set, even to an equal value, and save nothing else. You don't have \
      to notify other observers of the store. Keep the properties @Published, \
      and change their declarations above as needed.
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
