// It looks as if all values could be registered as texts: the typed getters forgive some, and true is not among what a person would write.
// Caught by: the screen shows what is saved, and after a reset what is registered
import Foundation
import StateFlow

enum RegisteredDefaults {
  static func register(in store: UserDefaults) {
    store.register(defaults: [
      "minutes": 25,
      "rings": "on",
      "tone": "Bell",
    ])
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
