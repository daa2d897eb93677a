// It looks as if the notification came on the main queue: it comes on the thread that wrote.
// Caught by: what is written on another thread is announced on the main queue
import Foundation
import StateFlow

final class SettingsStore: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()

  private let store: UserDefaults
  fileprivate nonisolated(unsafe) var known: [String] = []
  nonisolated(unsafe) private var observer: (any NSObjectProtocol)?

  init(store: UserDefaults = .standard) {
    self.store = store
    store.register(defaults: ["sleepGoal": 8.0, "notifications": true])
    known = settings
    let announcer = Announcer(objectWillChange, of: self, store)
    observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { _ in announcer.announce() }
  }

  var sleepGoal: Double {
    get { store.double(forKey: "sleepGoal") }
    set { store.write(newValue, forKey: "sleepGoal") }
  }

  var notifications: Bool {
    get { store.bool(forKey: "notifications") }
    set { store.write(newValue, forKey: "notifications") }
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  fileprivate var settings: [String] { ["\(sleepGoal)", "\(notifications)"] }

}

nonisolated private final class Announcer: @unchecked Sendable {
  private let publisher: ObservableObjectPublisher
  private weak var owner: SettingsStore?
  private let store: UserDefaults

  init(_ publisher: ObservableObjectPublisher, of owner: SettingsStore, _ store: UserDefaults) {
    self.publisher = publisher
    self.owner = owner
    self.store = store
  }

  func announce() {
    guard let owner else { return }
    let now = ["\(store.double(forKey: "sleepGoal"))", "\(store.bool(forKey: "notifications"))"]
    guard now != owner.known else { return }
    owner.known = now
    publisher.send()
  }
}

extension UserDefaults {
  func write(_ value: Any, forKey key: String) {
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
