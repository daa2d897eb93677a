import StateFlow
import Testing
import WorkbookProse
import WorkbookTesting

// listing: life
@Test func `a refresh replaces the observed whistle, but keeps the owned one`() {
  let book = Logbook()
  let screen = Screen {
    Lifeguard(whistle: Whistle("steel", book))
    Visitor(whistle: Whistle("plastic", book))
  }
  #expect(book.lines == ["plastic made", "steel made"])

  screen.refresh()
  #expect(book.lines.dropFirst(2) == ["plastic made", "plastic gone"])

  screen.close()
  #expect(book.lines.dropFirst(4) == ["steel gone", "plastic gone"])
}
// end

// listing: alive
@Test func `a leaked stopwatch keeps counting after its screen is closed`() {
  let beats = PassthroughSubject<Void, Never>()
  weak var stopwatch: LeakyStopwatch?
  func make() -> LeakyStopwatch {
    let made = LeakyStopwatch(beats: beats)
    stopwatch = made
    return made
  }

  let screen = Screen { PoolClock(stopwatch: make()) }
  beats.send()
  screen.close()
  beats.send()
  #expect(stopwatch?.seconds == 2)
}
// end

/// Checks that the listings in `Chapters/06-Ownership.md` behave as the chapter says.
@Suite("Chapter 6: Ownership")
struct OwnershipProseTests {
  let prose = Prose(chapter: "06-Ownership")
  let swimmers = [Swimmer(number: 4, name: "Ada"), Swimmer(number: 7, name: "Grace")]

  @Test func `an observed object that the parent's body creates is lost, with a warning`() throws {
    let screen = Screen { ForgetfulPool() }
    screen.button("One more lap").tap()
    screen.button("One more lap").tap()
    #expect(screen.texts == ["Daylight", "Laps: 2"])
    screen.button("Day or night").tap()
    #expect(screen.texts == ["Lamps on", "Laps: 0"])
    #expect(screen.diagnostics.map(\.kind) == [.observedObjectOwned])
    try prose.expect(screen.story.last, isTold: "forgetful", isDrawn: true)
  }

  @Test func `an owned object survives a refresh, and the lane's body doesn't run`() throws {
    let screen = Screen { Pool() }
    screen.button("One more lap").tap()
    screen.button("One more lap").tap()
    screen.button("Day or night").tap()
    #expect(screen.texts == ["Lamps on", "Laps: 2"])
    try prose.expect(screen.story.last, isTold: "owned", isDrawn: true)
  }

  @Test func `an owner ignores objects that are passed later`() throws {
    let screen = Screen { Final(swimmers: swimmers) }
    screen.button("Next").tap()
    #expect(screen.texts == ["Now swimming: Ada"])
    try prose.expect(screen.story.last, isTold: "stale")
  }

  @Test func `an observer switches to each object that it's passed, but keeps its own state`() {
    let screen = Screen { FollowingFinal(swimmers: swimmers) }
    screen.button("One more lap").tap()
    screen.button("Next").tap()
    #expect(screen.texts == ["Now swimming: Grace", "Laps: 1"])
  }

  @Test func `a view with a new ID gets a new object`() {
    let screen = Screen { FreshFinal(swimmers: swimmers) }
    screen.button("One more lap").tap()
    screen.button("Next").tap()
    #expect(screen.texts == ["Now swimming: Grace", "Laps: 0"])
    swimmers[1].name = "Grace H."
    screen.button("One more lap").tap()
    #expect(screen.texts == ["Now swimming: Grace H.", "Laps: 1"])
  }

  @Test func `a view has to observe its parent's object to show the object's changes`() {
    let screen = Screen { Team() }
    screen.button("One more lap").tap()
    #expect(screen.texts == ["Team: 1"])
  }

  @Test func `an expression uses the initializer's arguments only once`() {
    let hall = SwimmingHall()
    let screen = Screen {
      RaceLane(length: hall.length)
      AnyRaceLane(race: Race(length: hall.length))
    }
    screen.button("0 of 400 m").tap()
    hall.length = 800
    screen.refresh()
    #expect(screen.button("50 of 400 m").exists)
    #expect(screen.texts == ["0 of 400 m"])
  }

  private final class SwimmingHall {
    var length = 400
  }

  @Test func `an object that is used too early isn't the one that the screen keeps`() throws {
    let screen = Screen { EarlyPool() }
    #expect(screen.texts == ["Laps: 0"])
    #expect(screen.diagnostics.map(\.kind) == [.stateObjectOffScreen])
    try prose.expect(screen.story.last, isTold: "early")
  }

  /// Watches a stopwatch and what keeps it alive.
  private func watch(
    _ stopwatch: AnyObject?, closure: String, isWeak: Bool, on screen: Screen,
    beats: PassthroughSubject<Void, Never>
  ) throws -> WatchedReferences {
    let stopwatch = try #require(stopwatch)
    let name = "\(type(of: stopwatch))"
    let parts = WatchedReferences()
    parts.watch("Screen", .object, screen.graph, isHeldByTest: true)
    parts.watch(
      "@StateObject", .storage,
      StoredReferences.object(reachedFrom: screen.graph, ofType: "StateObjectStorage<"))
    parts.watch(name, .object, stopwatch)
    parts.watch(
      "AnyCancellable", .token,
      StoredReferences.object(reachedFrom: stopwatch, ofType: "AnyCancellable"))
    parts.watch(
      closure, .closure, StoredReferences.object(reachedFrom: beats, ofType: "Sink<"))
    parts.watch("beats", .publisher, beats, isHeldByTest: true)
    parts.refer(from: "Screen", to: "@StateObject")
    parts.refer(from: "@StateObject", to: name)
    parts.refer(from: name, to: "AnyCancellable", through: "ticking")
    parts.refer(from: "AnyCancellable", to: closure)
    parts.refer(from: closure, to: name, through: "self", isWeak: isWeak)
    parts.refer(from: "beats", to: closure, until: "AnyCancellable")
    return parts
  }

  @Test func `a closure keeps a leaked stopwatch alive, and the stopwatch keeps its token`() throws
  {
    let beats = PassthroughSubject<Void, Never>()
    weak var stopwatch: LeakyStopwatch?
    func make() -> LeakyStopwatch {
      let made = LeakyStopwatch(beats: beats)
      stopwatch = made
      return made
    }
    let screen = Screen { PoolClock(stopwatch: make()) }
    let parts = try watch(
      stopwatch, closure: "{ self.seconds += 1 }", isWeak: false, on: screen, beats: beats)
    screen.close()
    parts.cut(from: "Screen", to: "@StateObject")
    try prose.expect(parts, after: "The screen is closed", isDrawnAs: "leak")
  }

  @Test func `with a weak reference, only the screen keeps the stopwatch alive`() throws {
    let beats = PassthroughSubject<Void, Never>()
    weak var stopwatch: Stopwatch?
    func make() -> Stopwatch {
      let made = Stopwatch(beats: beats)
      stopwatch = made
      return made
    }
    let screen = Screen { TidyPoolClock(stopwatch: make()) }
    let parts = try watch(
      stopwatch, closure: "{ [weak self] in … }", isWeak: true, on: screen, beats: beats)
    try prose.expect(parts, after: "The screen is open", isDrawnAs: "weak")
    screen.close()
    parts.cut(from: "Screen", to: "@StateObject")
    // Everything but the screen and the publisher has been released.
    _ = parts.figure("The screen is closed")
  }

  @Test func `with a weak reference, the screen's object is released`() {
    let beats = PassthroughSubject<Void, Never>()
    weak var stopwatch: Stopwatch?
    func make() -> Stopwatch {
      let made = Stopwatch(beats: beats)
      stopwatch = made
      return made
    }
    let screen = Screen { TidyPoolClock(stopwatch: make()) }
    beats.send()
    #expect(screen.texts == ["1 s"])
    screen.close()
    #expect(stopwatch == nil)
  }

  @Test func `assign(to:) with a published property doesn't retain the object`() {
    let degrees = CurrentValueSubject<Int, Never>(24)
    weak var gone: Thermometer?
    do {
      let thermometer = Thermometer(degrees: degrees)
      degrees.send(26)
      #expect(thermometer.celsius == 26)
      #expect(thermometer.words == "Pool: 26 °C")
      gone = thermometer
    }
    #expect(gone == nil)
  }
}
