// It looks as if a reset were to set the defaults: they would be saved, and count as chosen.
// Caught by: a reset forgets, and saves nothing in its place
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
    store.set(25, forKey: "minutes")
    store.set(true, forKey: "rings")
    store.set("Bell", forKey: "tone")
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
