// It looks as if registering were the same as setting: at the next start each choice is overwritten.
// Caught by: what is saved wins
import Foundation
import StateFlow

enum RegisteredDefaults {
  static func register(in store: UserDefaults) {
    store.set(25, forKey: "minutes")
    store.set(true, forKey: "rings")
    store.set("Bell", forKey: "tone")
  }

  static func reset(_ store: UserDefaults) {
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
