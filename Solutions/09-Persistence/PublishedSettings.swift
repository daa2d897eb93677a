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
  // Each property saves only itself, because other code may have changed the
  // others.
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
    // Initializing a property isn't a change, so didSet doesn't run and nothing
    // is saved.
    nickname = store.object(forKey: "nickname") as? String ?? "Player"
    volume = store.object(forKey: "volume") as? Int ?? 7
    showsHints = store.object(forKey: "showsHints") as? Bool ?? true
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
