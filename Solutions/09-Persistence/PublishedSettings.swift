import StateFlow

// A game has a nickname, a volume, and a switch for hints. All three are
// published properties and should have the same values the next time the game
// starts.

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
