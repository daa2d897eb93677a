import StateFlow

// A kitchen timer has three settings that many screens read from the store. At
// the first start, nothing is saved, so the screens read 0, false, and nil.

enum RegisteredDefaults {
  static func register(in store: UserDefaults) {
    // Registered values are read if nothing is saved. Registering saves
    // nothing.
    store.register(defaults: [
      "minutes": 25,
      "rings": true,
      "tone": "Bell",
    ])
  }

  static func reset(_ store: UserDefaults) {
    // A key that isn't saved reads as registered, now and in every later
    // version.
    for key in ["minutes", "rings", "tone"] {
      store.removeObject(forKey: key)
    }
  }
}

/// The screen is complete. It reads the settings from the store and contains no
/// defaults.
struct TimerScreen: View {
  let store: UserDefaults
  @State private var resets = 0

  var body: some View {
    VStack {
      Text("\(store.integer(forKey: "minutes")) minutes")
      Text(store.bool(forKey: "rings") ? "Rings" : "Silent")
      Text("Tone: \(store.string(forKey: "tone") ?? "none")")
      Button("Reset (\(resets))") {
        RegisteredDefaults.reset(store)
        resets += 1
      }
    }
  }
}
