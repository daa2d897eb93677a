import StateFlow

// A game has a nickname, a volume, and a switch for hints. All three are
// published properties and should have the same values the next time the game
// starts.
//
// 1. Setting a property immediately saves its value, whatever it is, under
//    "nickname", "volume", or "showsHints". You don't have to notify other
//    observers of the store.
// 2. A property is saved even if it's set to 0, false, an empty string, or the
//    value that it already has.
// 3. New settings have the saved values. If a value is missing or has another
//    type, the setting is "Player", 7, or true instead.
// 4. Creating the settings writes nothing to the store, not even the values
//    that were read from it.
// 5. Setting one property doesn't save the others.
// 6. The properties are @Published: each one has a publisher, and the object
//    announces each change once, before it happens.

final class PublishedSettings: ObservableObject {
  @Published var nickname = "Player"
  @Published var volume = 7
  @Published var showsHints = true

  private let store: UserDefaults

  init(store: UserDefaults = .standard) {
    self.store = store
    unfinished(
      """
      Load the settings, and save each one when it's set. Change the \
      declarations above as needed.
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
