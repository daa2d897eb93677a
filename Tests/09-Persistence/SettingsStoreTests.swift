import Foundation
import StateFlow
import Synchronization
import Testing
import WorkbookTesting

@testable import Persistence

@Suite("9.4 Settings store", .exercise)
struct SettingsStoreTests {
  private let defaults = TemporaryDefaults()
  private var store: UserDefaults { defaults.store }

  /// Performs an action, and returns the number of announcements until the main queue is idle.
  private func announcements(
    of settings: SettingsStore, while action: () async -> Void
  ) async -> Int {
    await mainQueue()
    var count = 0
    let token = settings.objectWillChange.sink { _ in count += 1 }
    await action()
    await mainQueue()
    token.cancel()
    return count
  }

  /// Waits until the main queue is idle: it has run all its work, and any work scheduled by that.
  private func mainQueue() async {
    for _ in 1...5 {
      await withCheckedContinuation { rest in DispatchQueue.main.async { rest.resume() } }
    }
  }

  /// Sets a value through another instance, as other code does; `nil` removes the key.
  private nonisolated static func write(_ value: Any?, _ key: String, to suite: String) {
    let other = UserDefaults(suiteName: suite)
    if let value { other?.set(value, forKey: key) } else { other?.removeObject(forKey: key) }
    // On Apple's platforms, setting a value posts the notification.
    #if !canImport(Darwin)
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: other)
    #endif
  }

  // MARK: Reading and saving

  @Test func `if nothing is saved, the goal is 8 hours, and notifications are on`() {
    let settings = SettingsStore(store: store)
    #expect(settings.sleepGoal == 8.0, "No goal is saved.")
    #expect(settings.notifications == true, "No value is saved for notifications.")
    #expect(defaults.savedKeys == [], "No setting was set.")
  }

  @Test func `the settings are saved, and have the same values after a relaunch`() {
    let settings = SettingsStore(store: store)
    settings.sleepGoal = 7.5
    settings.notifications = false
    #expect(defaults.savedKeys == ["notifications", "sleepGoal"], "Both settings were set.")
    let goal = store.double(forKey: "sleepGoal")
    #expect(goal == 7.5, "The goal was set to 7.5.")
    let relaunched = SettingsStore(store: defaults.reopened())
    #expect(relaunched.sleepGoal == 7.5, "The goal was set to 7.5 before the relaunch.")
    #expect(
      relaunched.notifications == false, "Notifications were switched off before the relaunch.")
  }

  @Test func `the settings have the saved values`() {
    store.set(6.5, forKey: "sleepGoal")
    store.set(false, forKey: "notifications")
    let settings = SettingsStore(store: store)
    #expect(settings.sleepGoal == 6.5, "The saved goal is 6.5.")
    #expect(settings.notifications == false, "The saved value is false.")
  }

  @Test func `a goal of 0 is saved like any other`() {
    let settings = SettingsStore(store: store)
    settings.sleepGoal = 0
    settings.notifications = false
    #expect(settings.sleepGoal == 0, "The goal was set to 0, which is saved like any other value.")
    #expect(
      settings.notifications == false,
      "The value was set to false, which is saved like any other value.")
  }

  @Test func `a setting has its new value immediately`() {
    let settings = SettingsStore(store: store)
    settings.sleepGoal += 0.5
    settings.sleepGoal += 0.5
    settings.notifications.toggle()
    #expect(settings.sleepGoal == 9.0, "Half an hour was added to 8 hours, twice.")
    #expect(settings.notifications == false, "Notifications were switched off.")
    settings.notifications.toggle()
    #expect(settings.notifications == true, "Notifications were switched on again.")
  }

  @Test func `values of other types don't stop the program`() async {
    store.set("much", forKey: "sleepGoal")
    store.set([1, 2], forKey: "notifications")
    let settings = SettingsStore(store: store)
    _ = (settings.sleepGoal, settings.notifications)
    settings.sleepGoal = 7
    settings.notifications = false
    #expect(settings.sleepGoal == 7, "Setting the goal replaces the string.")
    #expect(settings.notifications == false, "Setting the value replaces the array.")
    Self.write(["much"], "sleepGoal", to: defaults.name)
    await mainQueue()
    _ = settings.sleepGoal
    settings.sleepGoal = 6
    #expect(settings.sleepGoal == 6, "Setting the goal replaces the other code's array.")
  }

  // MARK: Announcing

  @Test func `a change by the object itself is announced once`() async {
    let settings = SettingsStore(store: store)
    let goal = await announcements(of: settings) { settings.sleepGoal = 7.5 }
    #expect(goal == 1, "The goal was changed from 8 to 7.5.")
    let notifications = await announcements(of: settings) { settings.notifications = false }
    #expect(notifications == 1, "Notifications were switched off.")
    let back = await announcements(of: settings) { settings.sleepGoal = 8 }
    #expect(back == 1, "The goal was changed back to 8, which is a change like any other.")
    let on = await announcements(of: settings) { settings.notifications = true }
    #expect(on == 1, "Notifications were switched on again.")
  }

  @Test func `a change by another object is announced once by both`() async {
    let settings = SettingsStore(store: store)
    let other = SettingsStore(store: defaults.reopened())
    let goal = await announcements(of: settings) { other.sleepGoal = 9.5 }
    #expect(goal == 1, "The other object has changed the goal to 9.5.")
    #expect(settings.sleepGoal == 9.5, "Both objects read the same store.")
    let notifications = await announcements(of: settings) { other.notifications = false }
    #expect(notifications == 1, "The other object has switched off notifications.")
    #expect(settings.notifications == false, "Both objects read the same store.")
    let ofOther = await announcements(of: other) { other.sleepGoal = 7 }
    #expect(ofOther == 1, "The other object announces its change, too.")
    let ofOtherAgain = await announcements(of: other) { settings.sleepGoal = 8 }
    #expect(ofOtherAgain == 1, "The other object announces a change by the first one.")
  }

  @Test func `a change by other code is announced once`() async {
    let settings = SettingsStore(store: store)
    let name = defaults.name
    let goal = await announcements(of: settings) { Self.write(6.0, "sleepGoal", to: name) }
    #expect(goal == 1, "Other code has saved 6.")
    #expect(settings.sleepGoal == 6, "The object reads what other code has saved.")
    let back = await announcements(of: settings) { Self.write(8.0, "sleepGoal", to: name) }
    #expect(back == 1, "Other code has saved 8, which is a change from 6.")
    let off = await announcements(of: settings) { Self.write(false, "notifications", to: name) }
    #expect(off == 1, "Other code has saved false.")
  }

  @Test func `a change from a saved value to the default is announced`() async {
    store.set(6.0, forKey: "sleepGoal")
    store.set(false, forKey: "notifications")
    let settings = SettingsStore(store: store)
    let name = defaults.name
    let goal = await announcements(of: settings) { Self.write(8.0, "sleepGoal", to: name) }
    #expect(goal == 1, "6 was saved before, and other code has saved 8.")
    let on = await announcements(of: settings) { settings.notifications = true }
    #expect(on == 1, "false was saved before, and notifications were switched on.")
  }

  @Test func `removing a key is announced if it changes the setting`() async {
    store.set(6.0, forKey: "sleepGoal")
    let settings = SettingsStore(store: store)
    let name = defaults.name
    let count = await announcements(of: settings) { Self.write(nil, "sleepGoal", to: name) }
    #expect(count == 1, "Other code has removed the key, so the goal changed from 6 to 8.")
    #expect(settings.sleepGoal == 8, "There is no longer a saved value.")
  }

  @Test func `a change on another thread is announced on the main queue`() async {
    let settings = SettingsStore(store: store)
    let main = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: main, value: true)
    let queues = Queues()
    let token = settings.objectWillChange.sink { _ in
      queues.append(DispatchQueue.getSpecific(key: main) == true ? "main queue" : "other thread")
    }
    let name = defaults.name
    await Task.detached { Self.write(5.5, "sleepGoal", to: name) }.value
    await mainQueue()
    #expect(queues.values == ["main queue"], "Other code has saved 5.5 on another thread, once.")
    #expect(settings.sleepGoal == 5.5, "The object reads what other code has saved.")
    await Task.detached { Self.write(false, "notifications", to: name) }.value
    await mainQueue()
    #expect(
      queues.values == ["main queue", "main queue"],
      "Other code has saved false on another thread, too.")
    DispatchQueue.main.setSpecific(key: main, value: nil)
    token.cancel()
  }

  /// The queues on which a closure was called.
  private nonisolated final class Queues: Sendable {
    private let names = Mutex<[String]>([])
    var values: [String] { names.withLock { $0 } }
    func append(_ name: String) { names.withLock { $0.append(name) } }
  }

  @Test func `changes to other keys and other stores aren't announced`() async {
    store.set(6.0, forKey: "sleepGoal")
    let settings = SettingsStore(store: store)
    let elsewhere = TemporaryDefaults()
    let (name, otherName) = (defaults.name, elsewhere.name)
    for time in ["At first", "After a change"] {
      let count = await announcements(of: settings) {
        Self.write(time, "tone", to: name)
        Self.write(5.0, "sleepGoal", to: otherName)
        SettingsStore(store: elsewhere.store).notifications.toggle()
      }
      #expect(count == 0, "\(time), another key and another store were written.")
      let change = await announcements(of: settings) { settings.sleepGoal += 1 }
      #expect(change == 1, "After that, the goal was increased by 1.")
    }
    #expect(settings.sleepGoal == 8, "The goal was 6, and was increased twice.")
    for time in ["third", "fourth"] {
      let count = await announcements(of: settings) { Self.write(time, "tone", to: name) }
      #expect(
        count == 0, "For the \(time) time, another key was written. The goal is still 8.")
    }
  }

  @Test func `two changes in a row are announced`() async {
    let settings = SettingsStore(store: store)
    let name = defaults.name
    let count = await announcements(of: settings) {
      Self.write(6.0, "sleepGoal", to: name)
      Self.write(false, "notifications", to: name)
    }
    let isOnceOrTwice = count == 1 || count == 2
    #expect(isOnceOrTwice, "Both settings changed, which is announced \(count) times.")
    let later = await announcements(of: settings) { Self.write("Rain", "tone", to: name) }
    #expect(later == 0, "Both changes were announced before, and now another key was written.")
    let together = await announcements(of: settings) {
      UserDefaults(suiteName: name)?.set(7.0, forKey: "sleepGoal")
      Self.write(true, "notifications", to: name)
    }
    let isAnnounced = together == 1 || together == 2
    #expect(isAnnounced, "Other code has set both, then notified: \(together) announcements.")
    let last = await announcements(of: settings) { Self.write("Wind", "tone", to: name) }
    #expect(last == 0, "Both changes were announced before, and another key was written again.")
  }

  // MARK: Other observers

  @Test func `a view with @AppStorage follows, and its changes are announced`() async {
    struct Settings: View {
      @AppStorage private var goal: Double
      @AppStorage private var notifications: Bool
      init(store: UserDefaults) {
        _goal = AppStorage(wrappedValue: 8, "sleepGoal", store: store)
        _notifications = AppStorage(wrappedValue: true, "notifications", store: store)
      }
      var body: some View {
        Stepper("\(goal)", value: $goal)
        Toggle("Notifications", isOn: $notifications)
      }
    }
    let settings = SettingsStore(store: store)
    let again = defaults.reopened()
    let screen = Screen { Settings(store: again) }
    settings.sleepGoal = 10
    settings.notifications = false
    await mainQueue()
    let showsGoal = screen.stepper("10.000000").exists
    #expect(showsGoal, "The goal was set to 10, and the view was notified.")
    let isOn = screen.toggle("Notifications").isOn
    #expect(!isOn, "Notifications were switched off, and the view was notified.")
    let goal = await announcements(of: settings) { screen.stepper("10.000000").increment() }
    #expect(goal == 1, "The view has changed the goal.")
    #expect(settings.sleepGoal == 11, "The view has changed the goal from 10 to 11.")
    let toggled = await announcements(of: settings) { screen.toggle("Notifications").toggle() }
    #expect(toggled == 1, "The view has switched on notifications.")
  }

  @Test func `two screens show the same values`() async {
    let (first, second) = (
      SettingsStore(store: store), SettingsStore(store: defaults.reopened())
    )
    let screen = Screen { SleepScreen(settings: first) }
    let other = Screen { SleepScreen(settings: second) }
    screen.stepper("Goal: 8.0 hours").decrement()
    screen.toggle("Notifications").toggle()
    await mainQueue()
    #expect(screen.shows("Goal: 7.5 hours"), "The goal was decreased on this screen.")
    #expect(other.shows("Goal: 7.5 hours"), "The goal was decreased on the other screen.")
    let isOn = other.toggle("Notifications").isOn
    #expect(!isOn, "Notifications were switched off on the other screen.")
    other.stepper("Goal: 7.5 hours").decrement()
    await mainQueue()
    #expect(screen.shows("Goal: 7.0 hours"), "The goal was decreased on the other screen.")
  }

  @Test func `observing the store doesn't keep the object alive`() async {
    var settings: SettingsStore? = SettingsStore(store: store)
    weak let observed = settings
    settings?.sleepGoal = 7
    await mainQueue()
    Self.write(6.5, "sleepGoal", to: defaults.name)
    await mainQueue()
    settings = nil
    let isReleased = observed == nil
    #expect(isReleased, "Nothing else refers to the object, so it is released.")
    Self.write(6.0, "sleepGoal", to: defaults.name)
    await mainQueue()
  }
}
