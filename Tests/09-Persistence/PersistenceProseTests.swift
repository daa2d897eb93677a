import StateFlow
import Testing
import WorkbookProse
import WorkbookTesting

// listing: twice
@Test func `the alarm starts over on each new screen`() {
  let first = Screen { ForgetfulAlarm() }
  first.stepper("Wake up at 7").decrement()
  #expect(first.stepper("Wake up at 6").exists)
  let second = Screen { ForgetfulAlarm() }
  #expect(second.stepper("Wake up at 7").exists)
}
// end

// listing: store
@Test func `a store saves values under keys`() {
  let defaults = TemporaryDefaults()
  defaults.store.set(6, forKey: "hour")
  let later = defaults.reopened()
  #expect(later.integer(forKey: "hour") == 6)
  later.removeObject(forKey: "hour")
  #expect(later.object(forKey: "hour") == nil)
}
// end

// listing: disk
@Test func `another process reads the saved value from disk`() async {
  let defaults = TemporaryDefaults()
  defaults.store.set(6, forKey: "hour")
  defaults.store.synchronize()
  await #expect(processExitsWith: .exitCode(6)) {
    [name = defaults.name as String] in
    let store = UserDefaults(suiteName: name)
    exit(Int32(store?.integer(forKey: "hour") ?? 0))
  }
}
// end

// listing: missing
@Test func `typed getters return 0, false, or nil for missing values`() {
  let defaults = TemporaryDefaults()
  let store = defaults.store
  #expect(store.integer(forKey: "snoozes") == 0)
  #expect(store.bool(forKey: "isOn") == false)
  #expect(store.string(forKey: "label") == nil)

  store.set("never", forKey: "snoozes")
  #expect(store.integer(forKey: "snoozes") == 0)
  #expect(store.object(forKey: "snoozes") as? Int == nil)
  #expect(store.object(forKey: "snoozes") as? String == "never")
}
// end

// listing: registered
@Test func `registering saves nothing`() {
  let defaults = TemporaryDefaults()
  let store = defaults.store
  store.register(defaults: ["fadeIn": 30])
  #expect(store.integer(forKey: "fadeIn") == 30)
  #expect(defaults.savedKeys == [])

  store.set(0, forKey: "fadeIn")
  #expect(store.integer(forKey: "fadeIn") == 0)
  store.removeObject(forKey: "fadeIn")
  #expect(store.integer(forKey: "fadeIn") == 30)
}
// end

// listing: nested
@Test func `a generic function recognizes nil`() {
  let page: Int? = nil
  #expect(spoken(page) == "nothing")
  #expect(spoken(12) == "12")
}
// end

// listing: first
@Test func `setting the first value in init doesn't run didSet`() {
  let lamp = Lamp(level: 3)
  #expect(lamp.journal == [])
  lamp.level = 4
  #expect(lamp.journal == ["level is 4"])
}
// end

// listing: heard
@Test func `an observer of a store is notified on the main queue`() async {
  let defaults = TemporaryDefaults()
  let witness = Witness()
  let before = witness.heard
  let other = defaults.reopened()
  other.set(6, forKey: "hour")
  tellWritten(other)
  #expect(witness.heard == before)
  await mainQueue()
  #expect(witness.heard > before)
}
// end

/// Waits until the work that is pending on the main queue has run.
private func mainQueue() async {
  await withCheckedContinuation { rest in DispatchQueue.main.async { rest.resume() } }
}

// listing: json
@Test func `a value is encoded as data and decoded again`() throws {
  let melody = Melody(name: "Dawn", notes: [60, 64, 67])
  let data = try JSONEncoder().encode(melody)
  let read = try? JSONDecoder().decode(Melody.self, from: data)
  #expect(read == melody)
  let other = Data(#"{"name":"Dawn"}"#.utf8)
  let failed = try? JSONDecoder().decode(Melody.self, from: other)
  #expect(failed == nil)
}
// end

/// Checks that the listings in `Chapters/09-Persistence.md` behave as the chapter says.
@Suite("Chapter 9: Persistence")
struct PersistenceProseTests {
  private let prose = Prose(chapter: "09-Persistence")
  private let defaults = TemporaryDefaults()
  private var store: UserDefaults { defaults.store }

  private func bedroom() -> Screen {
    Screen {
      Alarm(store: store)
      Bedside(store: store)
    }
  }

  @Test func `the forgetful alarm changes while it's on screen`() throws {
    let screen = Screen { ForgetfulAlarm() }
    screen.stepper("Wake up at 7").decrement()
    try prose.expect(screen.story.last, isTold: "forgetful")
  }

  @Test func `a write without a notification updates nothing`() throws {
    store.set(7, forKey: "hour")
    let screen = Screen { SilentAlarm(store: store) }
    screen.button("Later").tap()
    #expect(screen.texts == ["Wake up at 7"])
    #expect(store.integer(forKey: "hour") == 8)
    try prose.expect(screen.story.last, isTold: "silent")
  }

  @Test func `two views with the same key show the same value`() throws {
    let screen = bedroom()
    screen.stepper("Wake up at 7").decrement()
    #expect(screen.texts == ["Birds at 6"])
    try prose.expect(screen.story.last, isTold: "hour", isDrawn: true)
  }

  @Test func `a write to a key runs only the bodies that read the key`() throws {
    let screen = bedroom()
    screen.button("Change the tone").tap()
    #expect(screen.texts == ["Bells at 7"])
    #expect(store.object(forKey: "tone") as? Int == 1)
    try prose.expect(screen.story.last, isTold: "tone")
  }

  @Test func `values that were set survive a relaunch`() {
    bedroom().stepper("Wake up at 7").decrement()
    let later = defaults.reopened()
    let screen = Screen { Bedside(store: later) }
    #expect(screen.texts == ["Birds at 6"])
  }

  @Test func `a write by other code updates the views if a notification is posted`() throws {
    let screen = bedroom()
    let other = defaults.reopened()
    other.set(5, forKey: "hour")
    tellWritten(other)
    #expect(screen.texts == ["Birds at 5"])
    try prose.expect(screen.story.last, isTold: "other", isDrawn: true)
  }

  @Test func `an object announces its own writes and those by other code`() throws {
    let preferences = Preferences(store: store)
    let screen = Screen { PreferencesForm(preferences: preferences) }
    screen.stepper("Wake up at 7").increment()
    #expect(screen.stepper("Wake up at 8").exists)
    try prose.expect(screen.story.last, isTold: "preferences")
    let other = AppStorage(wrappedValue: Tone.birds, "tone", store: store)
    other.wrappedValue = .bells
    #expect(screen.texts == ["Bells"])
  }

  @Test func `a default store applies to all views inside it that don't specify a store`() {
    struct Plain: View {
      @AppStorage("hour") private var hour = 7
      var body: some View { Text("\(hour)") }
    }
    store.set(5, forKey: "hour")
    #expect(Screen { Plain().defaultAppStorage(store) }.texts == ["5"])
  }

  @Test func `a number without a case, or a value of another type, is read as the default`() {
    store.set(9, forKey: "tone")
    store.set("six", forKey: "hour")
    #expect(Screen { Bedside(store: store) }.texts == ["Birds at 7"])
    #expect(store.integer(forKey: "tone") == 9)
    #expect(store.string(forKey: "hour") == "six")
  }

  @Test func `a registered default takes precedence over a property's default`() {
    struct Volume: View {
      @AppStorage private var volume: Int
      init(store: UserDefaults) {
        _volume = AppStorage(wrappedValue: 3, "PersistenceProseTests.volume", store: store)
      }
      var body: some View { Text("\(volume)") }
    }
    store.register(defaults: ["PersistenceProseTests.volume": 8])
    #expect(Screen { Volume(store: store) }.texts == ["8"])
  }

  @Test func `a picker offers the tagged views and writes the selected view's tag`() {
    let picker = Screen { DayPicker() }.picker("On")
    #expect(picker.options == ["Workdays", "Weekends"])
    picker.select("Weekends")
    #expect(picker.selection == "Weekends")
  }
}
