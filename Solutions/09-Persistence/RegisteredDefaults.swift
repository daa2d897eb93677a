import StateFlow

// A kitchen timer has three settings that many screens read from the store. At
// the first start, nothing is saved, so the screens read 0, false, and nil.
// Register better defaults, and let the user go back to them.
//
// 1. After register, the store returns 25 for "minutes", true for "rings", and
//    "Bell" for "tone" if these settings aren't saved.
// 2. Saved values take precedence, even 0, false, and an empty string.
// 3. register is called at each start. It saves nothing and removes nothing.
// 4. reset removes the saved values of the three settings, regardless of their
//    values or types, so the store returns the registered defaults again.
// 5. reset saves nothing.
// 6. reset doesn't change other keys or other stores.

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
