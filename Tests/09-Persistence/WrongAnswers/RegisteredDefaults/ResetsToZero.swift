// It looks as if 0, false and nothing were as good as not saved: they are values, and win over what is registered.
// Caught by: after a reset the settings read as registered
import Foundation
import StateFlow

enum RegisteredDefaults {
  static func register(in store: UserDefaults) {
    store.register(defaults: [
      "minutes": 25,
      "rings": true,
      "tone": "Bell",
    ])
  }

  static func reset(_ store: UserDefaults) {
    store.set(0, forKey: "minutes")
    store.set(false, forKey: "rings")
    store.set("", forKey: "tone")
  }
}

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
