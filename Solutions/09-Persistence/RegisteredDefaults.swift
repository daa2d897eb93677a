import Foundation
import StateFlow

// A kitchen timer has three settings, which many screens read in the store.
// At the first start nothing is saved, and they read 0, false and nothing.

enum RegisteredDefaults {
  static func register(in store: UserDefaults) {
    // What is registered is read where nothing is saved. It saves nothing.
    store.register(defaults: [
      "minutes": 25,
      "rings": true,
      "tone": "Bell",
    ])
  }

  static func reset(_ store: UserDefaults) {
    // What is not saved any more reads as registered, now and in any version.
    for key in ["minutes", "rings", "tone"] {
      store.removeObject(forKey: key)
    }
  }
}

/// The screen is complete: it asks the store, and knows no defaults.
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
