import StateFlow
import Testing
import WorkbookProse
import WorkbookTesting

// listing: orders
@Test(arguments: AnswerOrder.all(of: 1, 2))
func `the name is that of the pilot on screen`(order: AnswerOrder<Int>) async {
  let server = Server<Int, String>()
  let screen = Screen { PatientPilot(server: server) }
  await screen.settle()
  screen.button("Next").tap()
  await screen.settle()
  for number in order.requests {
    server.answer(number, with: number == 1 ? "Ada" : "Bo")
    await screen.settle()
  }
  #expect(screen.shows("Pilot 2: Bo"), "\(order.sentence)")
  #expect(screen.runningTasks.isEmpty)
}
// end

/// Checks that the listings in `Chapters/12-AsyncState.md` behave as the chapter says.
@Suite("Chapter 12: State that arrives later")
struct AsyncStateProseTests {
  let prose = Prose(chapter: "12-AsyncState")

  @Test func `the answer to an earlier request replaces that to a later one`() async throws {
    let server = Server<Int, String>()
    let screen = Screen { HastyPilot(server: server) }
    await screen.settle()
    screen.button("Next").tap()
    await screen.settle()
    #expect(server.pendingRequests == [1, 2])
    server.answer(2, with: "Bo")
    await screen.settle()
    #expect(screen.shows("Pilot 2: Bo"))
    server.answer(1, with: "Ada")
    await screen.settle()
    #expect(screen.shows("Pilot 2: Ada"))
    try prose.expect(screen.story.last, isTold: "late", isDrawn: true)
  }

  @Test func `a new id cancels the task and starts another one`() async throws {
    let server = Server<Int, String>()
    let screen = Screen { PatientPilot(server: server) }
    await screen.settle()
    screen.button("Next").tap()
    await screen.settle()
    try prose.expect(screen.story.last, isTold: "restart", isDrawn: true)
    server.answer(2, with: "Bo")
    await screen.settle()
    server.answer(1, with: "Ada")
    await screen.settle()
    #expect(screen.shows("Pilot 2: Bo"))
  }

  @Test func `a view that disappears cancels its task`() async throws {
    let server = Server<Int, String>()
    let screen = Screen { Pier(server: server) }
    await screen.settle()
    screen.button("Close the pier").tap()
    await screen.settle()
    #expect(screen.runningTasks.isEmpty)
    try prose.expect(screen.story.last, isTold: "closed")
  }

  @Test func `a view that comes back starts over with another task`() async {
    let server = Server<Int, String>()
    let screen = Screen { Pier(server: server) }
    await screen.settle()
    screen.button("Next").tap()
    await screen.settle()
    screen.button("Close the pier").tap()
    await screen.settle()
    screen.button("Open the pier").tap()
    await screen.settle()
    #expect(screen.shows("Pilot 1: …"))
    #expect(server.pendingRequests == [1])
  }

  @Test func `a cancellation is shown as an error`() async throws {
    let server = Server<Int, String>()
    let screen = Screen { AlarmingPilot(server: server) }
    await screen.settle()
    screen.button("Next").tap()
    await screen.settle()
    #expect(screen.shows("Pilot 2: No connection"))
    try prose.expect(screen.story.last, isTold: "alarm")
  }

  @Test func `an error after a cancellation isn't shown, but a failure is`() async {
    let server = Server<Int, String>()
    let screen = Screen { CalmPilot(server: server) }
    await screen.settle()
    screen.button("Next").tap()
    await screen.settle()
    #expect(screen.shows("Pilot 2: …"))
    server.fail(2)
    await screen.settle()
    #expect(screen.shows("Pilot 2: No connection"))
  }

  @Test(arguments: [true, false])
  func `if a pause swallows the cancellation, the canceled task goes on`(isPassedOn: Bool) async {
    let (server, clock) = (Server<Int, String>(answersCanceledRequests: true), ManualClock())
    let screen = Screen {
      Lookup(server: server, clock: clock, passesOnCancellation: isPassedOn)
    }
    await screen.advance(clock, by: .milliseconds(500))
    screen.button("Next").tap()
    await screen.settle()
    #expect(server.pendingRequests == (isPassedOn ? [] : [2]))
  }

  @Test func `with flags, a failure stays on screen beside the next result`() async {
    let server = Server<String, [String]>()
    let screen = Screen { Timetable(server: server) }
    screen.button("Load").tap()
    await screen.settle()
    server.fail("trains")
    await screen.settle()
    #expect(screen.texts == ["No connection"])
    screen.button("Load").tap()
    await screen.settle()
    #expect(screen.texts == ["Loading…", "No connection"])
    #expect(!screen.button("Load").isEnabled)
    server.answer("trains", with: ["08:10 Harbor"])
    await screen.settle()
    #expect(screen.texts == ["No connection", "08:10 Harbor"])
  }

  @Test func `with one enum, only one of them is shown`() async {
    let server = Server<String, [String]>()
    let screen = Screen { OnePhaseTimetable(server: server) }
    #expect(screen.texts == ["Tap Load."])
    screen.button("Load").tap()
    await screen.settle()
    server.fail("trains")
    await screen.settle()
    #expect(screen.texts == ["No connection"])
    screen.button("Load").tap()
    await screen.settle()
    #expect(screen.texts == ["Loading…"])
    #expect(!screen.button("Load").isEnabled)
    server.answer("trains", with: ["08:10 Harbor"])
    await screen.settle()
    #expect(screen.texts == ["08:10 Harbor"])
  }

  @Test func `a server that ignores cancellation answers a canceled task`() async throws {
    let server = Server<Int, String>(answersCanceledRequests: true)
    let screen = Screen { PatientPilot(server: server) }
    await screen.settle()
    screen.button("Next").tap()
    await screen.settle()
    server.answer(2, with: "Bo")
    await screen.settle()
    server.answer(1, with: "Ada")
    await screen.settle()
    #expect(screen.shows("Pilot 2: Ada"))
    try prose.expect(screen.story.last, isTold: "canceled")
  }

  @Test(arguments: [Counter.Guard.cancellation, .identity, .version])
  func `each way to recognize a late answer works for another pilot`(how: Counter.Guard) async {
    let server = Server<Int, String>(answersCanceledRequests: true)
    let screen = Screen { Counter(server: server, how: how) }
    screen.button("First").tap()
    await screen.settle()
    screen.button("Next").tap()
    await screen.settle()
    server.answer(2, with: "Bo")
    await screen.settle()
    server.answer(1, with: "Ada")
    await screen.settle()
    #expect(screen.shows("Pilot 2: Bo"))
  }

  @Test(arguments: AnswerOrder.all(of: 1, 2, 3))
  func `with a version, only the answer to the newest request is shown`(order: AnswerOrder<Int>)
    async
  {
    let server = Server<Int, String>(answersCanceledRequests: true)
    let screen = Screen { PilotScreen(server: server) }
    await screen.settle()
    for _ in 2...3 {
      screen.button("Next").tap()
      await screen.settle()
    }
    var isAnswered = false
    for number in order.requests {
      server.answer(number, with: ["Ada", "Bo", "Cleo"][number - 1])
      await screen.settle()
      if number == 3 { isAnswered = true }
      #expect(screen.texts == ["Pilot 3", isAnswered ? "Cleo" : "…"], "\(order.sentence)")
    }
  }

  @Test(arguments: [Counter.Guard.cancellation, .identity, .version])
  func `an identity doesn't tell two requests for the same pilot apart`(how: Counter.Guard) async {
    let server = Server<Int, String>(answersCanceledRequests: true)
    let screen = Screen { Counter(server: server, how: how) }
    screen.button("First").tap()
    await screen.settle()
    screen.button("Next").tap()
    await screen.settle()
    screen.button("First").tap()
    await screen.settle()
    // The older of the two requests for pilot 1 is answered first.
    server.answer(1, with: "Ada, who has left")
    await screen.settle()
    #expect(screen.shows("Pilot 1: \(how == .identity ? "Ada, who has left" : "…")"))
    server.answer(1, with: "Cem")
    await screen.settle()
    #expect(screen.shows("Pilot 1: Cem"))
  }

  @Test func `a change that fails is taken back, although a later one replaced it`() async throws {
    let server = Server<Bool, Bool>()
    let screen = Screen { HastyLighthouse(server: server) }
    screen.button("Light").tap()
    await screen.settle()
    screen.button("Put out").tap()
    await screen.settle()
    server.answer(false, with: false)
    await screen.settle()
    server.fail(true)
    await screen.settle()
    #expect(screen.button("Put out").isEnabled)
    try prose.expect(screen.story.last, isTold: "undone")
  }

  @Test func `an actor that waits lets other calls in`() async throws {
    let server = Server<Int, String>()
    let shelf = Shelf(server: server)
    let screen = Screen { TwoBooks(shelf: shelf) }
    await screen.settle()
    #expect(server.pendingRequests == [7, 7])
    server.answer(7, with: "The Tide")
    server.answer(7, with: "The Tide")
    await screen.settle()
    #expect(screen.texts == ["The Tide", "The Tide"])
  }

  @Test func `a loop over observations sees the value at the end of each action`() async throws {
    let train = Train()
    let screen = Screen { Signal(train: train) }
    await screen.settle()
    #expect(screen.texts == ["[0]"])
    train.speed = 10
    train.speed = 20
    await screen.settle()
    #expect(screen.texts == ["[0, 20]"])
    train.speed = 20
    train.car = 2
    await screen.settle()
    #expect(screen.texts == ["[0, 20]"])
    screen.close()
    await screen.settle()
    #expect(screen.runningTasks.isEmpty)
  }

  @Test func `a view that comes back follows its model only once if the loop is in its task`() async
  {
    let train = Train()
    let screen = Screen { Railway { Signal(train: train) } }
    await screen.settle()
    screen.tab("Map").select()
    await screen.settle()
    #expect(screen.runningTasks.isEmpty)
    train.speed = 20
    await screen.settle()
    screen.tab("Signal").select()
    await screen.settle()
    #expect(screen.shows("[0, 20]"))
    train.speed = 30
    await screen.settle()
    #expect(screen.shows("[0, 20, 30]"))
  }

  @Test func `a loop in onAppear runs twice after its view has come back`() async throws {
    let train = Train()
    let screen = Screen { Railway { StubbornSignal(train: train) } }
    await screen.settle()
    screen.tab("Map").select()
    await screen.settle()
    screen.tab("Signal").select()
    await screen.settle()
    train.speed = 30
    await screen.settle()
    #expect(screen.shows("[0, 0, 30, 30]"))
  }

  @Test func `a value that is set back is logged again`() async {
    let train = Train()
    let screen = Screen { Signal(train: train) }
    await screen.settle()
    train.speed = 20
    train.speed = 0
    await screen.settle()
    #expect(screen.texts == ["[0, 0]"])
  }

  @Test func `a loop that is busy misses the values in between, but not the newest`() async {
    struct Slow: View {
      let train: Train
      let server: Server<Int, String>
      @State private var heard: [String] = []
      var body: some View {
        Text("\(heard.joined(separator: " "))").task {
          for await speed in Observations({ train.speed }) {
            if let name = try? await server.response(to: speed) { heard.append(name) }
          }
        }
      }
    }
    let (train, server) = (Train(), Server<Int, String>())
    let screen = Screen { Slow(train: train, server: server) }
    await screen.settle()
    train.speed = 1
    await screen.settle()
    train.speed = 2
    await screen.settle()
    server.answer(0, with: "zero")
    await screen.settle()
    #expect(server.pendingRequests == [2])
  }

  @Test func `values that a publisher sends while the loop is busy are lost`() async {
    struct Horns: View {
      let horns: PassthroughSubject<Int, Never>
      let server: Server<Int, String>
      @State private var heard: [String] = []
      var body: some View {
        Text("\(heard.joined(separator: " "))").task {
          for await horn in horns.values {
            if let name = try? await server.response(to: horn) { heard.append(name) }
          }
        }
      }
    }
    let (horns, server) = (PassthroughSubject<Int, Never>(), Server<Int, String>())
    let screen = Screen { Horns(horns: horns, server: server) }
    await screen.settle()
    horns.send(1)
    await screen.settle()
    horns.send(2)
    await screen.settle()
    server.answer(1, with: "one")
    await screen.settle()
    #expect(server.pendingRequests == [])
    horns.send(3)
    await screen.settle()
    server.answer(3, with: "three")
    await screen.settle()
    #expect(screen.shows("one three"))
  }
}
