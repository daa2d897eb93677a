import Foundation
import StateFlow

// A kitchen timer has three settings, which many screens read in the store.
// At the first start nothing is saved, and they read 0, false and nothing.

enum RegisteredDefaults {
  static func register(in store: UserDefaults) {
    unfinished(
      """
      Where nothing is saved, let "minutes" read as 25, "rings" as true and \
      "tone" as "Bell". What is saved wins, 0 and false too. Save nothing.
      """)
  }

  static func reset(_ store: UserDefaults) {
    unfinished(
      """
      Forget what is saved for these three, so that they read as registered. \
      The store belongs to others, too.
      """)
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
