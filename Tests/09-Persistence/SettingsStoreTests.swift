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

  /// Does something, and counts how often the settings announce until all is quiet.
  private func announcements(
    of settings: SettingsStore, while action: () async -> Void
  ) async -> Int {
    await quiet()
    var count = 0
    let token = settings.objectWillChange.sink { _ in count += 1 }
    await action()
    await quiet()
    token.cancel()
    return count
  }

  /// Lets everything run that waits for the main queue, and what that brings about.
  private func quiet() async {
    for _ in 1...3 {
      await withCheckedContinuation { rest in DispatchQueue.main.async { rest.resume() } }
    }
  }

  /// Writes through an instance of its own, as somebody else does.
  private nonisolated static func write(_ value: Any, _ key: String, to suite: String) {
    let other = UserDefaults(suiteName: suite)
    other?.set(value, forKey: key)
    // On Apple's platforms writing says so by itself.
    #if !canImport(Darwin)
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: other)
    #endif
  }

  @Test func `at first the goal is 8 hours, and there are notifications`() {
    let settings = SettingsStore(store: store)
    #expect(settings.sleepGoal == 8.0)
    #expect(settings.notifications == true)
    #expect(defaults.savedKeys == [], "Nobody has set anything, and so nothing is saved.")
  }

  @Test func `what is set is saved, and there when the program starts again`() {
    let settings = SettingsStore(store: store)
    settings.sleepGoal = 7.5
    settings.notifications = false
    #expect(store.double(forKey: "sleepGoal") == 7.5)
    let again = SettingsStore(store: defaults.reopened())
    #expect(again.sleepGoal == 7.5)
    #expect(again.notifications == false)
  }

  @Test func `what was saved before is read`() {
    store.set(6.5, forKey: "sleepGoal")
    store.set(false, forKey: "notifications")
    let settings = SettingsStore(store: store)
    #expect(settings.sleepGoal == 6.5)
    #expect(settings.notifications == false)
  }

  @Test func `a set can be read back at once`() {
    let settings = SettingsStore(store: store)
    settings.sleepGoal += 0.5
    settings.sleepGoal += 0.5
    settings.notifications.toggle()
    #expect(settings.sleepGoal == 9.0)
    #expect(settings.notifications == false)
  }

  @Test func `a change of its own is announced once`() async {
    let settings = SettingsStore(store: store)
    #expect(await announcements(of: settings) { settings.sleepGoal = 7.5 } == 1)
    #expect(await announcements(of: settings) { settings.notifications = false } == 1)
    #expect(await announcements(of: settings) { settings.sleepGoal = 8 } == 1)
  }

  @Test func `what another instance changes is read, and announced once`() async {
    let settings = SettingsStore(store: store)
    let other = SettingsStore(store: defaults.reopened())
    #expect(await announcements(of: settings) { other.sleepGoal = 9.5 } == 1)
    #expect(settings.sleepGoal == 9.5)
    #expect(await announcements(of: settings) { other.notifications = false } == 1)
    #expect(settings.notifications == false)
  }

  @Test func `what somebody else writes in the store is announced once`() async {
    let settings = SettingsStore(store: store)
    let name = defaults.name
    #expect(await announcements(of: settings) { Self.write(6.0, "sleepGoal", to: name) } == 1)
    #expect(settings.sleepGoal == 6)
  }

  @Test func `what is written on another thread is announced on the main queue`() async {
    let settings = SettingsStore(store: store)
    let main = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: main, value: true)
    let queues = Queues()
    let token = settings.objectWillChange.sink { _ in
      queues.append(DispatchQueue.getSpecific(key: main) == true)
    }
    let name = defaults.name
    await Task.detached { Self.write(5.5, "sleepGoal", to: name) }.value
    await quiet()
    #expect(queues.values == [true], "Views may be told on the main queue only, and once.")
    #expect(settings.sleepGoal == 5.5)
    DispatchQueue.main.setSpecific(key: main, value: nil)
    token.cancel()
  }

  /// On which queues something was heard: whether each was the main one.
  private nonisolated final class Queues: Sendable {
    private let heard = Mutex<[Bool]>([])
    var values: [Bool] { heard.withLock { $0 } }
    func append(_ isMain: Bool) { heard.withLock { $0.append(isMain) } }
  }

  @Test func `other keys and other stores are not announced`() async {
    let settings = SettingsStore(store: store)
    let elsewhere = TemporaryDefaults()
    let (name, otherName) = (defaults.name, elsewhere.name)
    let count = await announcements(of: settings) {
      Self.write("Rain", "tone", to: name)
      Self.write(5.0, "sleepGoal", to: otherName)
      SettingsStore(store: elsewhere.store).notifications = false
    }
    #expect(count == 0, "Neither the goal nor the notifications of this store have changed.")
  }

  @Test func `a view with the key follows, and is followed`() async {
    struct Goal: View {
      @AppStorage private var goal: Double
      init(store: UserDefaults) {
        _goal = AppStorage(wrappedValue: 8, "sleepGoal", store: store)
      }
      var body: some View { Stepper("\(goal)", value: $goal) }
    }
    let settings = SettingsStore(store: store)
    let again = defaults.reopened()
    let screen = Screen { Goal(store: again) }
    settings.sleepGoal = 10
    #expect(screen.stepper("10.000000").exists, "@AppStorage is told what was set.")
    let count = await announcements(of: settings) { screen.stepper("10.000000").increment() }
    #expect(count == 1, "It was @AppStorage that has changed the goal.")
    #expect(settings.sleepGoal == 11)
  }

  @Test func `two screens show what the store holds`() async {
    let (first, second) = (
      SettingsStore(store: store), SettingsStore(store: defaults.reopened())
    )
    let screen = Screen { SleepScreen(settings: first) }
    let other = Screen { SleepScreen(settings: second) }
    screen.stepper("Goal: 8.0 hours").decrement()
    screen.toggle("Notifications").toggle()
    await quiet()
    #expect(screen.stepper("Goal: 7.5 hours").exists, "The screen that was used shows it.")
    #expect(other.stepper("Goal: 7.5 hours").exists, "The other one shows it, too.")
    #expect(!other.toggle("Notifications").isOn)
  }

  @Test func `values of other types stop nothing`() async {
    store.set("much", forKey: "sleepGoal")
    store.set([1, 2], forKey: "notifications")
    let settings = SettingsStore(store: store)
    _ = (settings.sleepGoal, settings.notifications)
    settings.sleepGoal = 7
    #expect(settings.sleepGoal == 7)
  }

  @Test func `a store that nobody keeps is released, and announces no more`() async {
    var settings: SettingsStore? = SettingsStore(store: store)
    weak let watched = settings
    settings?.sleepGoal = 7
    await quiet()
    settings = nil
    #expect(watched == nil, "To listen to the defaults keeps nobody alive.")
    Self.write(6.0, "sleepGoal", to: defaults.name)
    await quiet()
  }
}
