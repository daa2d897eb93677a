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

final class SettingsStore: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()

  private let store: UserDefaults
  private var known: [String] = []
  private var token: AnyCancellable?

  init(store: UserDefaults = .standard) {
    self.store = store
    store.register(defaults: ["sleepGoal": 8.0, "notifications": true])
    known = settings
    // Observe any sender, because another instance for the same suite is a
    // different sender. Code can write on any thread, but views must be
    // notified on the main one.
    token = NotificationCenter.default
      .publisher(for: UserDefaults.didChangeNotification)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in self?.storeWasWritten() }
  }

  var sleepGoal: Double {
    get { store.double(forKey: "sleepGoal") }
    set { store.write(newValue, forKey: "sleepGoal") }
  }

  var notifications: Bool {
    get { store.bool(forKey: "notifications") }
    set { store.write(newValue, forKey: "notifications") }
  }

  private var settings: [String] { ["\(sleepGoal)", "\(notifications)"] }

  private func storeWasWritten() {
    // Some store was written, under some key. Check whether one of these two
    // changed.
    guard settings != known else { return }
    known = settings
    objectWillChange.send()
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
