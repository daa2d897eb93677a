import StateFlow

// A sleep log has a goal and a switch for notifications. The log's screens
// change these settings, but so do other screens and code on other threads.
// Notify all observers of each change.

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
