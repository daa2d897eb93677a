import StateFlow

// A sleep log has a goal and a switch for notifications. The log's screens
// change these settings, but so do other screens and code on other threads. All
// observers have to be notified of each change.

/// The settings of the log. If changes follow each other immediately, you can
/// announce them one by one, together, or not at all if they cancel each other
/// out. You can also choose whether to announce a write of an equal value.
final class SettingsStore: ObservableObject {
  var sleepGoal = 8.0
  var notifications = true

  private let store: UserDefaults

  init(store: UserDefaults = .standard) {
    self.store = store
    unfinished(
      """
      Save both settings in the store, under "sleepGoal" and "notifications", \
      with write(_:forKey:) below, which also notifies other observers. If \
      nothing is saved, return 8.0 and true, and save nothing. If a value of \
      another type is saved, return any value, but don't stop the program. \
      Announce each change to a setting once, on the main queue, immediately \
      or soon after, even if another instance or code on another thread made \
      it. Don't announce changes to other keys or other stores. Observing the \
      store must not keep this object alive. Change the declarations above as \
      needed.
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
