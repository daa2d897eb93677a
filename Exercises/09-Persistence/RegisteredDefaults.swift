import StateFlow

// A kitchen timer has three settings that many screens read from the store. At
// the first start, nothing is saved, so the screens read 0, false, and nil.

enum RegisteredDefaults {
  static func register(in store: UserDefaults) {
    unfinished(
      """
      Register default values that the store returns for settings that aren't \
      saved: 25 for "minutes", true for "rings", and "Bell" for "tone". Saved \
      values take precedence, even 0, false, and an empty string. Save \
      nothing.
      """)
  }

  static func reset(_ store: UserDefaults) {
    unfinished(
      """
      Remove the saved values of these three settings, so that the store \
      returns the registered defaults again. Save nothing in their place, and \
      don't change any other key.
      """)
  }
}

/// The screen is complete. It reads the settings from the store and contains no
/// defaults.
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
