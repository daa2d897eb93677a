// It looks as if a default could be saved where nothing is: then it counts as chosen, and a later default is never read.
// Caught by: registering saves nothing
import Foundation
import StateFlow

enum RegisteredDefaults {
  static func register(in store: UserDefaults) {
    if store.object(forKey: "minutes") == nil { store.set(25, forKey: "minutes") }
    if store.object(forKey: "rings") == nil { store.set(true, forKey: "rings") }
    if store.object(forKey: "tone") == nil { store.set("Bell", forKey: "tone") }
  }

  static func reset(_ store: UserDefaults) {
    for key in ["minutes", "rings", "tone"] {
      store.removeObject(forKey: key)
    }
    register(in: store)
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
