import StateFlow
import Synchronization
import Testing
import WorkbookTesting

@testable import Persistence

@Suite("9.4 Settings store", .exercise)
struct SettingsStoreTests {
  private let defaults = TemporaryDefaults()
  private var store: UserDefaults { defaults.store }

  /// Performs an action and counts the announcements until the main queue is idle.
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

  /// Waits until the main queue is idle, that is, until it has run all its work, including any work
  /// that is scheduled in the meantime.
  private func mainQueue() async {
    for _ in 1...5 {
      await withCheckedContinuation { rest in DispatchQueue.main.async { rest.resume() } }
    }
  }

  /// Sets a value through another instance, as other code would, or removes the key if the value is
  /// `nil`.
  private nonisolated static func write(_ value: Any?, _ key: String, to suite: String) {
    let other = UserDefaults(suiteName: suite)
    if let value { other?.set(value, forKey: key) } else { other?.removeObject(forKey: key) }
    // On Apple's platforms, setting a value posts the notification.
    #if !canImport(Darwin)
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: other)
    #endif
  }

  // MARK: Reading and saving

  @Test(.proves(1)) func `if nothing is saved, the goal is 8 hours, and notifications are on`() {
    let settings = SettingsStore(store: store)
    #expect(settings.sleepGoal == 8.0, "The default goal should be 8 hours.")
    #expect(settings.notifications == true, "Notifications should be on by default.")
    #expect(defaults.savedKeys == [], "No setting was changed, so nothing should be saved.")
  }

  @Test(.proves(2)) func `the settings are saved and have the same values after a relaunch`() {
    let settings = SettingsStore(store: store)
    settings.sleepGoal = 7.5
    settings.notifications = false
    #expect(defaults.savedKeys == ["notifications", "sleepGoal"], "Both settings were changed.")
    let goal = store.double(forKey: "sleepGoal")
    #expect(goal == 7.5, "The goal was set to 7.5, so 7.5 should be saved.")
    let relaunched = SettingsStore(store: defaults.reopened())
    #expect(relaunched.sleepGoal == 7.5, "The goal was set to 7.5 before the relaunch.")
    #expect(
      relaunched.notifications == false, "Notifications were switched off before the relaunch.")
  }

  @Test(.proves(1)) func `the settings have the saved values`() {
    store.set(6.5, forKey: "sleepGoal")
    store.set(false, forKey: "notifications")
    let settings = SettingsStore(store: store)
    #expect(settings.sleepGoal == 6.5, "The saved goal is 6.5, so it should apply.")
    #expect(settings.notifications == false, "The saved value for notifications is false.")
  }

  @Test(.proves(2)) func `0 and false are saved like any other value`() {
    let settings = SettingsStore(store: store)
    settings.sleepGoal = 0
    settings.notifications = false
    #expect(
      settings.sleepGoal == 0, "The goal was set to 0, which should be saved like any other value.")
    #expect(
      settings.notifications == false,
      "Notifications were set to false, which should be saved like any other value.")
  }

  @Test(.proves(2)) func `a setting that is set to the value that it has is saved`() {
    let settings = SettingsStore(store: store)
    settings.sleepGoal = 8
    settings.notifications = true
    #expect(
      defaults.savedKeys == ["notifications", "sleepGoal"],
      "Nothing was saved, and then both settings were set, to 8 and true. Both should be saved.")
    let goal = store.double(forKey: "sleepGoal")
    #expect(goal == 8, "The goal was set to 8, so 8 should be saved.")
  }

  @Test(.proves(2)) func `a setting has its new value immediately`() {
    let settings = SettingsStore(store: store)
    settings.sleepGoal += 0.5
    settings.sleepGoal += 0.5
    settings.notifications.toggle()
    #expect(settings.sleepGoal == 9.0, "Half an hour was added twice to a goal of 8 hours.")
    #expect(settings.notifications == false, "Notifications were switched off.")
    settings.notifications.toggle()
    #expect(settings.notifications == true, "Notifications were switched on again.")
  }

  @Test(.proves(9)) func `saved values of other types don't crash the program`() async {
    store.set("much", forKey: "sleepGoal")
    store.set([1, 2], forKey: "notifications")
    let settings = SettingsStore(store: store)
    _ = (settings.sleepGoal, settings.notifications)
    settings.sleepGoal = 7
    settings.notifications = false
    #expect(settings.sleepGoal == 7, "Setting the goal should replace the saved string.")
    #expect(
      settings.notifications == false,
      "Setting notifications to false should replace the saved array.")
    Self.write(["much"], "sleepGoal", to: defaults.name)
    await mainQueue()
    _ = settings.sleepGoal
    settings.sleepGoal = 6
    #expect(
      settings.sleepGoal == 6, "Setting the goal should replace the array that other code saved.")
  }

  // MARK: Announcing

  @Test(.proves(4)) func `a change by the object itself is announced once`() async {
    let settings = SettingsStore(store: store)
    let goal = await announcements(of: settings) { settings.sleepGoal = 7.5 }
    #expect(goal == 1, "The goal was changed from 8 to 7.5, which should be announced once.")
    let notifications = await announcements(of: settings) { settings.notifications = false }
    #expect(notifications == 1, "Notifications were switched off, which should be announced once.")
    let back = await announcements(of: settings) { settings.sleepGoal = 8 }
    #expect(
      back == 1, "The goal was changed back to 8, which should be announced like any other change.")
    let on = await announcements(of: settings) { settings.notifications = true }
    #expect(on == 1, "Notifications were switched on again, which should be announced once.")
  }

  @Test(.proves(5)) func `both objects announce a change by either object once`() async {
    let settings = SettingsStore(store: store)
    let other = SettingsStore(store: defaults.reopened())
    let goal = await announcements(of: settings) { other.sleepGoal = 9.5 }
    #expect(goal == 1, "The other object changed the goal to 9.5, which should be announced once.")
    #expect(settings.sleepGoal == 9.5, "Both objects read the same store.")
    let notifications = await announcements(of: settings) { other.notifications = false }
    #expect(notifications == 1, "The other object switched notifications off.")
    #expect(settings.notifications == false, "Both objects read the same store.")
    let ofOther = await announcements(of: other) { other.sleepGoal = 7 }
    #expect(ofOther == 1, "The other object should announce its own change, too.")
    let ofOtherAgain = await announcements(of: other) { settings.sleepGoal = 8 }
    #expect(
      ofOtherAgain == 1, "The other object should also announce a change by the first object.")
  }

  @Test(.proves(5)) func `a change by other code is announced once`() async {
    let settings = SettingsStore(store: store)
    let name = defaults.name
    let goal = await announcements(of: settings) { Self.write(6.0, "sleepGoal", to: name) }
    #expect(goal == 1, "Other code saved a goal of 6, which should be announced once.")
    #expect(settings.sleepGoal == 6, "The goal should be the value that other code saved.")
    let back = await announcements(of: settings) { Self.write(8.0, "sleepGoal", to: name) }
    #expect(
      back == 1,
      "Other code saved a goal of 8, which is a change from 6 and should be announced once.")
    let off = await announcements(of: settings) { Self.write(false, "notifications", to: name) }
    #expect(off == 1, "Other code saved false for notifications, which should be announced once.")
  }

  @Test(.proves(5)) func `a change from a saved value to the default is announced`() async {
    store.set(6.0, forKey: "sleepGoal")
    store.set(false, forKey: "notifications")
    let settings = SettingsStore(store: store)
    let name = defaults.name
    let goal = await announcements(of: settings) { Self.write(8.0, "sleepGoal", to: name) }
    #expect(goal == 1, "The saved goal was 6, and then other code saved a goal of 8.")
    let on = await announcements(of: settings) { settings.notifications = true }
    #expect(on == 1, "The saved value was false, and then notifications were switched on.")
  }

  @Test(.proves(5)) func `removing a key is announced if it changes the setting`() async {
    store.set(6.0, forKey: "sleepGoal")
    let settings = SettingsStore(store: store)
    let name = defaults.name
    let count = await announcements(of: settings) { Self.write(nil, "sleepGoal", to: name) }
    #expect(count == 1, "Other code removed the key, so the goal changed from 6 to 8.")
    #expect(
      settings.sleepGoal == 8, "No goal is saved anymore, so the default of 8 hours should apply.")
    settings.notifications = false
    await mainQueue()
    let switched = await announcements(of: settings) { Self.write(nil, "notifications", to: name) }
    #expect(switched == 1, "Other code removed the key, so notifications changed from off to on.")
    #expect(settings.notifications, "Nothing is saved anymore, so notifications should be on.")
  }

  @Test(.proves(6)) func `a change on another thread is announced on the main queue`() async {
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
    #expect(
      queues.values == ["main queue"], "Other code saved a goal of 5.5 once, on another thread.")
    #expect(settings.sleepGoal == 5.5, "The goal should be the value that other code saved.")
    await Task.detached { Self.write(false, "notifications", to: name) }.value
    await mainQueue()
    #expect(
      queues.values == ["main queue", "main queue"],
      "Other code also saved false for notifications on another thread.")
    DispatchQueue.main.setSpecific(key: main, value: nil)
    token.cancel()
  }

  /// The queues on which a closure was called.
  private nonisolated final class Queues: Sendable {
    private let names = Mutex<[String]>([])
    var values: [String] { names.withLock { $0 } }
    func append(_ name: String) { names.withLock { $0.append(name) } }
  }

  @Test(.proves(7)) func `changes to other keys and other stores aren't announced`() async {
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
      #expect(count == 0, "\(time), other code wrote only to another key and to another store.")
      let change = await announcements(of: settings) { settings.sleepGoal += 1 }
      #expect(
        change == 1,
        "After other code wrote to another key and to another store, the goal was increased by 1.")
    }
    #expect(settings.sleepGoal == 8, "The goal was 6 and was increased twice, so it should be 8.")
    for time in ["third", "fourth"] {
      let count = await announcements(of: settings) { Self.write(time, "tone", to: name) }
      #expect(
        count == 0, "For the \(time) time, other code wrote to another key. The goal is still 8.")
    }
  }

  @Test(.proves(5)) func `two changes in a row are announced`() async {
    let settings = SettingsStore(store: store)
    let name = defaults.name
    let count = await announcements(of: settings) {
      Self.write(6.0, "sleepGoal", to: name)
      Self.write(false, "notifications", to: name)
    }
    let isOnceOrTwice = count == 1 || count == 2
    #expect(
      isOnceOrTwice,
      "Both settings changed, which was announced \(count) times instead of once or twice.")
    let later = await announcements(of: settings) { Self.write("Rain", "tone", to: name) }
    #expect(
      later == 0, "Both changes were already announced. Then other code wrote only to another key.")
    let together = await announcements(of: settings) {
      UserDefaults(suiteName: name)?.set(7.0, forKey: "sleepGoal")
      Self.write(true, "notifications", to: name)
    }
    let isAnnounced = together == 1 || together == 2
    #expect(
      isAnnounced,
      """
      Other code set both values. The changes were announced \(together) times instead of once or \
      twice.
      """)
    let last = await announcements(of: settings) { Self.write("Wind", "tone", to: name) }
    #expect(
      last == 0, "Both changes were already announced. Then other code wrote to another key again.")
  }

  @Test(.proves(5)) func `a change by other code right after one by the object is shown`() async {
    let settings = SettingsStore(store: store)
    let screen = Screen { SleepScreen(settings: settings) }
    for goal in [6.0, 5.0] {
      settings.sleepGoal = 9
      // The screen may be updated before the other change.
      _ = screen.texts
      Self.write(goal, "sleepGoal", to: defaults.name)
      await mainQueue()
      #expect(
        screen.shows("Goal: \(goal) hours"),
        "The object set a goal of 9, and right after that, other code saved a goal of \(goal).")
    }
  }

  // MARK: Other observers

  @Test(.proves(3)) func `a view with @AppStorage and the object update each other`() async {
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
    await mainQueue()
    #expect(
      screen.stepper("10.000000").exists,
      "The goal was set to 10, so the view's stepper should show 10.")
    settings.notifications = false
    await mainQueue()
    #expect(
      !screen.toggle("Notifications").isOn,
      "Notifications were switched off, so the view's toggle should be off.")
    let goal = await announcements(of: settings) { screen.stepper("10.000000").increment() }
    #expect(goal == 1, "The stepper in the view changed the goal, which should be announced once.")
    #expect(settings.sleepGoal == 11, "The stepper in the view changed the goal from 10 to 11.")
    let toggled = await announcements(of: settings) { screen.toggle("Notifications").toggle() }
    #expect(toggled == 1, "The toggle in the view switched notifications on.")
  }

  @Test(.proves(3)) func `two screens show the same values`() async {
    let (first, second) = (
      SettingsStore(store: store), SettingsStore(store: defaults.reopened())
    )
    let screen = Screen { SleepScreen(settings: first) }
    let other = Screen { SleepScreen(settings: second) }
    screen.stepper("Goal: 8.0 hours").decrement()
    screen.toggle("Notifications").toggle()
    await mainQueue()
    #expect(screen.shows("Goal: 7.5 hours"), "The goal was decreased on the first screen.")
    #expect(other.shows("Goal: 7.5 hours"), "The goal was decreased on the first screen.")
    #expect(
      !other.toggle("Notifications").isOn, "Notifications were switched off on the first screen.")
    other.stepper("Goal: 7.5 hours").decrement()
    await mainQueue()
    #expect(screen.shows("Goal: 7.0 hours"), "The goal was decreased on the second screen.")
  }

  @Test(.proves(8)) func `observing the store doesn't keep the object alive`() async {
    var settings: SettingsStore? = SettingsStore(store: store)
    weak let observed = settings
    settings?.sleepGoal = 7
    await mainQueue()
    Self.write(6.5, "sleepGoal", to: defaults.name)
    await mainQueue()
    settings = nil
    #expect(observed == nil, "Nothing else refers to the object, so it should be released.")
    Self.write(6.0, "sleepGoal", to: defaults.name)
    await mainQueue()
  }
}
