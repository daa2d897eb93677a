// It looks as if the store could be emptied as a whole: others keep things in it, too.
// Caught by: a reset leaves alone what is not a setting of the timer
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
    for key in store.dictionaryRepresentation().keys {
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
