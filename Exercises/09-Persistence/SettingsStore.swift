import StateFlow

// A sleep log has a goal and a switch for notifications. The log's screens
// change these settings, but so do other screens and code on other threads.
// Notify all observers of each change.
//
// 1. The settings have the values that are saved under "sleepGoal" and
//    "notifications". If nothing is saved, the goal is 8.0 and notifications
//    are on, and reading them saves nothing.
// 2. Setting a property saves the value immediately, even 0 or false.
// 3. Setting a property also notifies the other observers of the store:
//    write(_:forKey:) below does that.
// 4. The object announces each of its own changes once, immediately or soon
//    after. Whether it announces a write of an equal value is up to you.
// 5. The object also announces, exactly once, each change that another object
//    or other code makes. If changes follow each other immediately, no matter
//    where they're made, you can announce them one by one, together, or not at
//    all if they cancel each other out.
// 6. Changes are announced on the main queue, even a change on another thread.
// 7. Writes to other keys or to other stores aren't announced.
// 8. Observing the store doesn't keep the object alive.
// 9. A saved value of the wrong type doesn't crash the program. Which value the
//    setting then has is up to you.

/// The settings of the log.
final class SettingsStore: ObservableObject {
  var sleepGoal = 8.0
  var notifications = true

  private let store: UserDefaults

  init(store: UserDefaults = .standard) {
    self.store = store
    unfinished(
      """
      Observe the store, and save both settings. Change the declarations above \
      as needed.
      """)
  }
}

extension UserDefaults {
  /// Sets a value and notifies the observers of the store. On Linux,
  /// set(_:forKey:) doesn't notify them.
  nonisolated func write(_ value: Any, forKey key: String) {
    set(value, forKey: key)
    #if !canImport(Darwin)
      NotificationCenter.default.post(
        name: UserDefaults.didChangeNotification, object: self)
    #endif
  }
}

/// The screen is complete.
struct SleepScreen: View {
  @ObservedObject var settings: SettingsStore

  var body: some View {
    Stepper(
      "Goal: \(settings.sleepGoal, specifier: "%.1f") hours",
      value: $settings.sleepGoal, in: 5...12, step: 0.5)
    Toggle("Notifications", isOn: $settings.notifications)
  }
}
