// It looks as if writing told by itself everywhere: on Linux it does not.
// Caught by: a change of its own is announced once
import Foundation
import StateFlow

final class SettingsStore: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()

  private let store: UserDefaults
  private var known: [String] = []
  private var token: AnyCancellable?

  init(store: UserDefaults = .standard) {
    self.store = store
    store.register(defaults: ["sleepGoal": 8.0, "notifications": true])
    known = settings
    token = NotificationCenter.default
      .publisher(for: UserDefaults.didChangeNotification)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in self?.storeWasWritten() }
  }

  var sleepGoal: Double {
    get { store.double(forKey: "sleepGoal") }
    set { store.set(newValue, forKey: "sleepGoal") }
  }

  var notifications: Bool {
    get { store.bool(forKey: "notifications") }
    set { store.set(newValue, forKey: "notifications") }
  }

  private var settings: [String] { ["\(sleepGoal)", "\(notifications)"] }

  private func storeWasWritten() {
    guard settings != known else { return }
    known = settings
    objectWillChange.send()
  }
}

extension UserDefaults {
  nonisolated func write(_ value: Any, forKey key: String) {
    set(value, forKey: key)
    #if !canImport(Darwin)
      NotificationCenter.default.post(
        name: UserDefaults.didChangeNotification, object: self)
    #endif
  }
}

struct SleepScreen: View {
  @ObservedObject var settings: SettingsStore

  var body: some View {
    Stepper(
      "Goal: \(settings.sleepGoal, specifier: "%.1f") hours",
      value: $settings.sleepGoal, in: 5...12, step: 0.5)
    Toggle("Notifications", isOn: $settings.notifications)
  }
}
