// It looks as if 0 and false told that nothing is saved: a person can choose them, too.
// Caught by: 0, false and empty were chosen, and win as well
import Foundation
import StateFlow

enum RegisteredDefaults {
  static func register(in store: UserDefaults) {
    store.register(defaults: [
      "minutes": 25,
      "rings": true,
      "tone": "Bell",
    ])
    if store.integer(forKey: "minutes") == 0 { store.removeObject(forKey: "minutes") }
    if !store.bool(forKey: "rings") { store.removeObject(forKey: "rings") }
  }

  static func reset(_ store: UserDefaults) {
    for key in ["minutes", "rings", "tone"] {
      store.removeObject(forKey: key)
    }
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
