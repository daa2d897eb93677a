import Foundation
import StateFlow

// A sleep log has a goal and a reminder. They are written by its own screens,
// by other screens, and on other threads; all observers are told each time.

/// Left open: whether changes that follow each other at once are announced one
/// by one, together, or not at all where they undo each other; and whether a
/// set to an equal value is announced.
final class SettingsStore: ObservableObject {
  var sleepGoal = 8.0
  var notifications = true

  private let store: UserDefaults

  init(store: UserDefaults = .standard) {
    self.store = store
    unfinished(
      """
      Keep both settings in the store, under "sleepGoal" and "notifications"; \
      where nothing is saved they are 8.0 and true. A value of another type \
      stops nothing; it may read as anything. Each change of one of the two \
      is announced once, on the main queue, at the set or soon after: also \
      when it was written through another instance or on another thread. \
      Other keys and other stores are not announced. The declarations above \
      may be changed.
      """)
  }
}

extension UserDefaults {
  /// Sets a value, and says so where setting it does not by itself: on Linux.
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
