import StateFlow
import Testing
import WorkbookTesting

/// Tests of programs whose state arrives later: each one controls the answers and the time.
@MainActor
@Suite("Settling")
struct SettleTests {
  private struct Profile: View {
    let server: Server<Int, String>
    @State private var id = 1
    @State private var name = "…"

    var body: some View {
      Text(name).task(id: id) {
        do { name = try await server.response(to: id) } catch is CancellationError {
        } catch { name = "Failed" }
      }
      Button("Next") { id += 1 }
    }
  }

  @Test func `T5 a task goes on in an update that is named after its answer`() async {
    let server = Server<Int, String>()
    let screen = Screen { Profile(server: server) }
    await screen.settle()
    #expect(screen.shows("…"))
    #expect(server.pendingRequests == [1])
    server.answer(1, with: "Ada")
    await screen.settle()
    #expect(screen.shows("Ada"))
    #expect(screen.runningTasks == [])
    #expect(
      screen.story.description == """
        first frame
          Profile ran for the first time
          task started in Profile, with the id 1
          sent the request 1
        the answer to 1 arrives
          wrote Profile.name "…" → "Ada" (StateFlowTests/SettleTests.swift:12)
          Profile ran, because name changed
          task ended in Profile
        """)
  }

  @Test func `T6 a request fails with its server's error`() async {
    let server = Server<Int, String>()
    let screen = Screen { Profile(server: server) }
    await screen.settle()
    server.fail(1)
    await screen.settle()
    #expect(screen.shows("Failed"))
    #expect(screen.story.last?.event == "the request for 1 fails")
  }

  @Test func `T7 the answer to a canceled request is dropped`() async {
    let server = Server<Int, String>()
    let screen = Screen { Profile(server: server) }
    await screen.settle()
    screen.button("Next").tap()
    await screen.settle()
    #expect(server.pendingRequests == [2])
    server.answer(2, with: "Bo")
    await screen.settle()
    server.answer(1, with: "Ada")
    await screen.settle()
    #expect(screen.shows("Bo"))
    #expect(
      screen.story.updates[1].description == """
        tap "Next"
          wrote Profile.id 1 → 2 (StateFlowTests/SettleTests.swift:11)
          Profile ran, because id changed
          task canceled in Profile: its id changed
          task started in Profile, with the id 2
          sent the request 2
          canceled task ended in Profile
        """)
    #expect(screen.story.updates.count == 3)
  }

  @Test func `T8 a canceled task can still write, and the story says so`() async {
    let server = Server<Int, String>(answersCanceledRequests: true)
    let screen = Screen { Profile(server: server) }
    await screen.settle()
    screen.button("Next").tap()
    await screen.settle()
    #expect(screen.runningTasks == ["canceled task of Profile", "task of Profile"])
    server.answer(2, with: "Bo")
    await screen.settle()
    server.answer(1, with: "Ada")
    await screen.settle()
    #expect(screen.shows("Ada"))
    #expect(screen.runningTasks == [])
    #expect(
      screen.story.last?.description == """
        the answer to 1 arrives
          wrote Profile.name "Bo" → "Ada" by a canceled task \
        (StateFlowTests/SettleTests.swift:12)
          Profile ran, because name changed
          canceled task ended in Profile
        """)
  }

  private struct Ignoring: View {
    let server: Server<Int, String>
    var body: some View {
      Text("…").task { _ = try? await server.response(to: 1) }
    }
  }

  @Test func `T9 an answer without an effect is an update, too`() async {
    let server = Server<Int, String>()
    let screen = Screen { Ignoring(server: server) }
    await screen.settle()
    server.answer(1, with: "Ada")
    await screen.settle()
    #expect(
      screen.story.last?.description == """
        the answer to 1 arrives
          no body ran
          task ended in Ignoring
        """)
  }

  @Test func `answering a request that nobody sent fails`() async {
    let server = Server<Int, String>()
    let screen = Screen { Profile(server: server) }
    await screen.settle()
    withKnownIssue {
      server.answer(2, with: "Bo")
    } matching: { issue in
      issue.comments.first?.rawValue
        == "The program should be waiting for the answer to the request 2, but only these requests "
        + "are waiting: 1."
    }
    #expect(server.pendingRequests == [1])
  }

  @Test func `T7 a task is canceled when its view leaves the screen`() async {
    let server = Server<Int, String>()
    let screen = Screen { Profile(server: server) }
    await screen.settle()
    screen.close()
    await screen.settle()
    #expect(server.pendingRequests == [])
    #expect(screen.runningTasks == [])
    #expect(
      screen.story.last?.moments.map(\.description) == [
        "task canceled in Profile: the view disappeared", "canceled task ended in Profile",
      ])
  }

  private struct Sum: View {
    @State private var sum = 0
    var body: some View {
      Text("\(sum)").task {
        for number in 1...3 { sum += await Self.square(of: number) }
      }
    }
    @concurrent static nonisolated func square(of number: Int) async -> Int { number * number }
  }

  @Test func `T10 a settled screen has no work left, not even beside the main actor`() async {
    let screen = Screen { Sum() }
    await screen.settle()
    #expect(screen.shows("14"))
    #expect(screen.story.updates.count == 4)
  }

  private actor Library {
    let server: Server<Int, String>
    private(set) var count = 0
    init(server: Server<Int, String>) { self.server = server }
    func load(_ id: Int) async throws -> String {
      count += 1
      let name = try await server.response(to: id)
      return "\(name) \(count)"
    }
  }

  private struct Shelf: View {
    let library: Library
    @State private var books: [String] = []
    var body: some View {
      Text(books.joined(separator: ", "))
      ForEach(1..<4, id: \.self) { id in
        Text("\(id)").task {
          if let book = try? await library.load(id) { books.append(book) }
        }
      }
      Button("More") {
        Task { if let book = try? await library.load(9) { books.append(book) } }
      }
    }
  }

  @Test(arguments: [[1, 2, 3], [3, 2, 1], [2, 3, 1]])
  func `T11 answers arrive through an actor in the order in which they are sent`(_ order: [Int])
    async
  {
    let server = Server<Int, String>()
    let screen = Screen { Shelf(library: Library(server: server)) }
    await screen.settle()
    #expect(server.pendingRequests == [1, 2, 3])
    for id in order { server.answer(id, with: "b\(id)") }
    await screen.settle()
    #expect(screen.shows(order.map { "b\($0) 3" }.joined(separator: ", ")))
    screen.button("More").tap()
    await screen.settle()
    #expect(server.pendingRequests == [9])
    server.answer(9, with: "b9")
    await screen.settle()
    #expect(screen.shows(order.map { "b\($0) 3" }.joined(separator: ", ") + ", b9 4"))
  }

  private struct Errand: View {
    let library: Library
    @State private var book = "…"
    var body: some View {
      Text(book)
      Button("Send") {
        Task {
          for _ in 0..<100 { _ = await library.count }
          let loaded = try await library.load(7)
          for _ in 0..<100 { _ = await library.count }
          book = loaded
        }
      }
    }
  }

  @Test func `T11 a task that an action started may change its actor many times`() async {
    for _ in 0..<20 {
      let server = Server<Int, String>()
      let screen = Screen { Errand(library: Library(server: server)) }
      await screen.settle()
      screen.button("Send").tap()
      await screen.settle()
      #expect(server.pendingRequests == [7])
      server.answer(7, with: "b7")
      await screen.settle()
      #expect(screen.shows("b7 1"))
    }
  }

  @Observable
  fileprivate final class Meter {
    var level = 0
  }

  private struct Follower: View {
    let meter: Meter
    @State private var levels: [Int] = []
    var body: some View {
      Text(levels.map(String.init).joined(separator: ", ")).task {
        for await level in Observations({ meter.level }) { levels.append(level) }
      }
    }
  }

  private struct Starter: View {
    let meter: Meter
    var body: some View {
      Text("\(meter.level)")
      Button("Start") { Task { meter.level = 5 } }
    }
  }

  @Test func `T5 a task's first write names the action that started the task`() async {
    let screen = Screen { Starter(meter: Meter()) }
    screen.button("Start").tap()
    await screen.settle()
    #expect(screen.shows("5"))
    #expect(screen.story.last?.event == "the task that tap \"Start\" started goes on")
  }

  private final class Bell: ObservableObject {}

  private struct Porch: View {
    @ObservedObject var bell: Bell
    var body: some View {
      Text("A bell")
      Button("Ring") { Task { bell.objectWillChange.send() } }
    }
  }

  @Test func `T5 a task's announcement names the task even if no property has changed`() async {
    let screen = Screen { Porch(bell: Bell()) }
    screen.button("Ring").tap()
    await screen.settle()
    #expect(screen.story.last?.event == "the task that tap \"Ring\" started goes on")
    #expect(screen.story.last?.runs.map(\.view) == ["Porch"])
  }

  @Test func `T11 a settled screen has followed each change of its model`() async {
    let meter = Meter()
    let screen = Screen { Follower(meter: meter) }
    await screen.settle()
    for level in 1...50 {
      meter.level = level
      await screen.settle()
      #expect(screen.shows((0...level).map(String.init).joined(separator: ", ")))
    }
  }

  private struct Counter: View {
    let server: Server<Int, String>
    var body: some View {
      Text("\(server.pending.count)").onAppear {
        for id in 1...5 {
          Task { _ = try await server.response(to: id) }
        }
      }
    }
  }

  @Test func `requests arrive in the order in which they were sent, and observers see each`() async
  {
    for _ in 0..<50 {
      let server = Server<Int, String>()
      let screen = Screen { Counter(server: server) }
      await screen.settle()
      #expect(server.pendingRequests == [1, 2, 3, 4, 5])
      #expect(screen.shows("5"))
    }
  }

  private struct Search: View {
    let server: Server<String, [String]>
    let clock: any Clock<Duration>
    var usesOwnTask = false
    @State private var query = ""
    @State private var results: [String] = []
    @State private var search: Task<Void, Never>?

    var body: some View {
      TextField("Search", text: $query)
      Text(results.joined(separator: ", "))
        .task(id: query) { if !usesOwnTask { await find() } }
        .onChange(of: query) {
          guard usesOwnTask else { return }
          search?.cancel()
          search = Task { await find() }
        }
    }

    private func find() async {
      let wanted = query
      guard !wanted.isEmpty else { return }
      do {
        try await clock.sleep(for: .milliseconds(300))
        results = try await server.response(to: wanted)
      } catch {}
    }
  }

  @Test(arguments: [false, true])
  func `T12 a wait ends when its clock has advanced far enough`(_ usesOwnTask: Bool) async {
    let server = Server<String, [String]>()
    let clock = ManualClock()
    let screen = Screen { Search(server: server, clock: clock, usesOwnTask: usesOwnTask) }
    screen.textField("Search").type("a")
    await screen.advance(clock, by: .milliseconds(200))
    #expect(server.pendingRequests == [])
    screen.textField("Search").type("b")
    await screen.advance(clock, by: .milliseconds(200))
    #expect(server.pendingRequests == [])
    await screen.advance(clock, by: .milliseconds(100))
    #expect(server.pendingRequests == ["ab"])
    server.answer("ab", with: ["abacus", "abbey"])
    await screen.settle()
    #expect(screen.shows("abacus, abbey"))
    #expect(
      screen.story.updates.suffix(2).first?.description == """
        0.3 s have passed
          no body ran
          sent the request "ab"
        """)
  }

  private struct Busy: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)").task {
        while !Task.isCancelled {
          count += 1
          await Task.yield()
        }
      }
    }
  }

  @Test func `T13 a task that never waits is reported`() async {
    let screen = Screen { Busy() }
    await withKnownIssue { await screen.settle() }
    screen.close()
  }

  /// What ends a task that nothing else ends.
  @MainActor
  private final class Patience {
    var isOver = false
  }

  private struct Stubborn: View {
    let server: Server<Int, String>
    let clock: ManualClock
    let patience: Patience
    @State private var isThere = true
    var body: some View {
      if isThere {
        Text("…").task {
          while !patience.isOver {
            _ = try? await server.response(to: 1)
            try? await clock.sleep(for: .seconds(1))
          }
        }
      }
      Button("Leave") { isThere = false }
    }
  }

  @Test func `T13 a task that ignores its cancellation is reported`() async {
    let patience = Patience()
    let screen = Screen {
      Stubborn(server: Server(), clock: ManualClock(), patience: patience)
    }
    await screen.settle()
    screen.button("Leave").tap()
    await withKnownIssue { await screen.settle() }
    #expect(screen.runningTasks == ["canceled task of Stubborn"])
    patience.isOver = true
    await screen.settle()
    #expect(screen.runningTasks == [])
  }
}
