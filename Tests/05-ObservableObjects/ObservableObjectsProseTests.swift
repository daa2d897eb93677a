import StateFlow
import Testing
import WorkbookProse
import WorkbookTesting

// listing: listen
@Test func `objectWillChange announces a change before it happens`() {
  let match = Match()
  var heard: [String] = []
  let token = match.objectWillChange.sink {
    heard.append("A change is coming. We have \(match.home).")
  }
  match.home = 1
  #expect(heard == ["A change is coming. We have 0."])
  token.cancel()
}
// end

// listing: dollar
@Test func `a property's publisher sends the new value before it's stored`() {
  let match = Match()
  var heard: [String] = []
  let token = match.$home.sink { goals in
    heard.append("sent \(goals), read \(match.home)")
  }
  match.home = 1
  #expect(heard == ["sent 0, read 0", "sent 1, read 0"])
  token.cancel()
}
// end

// listing: subjects
@Test func `one subject replays its value, but the other doesn't`() {
  let current = CurrentValueSubject<Int, Never>(0)
  let passthrough = PassthroughSubject<Int, Never>()
  var heard: [String] = []
  let tokens = [
    current.sink { heard.append("sent \($0), holds \(current.value)") },
    passthrough.sink { heard.append("passed \($0)") },
  ]
  current.send(1)
  passthrough.send(1)
  #expect(heard == ["sent 0, holds 0", "sent 1, holds 1", "passed 1"])
  tokens.forEach { $0.cancel() }
}
// end

// listing: pause
@Test func `debounce waits for a pause`() {
  let scheduler = VirtualTimeScheduler()
  let match = Match()
  var shown: [Int] = []
  let token = match.$home
    .debounce(for: .seconds(2), scheduler: scheduler)
    .sink { shown.append($0) }
  match.home = 1
  match.home = 2
  #expect(shown == [])
  scheduler.advance(by: .seconds(2))
  #expect(shown == [2])
  token.cancel()
}
// end

// This test checks the diagram below the listing `pause`.
@Test func `the last value before each pause is sent`() {
  let scheduler = VirtualTimeScheduler()
  let match = Match()
  var sent: [Int] = []
  let token = match.$home.dropFirst()
    .debounce(for: .seconds(2), scheduler: scheduler)
    .sink { sent.append($0) }
  var seconds: [[Int]] = []
  for goals in [1, 2, nil, nil, 3, 4, nil, nil] {
    if let goals { match.home = goals }
    scheduler.advance(by: .seconds(1))
    seconds.append(sent)
    sent = []
  }
  #expect(seconds == [[], [], [2], [], [], [], [4], []])
  token.cancel()
}

/// Checks that the listings in `Chapters/05-ObservableObjects.md` behave as the chapter says.
@Suite("Chapter 5: Observable objects")
struct ObservableObjectsProseTests {
  let prose = Prose(chapter: "05-ObservableObjects")

  private func game() -> (Match, Screen) {
    let match = Match()
    let screen = Screen {
      Referee(match: match)
      Scoreboard(match: match)
    }
    return (match, screen)
  }

  @Test func `storing a second token in the same property ends the first subscription`() throws {
    let match = BoxedMatch()
    let screen = Screen(BoxedReferee(match: match))
    screen.button("Goal for them").tap()
    #expect(screen.texts == ["0 : 1"])
    screen.button("Swap sides").tap()
    #expect(match.home == 1)
    #expect(screen.texts == ["0 : 0"])
    try prose.expect(screen.story.last, isTold: "boxed")
  }

  @Test func `with a token for each box, both copies follow the match`() {
    let match = BoxedMatch()
    var (home, guests) = (0, 0)
    let tokens = [match.$home.bind { home = $0 }, match.$guests.bind { guests = $0 }]
    match.guests = 1
    #expect("\(home) : \(guests)" == "0 : 1")
    match.swapSides()
    #expect("\(home) : \(guests)" == "1 : 0")
    tokens.forEach { $0.cancel() }
  }

  @Test func `the body of each observing view runs once`() throws {
    let (_, screen) = game()
    screen.button("Goal for us").tap()
    #expect(screen.texts == ["1 : 0"])
    try prose.expect(screen.story.last, isTold: "goal", isDrawn: true)
  }

  @Test func `a binding to a property writes to the object`() {
    let (match, screen) = game()
    screen.stepper("Guests: 0").increment()
    #expect(match.guests == 1)
    #expect(screen.texts == ["0 : 1"])
  }

  @Test func `a view that doesn't observe the match always shows the first score`() {
    struct Blind: View {
      let match: Match
      var body: some View { Text("\(match.home)") }
    }
    let match = Match()
    let screen = Screen { Blind(match: match) }
    match.home = 1
    screen.refresh()
    #expect(screen.texts == ["0"])
  }

  @Test func `an equal value is announced`() throws {
    let (_, screen) = game()
    screen.button("No goal").tap()
    try prose.expect(screen.story.last, isTold: "equal")
  }

  @Test func `two announcements cause one update, but a sink receives both`() throws {
    let (match, screen) = game()
    match.home = 2
    match.guests = 1
    #expect(screen.texts == ["2 : 1"])
    var heard: [String] = []
    let token = match.objectWillChange.sink { heard.append("\(match.home) : \(match.guests)") }
    screen.button("Swap sides").tap()
    #expect(heard == ["2 : 1", "1 : 1"])
    #expect(screen.texts == ["1 : 2"])
    try prose.expect(screen.story.last, isTold: "swap")
    token.cancel()
  }

  @Test func `the owner of an object also observes the object`() {
    let screen = Screen(MatchDay())
    screen.button("Goal for us").tap()
    #expect(screen.texts == ["1 : 0"])
    #expect(screen.bodyCount(of: MatchDay.self) == 2)
  }

  @Test func `setting a published property takes five steps`() {
    let match = TracedMatch()
    let tokens = [
      match.objectWillChange.sink { match.log.append("objectWillChange, home is \(match.home)") },
      match.$home.dropFirst().sink { match.log.append("$home sends \($0), home is \(match.home)") },
    ]
    match.home = 1
    #expect(
      match.log == [
        "willSet, home is 0",
        "objectWillChange, home is 0",
        "$home sends 1, home is 0",
        "didSet, home is 1",
      ])
    tokens.forEach { $0.cancel() }
  }

  @Test func `a thermostat announces its changes by hand`() {
    let thermostat = Thermostat()
    var heard: [Int] = []
    let token = thermostat.objectWillChange.sink { heard.append(thermostat.degrees) }
    thermostat.degrees = 22
    thermostat.degrees += 1
    #expect(heard == [20, 22])
    token.cancel()
  }

  @Test func `a wrapper writes to its owner's journal`() {
    let account = Account()
    account.balance -= 30
    account.balance = 0
    #expect(account.balance == 0)
    #expect(account.journal == ["100 → 70", "70 → 0"])
  }

  @Test func `changing the inner object doesn't set the outer one`() throws {
    let screen = Screen(TeamSheet(team: Team()))
    screen.button("Rename the coach").tap()
    #expect(screen.texts == ["Coach: Maria"])
    try prose.expect(screen.story.last, isTold: "inner")
    screen.button("Another coach").tap()
    #expect(screen.story.last?.runs.map(\.view) == ["TeamSheet"])
  }

  @Test func `if each row observes its own player, only the affected row's body runs`() throws {
    let screen = Screen(SquadList(squad: Squad()))
    screen.button("No. 9: 0").tap()
    #expect(screen.button("No. 9: 1").exists)
    try prose.expect(screen.story.last, isTold: "row", isDrawn: true)
  }

  @Test func `a reporter is released unless its closure retains it`() {
    let match = Match()
    weak var watched: Reporter?
    weak var kept: KeptReporter?
    do {
      let reporter = Reporter(of: match)
      let keptReporter = KeptReporter(of: match)
      (watched, kept) = (reporter, keptReporter)
      match.home = 1
      #expect(reporter.headline == "1 for us")
      #expect(keptReporter.headline == "1 for us")
    }
    #expect(watched == nil)
    #expect(kept != nil)
  }

  @Test func `assign(to:) with a published property doesn't retain the object`() {
    let match = Match()
    weak var watched: Headlines?
    do {
      let headlines = Headlines(of: match)
      watched = headlines
      match.home = 1
      #expect(headlines.latest == "1 for us")
    }
    #expect(watched == nil)
  }

  @Test func `of several equal values in a row, only the first is passed on`() {
    let match = Match()
    let recorder = match.$home.removeDuplicates().record()
    for goals in [0, 1, 1, 2, 1] { match.home = goals }
    #expect(recorder.values == [0, 1, 2, 1])
  }

  @Test func `a subscriber that is added inside a sink receives the new value`() {
    let match = Match()
    var late: [Int] = []
    var tokens: Set<AnyCancellable> = []
    match.$home.dropFirst().sink { _ in
      match.$home.sink { late.append($0) }.store(in: &tokens)
    }
    .store(in: &tokens)
    match.home = 1
    #expect(late == [1])
  }

  @Test func `a value that a sink assigns to the property it observes is lost`() {
    let match = Match()
    let token = match.$home.sink { if $0 == 13 { match.home = 12 } }
    match.home = 13
    #expect(match.home == 13)
    token.cancel()
  }
}
