// It looks as if registering once were once for ever: what is registered lasts as long as the process.
// Caught by: registering at each start changes nothing that is saved
import Foundation
import StateFlow

enum RegisteredDefaults {
  static func register(in store: UserDefaults) {
    guard !store.bool(forKey: "isRegistered") else { return }
    store.set(true, forKey: "isRegistered")
    store.register(defaults: [
      "minutes": 25,
      "rings": true,
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
