import StateFlow
import Synchronization
import Testing
import WorkbookTesting

extension AppStorageTests {
  final class Settings: ObservableObject {
    @AppStorage var goal: Int
    @Published var name = "Ann"

    init(_ store: UserDefaults) {
      _goal = AppStorage(wrappedValue: 8, "goal", store: store)
    }
  }

  /// An object whose only published property is a stored setting.
  final class Goals: ObservableObject {
    @AppStorage var goal: Int

    init(_ store: UserDefaults) {
      _goal = AppStorage(wrappedValue: 8, "goal", store: store)
    }
  }

  struct SettingsView: View {
    @ObservedObject var settings: Settings
    var body: some View {
      Text("\(settings.goal)")
      Button("Add") { settings.goal += 1 }
      Stepper("Through $", value: $settings.goal)
      Stepper("Through the wrapper", value: settings.$goal)
    }
  }

  /// Returns the number of times that an object announces a change during an action.
  private func announcements(
    of object: some ObservableObject, while work: () -> Void
  ) -> Int {
    var count = 0
    let token = object.objectWillChange.sink { _ in count += 1 }
    work()
    token.cancel()
    return count
  }

  @Test func `AS2 writing a stored property of an object announces one change`() {
    let defaults = TemporaryDefaults()
    let settings = Settings(defaults.store)
    #expect(announcements(of: settings) { settings.goal = 9 } == 1)
    #expect(announcements(of: settings) { settings.name = "Bea" } == 1)
    #expect(defaults.store.integer(forKey: "goal") == 9)
  }

  @Test func `AS2 a write announces one change, even in an object without published properties`() {
    let defaults = TemporaryDefaults()
    let goals = Goals(defaults.store)
    #expect(announcements(of: goals) { goals.goal = 9 } == 1)
    #expect(goals.objectWillChange === goals.objectWillChange)
  }

  @Test func `AS2 the object announces a change after the store has the new value`() {
    let defaults = TemporaryDefaults()
    let settings = Settings(defaults.store)
    var seen: [Int] = []
    let token = settings.objectWillChange.sink { seen.append(settings.goal) }
    settings.goal = 9
    settings.goal = 10
    #expect(seen == [9, 10])
    token.cancel()
  }

  @Test func `AS2 writing the current value again doesn't announce a change`() {
    let defaults = TemporaryDefaults()
    let settings = Settings(defaults.store)
    let count = announcements(of: settings) {
      settings.goal = 8
      settings.goal = 9
      settings.goal = 9
    }
    #expect(count == 1)
  }

  @Test
  func `AS2 a write through another wrapper is announced, but a write to another key isn't`() {
    let defaults = TemporaryDefaults()
    let (settings, other) = (Settings(defaults.store), Settings(defaults.reopened()))
    let key = AppStorage(wrappedValue: 0, "other", store: defaults.store)
    #expect(announcements(of: settings) { other.goal = 20 } == 1)
    #expect(announcements(of: settings) { key.wrappedValue = 20 } == 0)
    #expect(settings.goal == 20)
  }

  @Test func `AS2 a view that observes the object is updated, and the story names the property`() {
    let defaults = TemporaryDefaults()
    let settings = Settings(defaults.store)
    let screen = Screen { SettingsView(settings: settings) }
    screen.button("Add").tap()
    #expect(screen.texts == ["9"])
    #expect(screen.bodyCount(of: SettingsView.self) == 2)
    let update = screen.story.last
    #expect(
      update?.writes.map { "\($0.owner).\($0.property) \($0.old) \($0.new)" }
        == ["Settings.goal 8 9"])
    #expect(update?.writes.map(\.outcome) == [.announced])
    screen.stepper("Through $").increment()
    screen.stepper("Through the wrapper").increment()
    #expect(screen.texts == ["11"])
    #expect(screen.diagnostics.isEmpty)
  }

  @Test func `AS2 an object and a view with the same key update each other`() {
    let defaults = TemporaryDefaults()
    let settings = Settings(defaults.store)
    let screen = Screen {
      SettingsView(settings: settings)
      Goal("goal", in: defaults.store)
    }
    screen.button("Add", at: 0).tap()
    #expect(screen.texts == ["9", "9"])
    screen.button("Add", at: 1).tap()
    #expect(screen.texts == ["10", "10"])
  }

  @Test func `AS2 an observed object is released when its last reference is removed`() {
    let defaults = TemporaryDefaults()
    var settings: Settings? = Settings(defaults.store)
    weak let watched = settings
    let token = settings?.objectWillChange.sink {}
    settings?.goal = 9
    settings = nil
    #expect(watched == nil)
    token?.cancel()
  }

  @Test func `AS2 a write on another thread is announced on that thread and updates the screen`() {
    let defaults = TemporaryDefaults()
    nonisolated(unsafe) let settings = Settings(defaults.store)
    let screen = Screen { SettingsView(settings: settings) }
    join { settings.goal = 30 }
    #expect(screen.texts == ["30"])
    #expect(screen.diagnostics.map(\.kind) == [.announcementOffMain])
  }
}

extension AppStorageTests {
  @Test func `AS2 a write is announced on its own thread while other threads change defaults`() {
    let defaults = TemporaryDefaults()
    let settings = Settings(defaults.store)
    let here = pthread_self()
    var isHere: [Bool] = []
    let token = settings.objectWillChange.sink {
      isHere.append(pthread_equal(pthread_self(), here) != 0)
    }
    let isOver = Atomic(false)
    withExtendedLifetime(token) {
      let ended = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        while !isOver.load(ordering: .relaxed) {
          NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: nil)
        }
        ended.signal()
      }
      for number in 1...300 { settings.goal = -number }
      isOver.store(true, ordering: .relaxed)
      ended.wait()
    }
    #expect(isHere == Array(repeating: true, count: 300))
  }
}
