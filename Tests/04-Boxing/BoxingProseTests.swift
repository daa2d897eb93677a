import StateFlow
import Testing
import WorkbookProse
import WorkbookTesting

// listing: from-the-start
@Test func `a gauge shows the level from the start`() {
  let screen = Screen { Gauge(tank: WatchedTank()) }
  withKnownIssue {
    #expect(screen.texts == ["Level: 40"])
  }
}
// end

// listing: last-value
@Test func `every listener receives the last value last`() {
  let tank = SharedTank()
  var heard: [Int] = []
  tank.bind { if $0 > 100 { tank.level = 100 } }
  tank.bind { heard.append($0) }
  tank.level = 130
  withKnownIssue {
    #expect(heard.last == tank.level)
  }
}
// end

/// Checks that the listings in `Chapters/04-Boxing.md` behave as the chapter says.
@Suite("Chapter 4: Boxing")
struct BoxingProseTests {
  let prose = Prose(chapter: "04-Boxing")

  @Test func `changing an object that doesn't notify anyone doesn't update the screen`() throws {
    let screen = Screen { SilentGarden(tank: RainTank()) }
    screen.button("Rain").tap()
    #expect(screen.texts == ["Level: 40"])
    try prose.expect(screen.story.last, isTold: "silent")
  }

  @Test func `a listener that writes to @State runs the body`() throws {
    let tank = WatchedTank()
    let screen = Screen { Gauge(tank: tank) }
    #expect(screen.texts == ["Level: 0"])
    tank.level = 50
    #expect(screen.texts == ["Level: 50"])
    try prose.expect(screen.story.last, isTold: "watched", isDrawn: true)
  }

  @Test func `if two gauges share a box, only the last gauge is updated`() throws {
    let tank = WatchedTank()
    let screen = Screen {
      Gauge(tank: tank)
      Gauge(tank: tank)
    }
    tank.level = 50
    #expect(screen.texts == ["Level: 0", "Level: 50"])
    try prose.expect(screen.story.last, isTold: "two")
  }

  @Test
  func `a gauge that disappears keeps its listener and adds another when it reappears`() throws {
    let tank = SharedTank()
    let screen = Screen { Cellar(tank: tank) }
    screen.button("Leave").tap()
    #expect(tank.listenerCount == 1)
    screen.button("Enter").tap()
    tank.level = 50
    #expect(screen.texts == ["Level: 50"])
    #expect(tank.listenerCount == 2)
    try prose.expect(screen.story.last, isTold: "returned", isDrawn: true)
  }

  @Test func `if a listener sets a value, other listeners may receive values in another order`() {
    let tank = SharedTank()
    var heard: [Int] = []
    tank.bind { if $0 > 100 { tank.level = 100 } }
    tank.bind { heard.append($0) }
    tank.level = 130
    #expect(heard == [40, 100, 130])
    #expect(tank.level == 100)
  }

  @Test func `a room becomes free when its key is released`() {
    let hotel = Hotel()
    var key: RoomKey? = hotel.checkIn("Ada")
    let other = hotel.checkIn("Alan")
    #expect(key != nil)
    key = nil
    #expect(hotel.guests == [2: "Alan"])
    withExtendedLifetime(other) {}
  }

  @Test func `releasing a listener can release the last reference to another token`() {
    let tank = TokenTank()
    var heard: [Int] = []
    var other: AnyCancellable? = tank.bind { heard.append($0) }
    let token = tank.bind { [other] _ in _ = other }
    other = nil
    tank.level = 50
    token.cancel()
    #expect(tank.listenerCount == 0)
    #expect(heard == [40, 50])
  }

  @Test func `a gauge that cancels when it disappears leaves no listener behind`() {
    let tank = TokenTank()
    let screen = Screen { TokenGauge(tank: tank) }
    tank.level = 50
    #expect(screen.texts == ["Level: 50"])
    screen.close()
    #expect(tank.listenerCount == 0)
  }

  @Test func `a gauge that only stores its token in @State leaves its listener behind`() throws {
    let tank = TokenTank()
    let screen = Screen { CarelessGauge(tank: tank) }
    let parts = WatchedReferences()
    parts.watch("tank", .object, tank, isHeldByTest: true)
    parts.watch("{ shown = $0 }", .closure) { tank.listenerCount > 0 }
    let storage = "StateStorage<Optional<AnyCancellable>>"
    parts.watch(
      "@State", .storage, StoredReferences.object(reachedFrom: screen.graph, ofType: storage))
    parts.watch(
      "AnyCancellable", .token,
      StoredReferences.object(reachedFrom: screen.graph, ofType: "AnyCancellable"))
    parts.refer(from: "tank", to: "{ shown = $0 }", until: "AnyCancellable")
    parts.refer(from: "{ shown = $0 }", to: "@State")
    parts.refer(from: "@State", to: "AnyCancellable", through: "token")
    screen.close()
    #expect(tank.listenerCount == 1)
    try prose.expect(parts, after: "The gauge has left the screen", isDrawnAs: "kept")
  }

  /// A gauge whose listener retains the view's state, including the token, and is never canceled.
  private struct CarelessGauge: View {
    let tank: TokenTank
    @State private var shown = 0
    @State private var token: AnyCancellable?

    var body: some View {
      Text("Level: \(shown)")
        .onAppear { token = tank.bind { shown = $0 } }
    }
  }

  @Test func `a property with a wrapper has three names`() {
    let tank = LoggedTank()
    tank.level = 50
    tank.level += 5
    #expect(tank.level == 55)
    #expect(tank.$level == [40, 50, 55])
  }

  @Test func `a nonmutating setter doesn't require a variable`() {
    let remote = Remote(lamp: Lamp())
    remote.isOn = true
    #expect(remote.lamp.isOn)
  }

  @Test func `a listener bound to a copy is called only once`() {
    @Noted var level = 40
    var heard: [Int] = []
    var noted = $level
    noted.bind { heard.append($0) }
    level = 50
    #expect(heard == [40])
  }

  @Test func `a notification says that something changed, but doesn't pass the new value`() {
    let tank = PostingTank()
    let screen = Screen {
      PostedGauge(tank: tank)
      Button("Rain") { tank.level += 10 }
    }
    #expect(screen.texts == ["Level: 0"])
    screen.button("Rain").tap()
    #expect(screen.texts == ["Level: 50"])
  }

  @Test func `when a listener sets a value, Combine's subject delivers it depth-first`() {
    let subject = CurrentValueSubject<Int, Never>(40)
    var heard: [Int] = []
    let limit = subject.sink { if $0 > 100 { subject.value = 100 } }
    let token = subject.sink { heard.append($0) }
    subject.value = 130
    #expect(heard == [40, 100, 130])
    limit.cancel()
    token.cancel()
  }
}
