import StateFlow
import Synchronization
import Testing

@testable import WorkbookTesting

@MainActor
@Suite("Trials of students' tests")
struct TestTrialTests {
  private func trial(_ check: @escaping TestTrial.Check) -> TestTrial {
    TestTrial(
      of: check,
      on: [
        .right("a lamp with a state", content: plain),
        .right("a lamp with a title", content: titled),
        .wrong("a lamp that stays dark", thought: "A tap is enough.", content: dark),
        .wrong(
          "a lamp that remembers", thought: "A static property is new on each screen.",
          reset: { Switch.isOn = false }, content: remembering),
      ])
  }

  private static func good(_ screen: Screen) throws {
    try #require(screen.shows("off"), "A new lamp is off.")
    screen.button("Tap").tap()
    #expect(screen.shows("on"), "After one tap, the lamp is on.")
    screen.button("Tap").tap()
    #expect(screen.shows("off"), "After two taps, the lamp is off.")
  }

  /// Returns the comment of the first issue that `work` records, without recording it in this test.
  private func message(
    of work: @escaping @Sendable @MainActor () async throws -> Void
  ) async throws -> String? {
    let recorded = Notes<String>()
    let capturing: IssueHandlingTrait = .compactMapIssues { issue in
      recorded.append(issue.comments.first?.rawValue ?? "\(issue)")
      return nil
    }
    let test = try #require(Test.current)
    try await capturing.provideScope(for: test, testCase: Test.Case.current) { try await work() }
    return recorded.values.first
  }

  @Test
  func `a student's test that distinguishes the programs meets all expectations`() async throws {
    let trial = trial { try Self.good($0) }
    try await trial.expectRightProgramsHold()
    try await trial.expectNotice(of: "a lamp that stays dark")
    try await trial.expectNotice(of: "a lamp that remembers")
    try await trial.expectSameJudgmentEachTime()
  }

  @Test func `if an incorrect program passes, the message names the program and its misconception`()
    async throws
  {
    let trial = trial { #expect($0.shows("off")) }
    #expect(
      try await message { try await trial.expectNotice(of: "a lamp that stays dark") } == """
        Your test also passes for an incorrect program: a lamp that stays dark. Its author \
        thought: “A tap is enough.” The story shows what happened during your test.
        """)
  }

  @Test func `if a correct program fails, the message contains the failure's line and comment`()
    async throws
  {
    let line = #line + 1
    let trial = trial { #expect($0.texts == ["off"], "The screen shows one string.") }
    #expect(
      try await message { try await trial.expectRightProgramsHold() } == """
        Your test fails for a correct program: a lamp with a title. The task allows everything \
        that this program does. It fails on line \(line): The screen shows one string.
        """)
    #expect(
      try await message { try await trial.expectNotice(of: "a lamp that stays dark") }?
        .contains("passes for an incorrect program") == true)
  }

  @Test
  func `a missing control or a thrown error counts as a failure of a student's test`()
    async throws
  {
    struct Dark: Error {}
    for check: TestTrial.Check in [{ $0.button("Off").tap() }, { _ in throw Dark() }] {
      let trial = trial(check)
      #expect(
        try await message { try await trial.expectRightProgramsHold() }?
          .hasPrefix("Your test fails for a correct program: a lamp with a state.") == true)
    }
  }

  @Test func `a student's test that always fails isn't accepted`() async throws {
    let trial = trial { _ in #expect(Bool(false)) }
    #expect(
      try await message { try await trial.expectNotice(of: "a lamp that remembers") }?
        .contains("doesn't prove anything") == true)
    #expect(
      try await message { try await trial.expectSameJudgmentEachTime() }?
        .contains("fails for every program") == true)
  }

  @Test func `a student's test that never fails isn't accepted`() async throws {
    let trial = trial { $0.button("Tap").tap() }
    #expect(
      try await message { try await trial.expectRightProgramsHold() }?
        .contains("passes for every program") == true)
    #expect(
      try await message { try await trial.expectSameJudgmentEachTime() }?
        .contains("passes for each of these programs") == true)
  }

  @Test
  func `a student's test whose result depends on the number of its runs isn't accepted`()
    async throws
  {
    let calls = Notes<Int>()
    let trial = trial { _ in
      calls.append(1)
      // All runs of the first round pass, and all runs of the second round fail.
      #expect(calls.values.count <= 4)
    }
    #expect(
      try await message { try await trial.expectSameJudgmentEachTime() }?
        .contains("sometimes passes and sometimes fails for the same program") == true)
  }

  @Test func `an incorrect program has to look like a correct one on a new screen`() async throws {
    let trial = TestTrial(
      of: { try Self.good($0) },
      on: [
        .right("a lamp with a state", content: plain),
        .right("a lamp with a title", content: titled),
        .wrong("a lamp without a button", thought: "A Text is enough.") { Text("off") },
      ])
    #expect(
      try await message { try await trial.expectNotice(of: "a lamp without a button") }?
        .contains("could recognize an incorrect program") == true)
  }

  @Test func `a test that waits for answers gets a new server for each program`() async throws {
    let trial = TestTrial(
      of: { try await Self.checkAnswer(on: $0, from: $1) }, with: { Server<Int, String>() },
      on: [
        .right("a lamp that asks when it appears") { byAppearance($0) },
        .right("a lamp that asks with a title") { titledByAppearance($0) },
        .wrong("a lamp that never waits", thought: "An answer is always \"on\".") { impatient($0) },
      ])
    try await trial.expectRightProgramsHold()
    try await trial.expectNotice(of: "a lamp that never waits")
    try await trial.expectSameJudgmentEachTime()
  }

  private static func checkAnswer(
    on screen: Screen, from server: Server<Int, String>
  ) async throws {
    await screen.settle()
    try #require(server.pendingRequests == [1], "Each server is new, so this is its only request.")
    server.answer(1, with: "bright")
    await screen.settle()
    #expect(screen.shows("bright"), "The server's answer is shown.")
  }

  @Test func `the story of a run ends where the student's test fails`() async throws {
    func taps(_ words: String) async throws -> Int {
      let subject = TestTrial.Subject(description: "a lamp", thought: nil) {
        let screen = Screen { plain() }
        return (
          screen,
          {
            screen.button("Tap").tap()
            #expect(screen.shows(words))
            screen.button("Tap").tap()
          }
        )
      }
      let story = try await TrialRun(on: subject).story
      return story.components(separatedBy: "tap \"Tap\"").count - 1
    }
    #expect(try await taps("on") == 2)
    #expect(try await taps("off") == 1)
  }

  @Test func `the story of a trial contains no source locations`() {
    #expect(
      TrialRun.withoutLocations(
        "tap\n  wrote A.b 0 → 1 (ViewStateTests/DoorCheckTests.swift:41)\n  A ran")
        == "tap\n  wrote A.b 0 → 1\n  A ran")
    #expect(
      TrialRun.withoutLocations(
        "tap\n  mistake: Keep it in a @StateObject. (declared at CardTests/CardTests.swift:9) Go on."
      )
        == "tap\n  mistake: Keep it in a @StateObject. Go on.")
  }
}

/// A list to which any thread can append values.
private final class Notes<Value: Sendable>: Sendable {
  private let noted = Mutex<[Value]>([])
  var values: [Value] { noted.withLock { $0 } }
  func append(_ value: Value) { noted.withLock { $0.append(value) } }
}

@MainActor private func plain() -> some View {
  struct Lamp: View {
    @State private var isOn = false
    var body: some View {
      Text(isOn ? "on" : "off")
      Button("Tap") { isOn.toggle() }
    }
  }
  return Lamp()
}

@MainActor private func titled() -> some View {
  struct Lamp: View {
    @State private var isOn = false
    var body: some View {
      Button("Tap") { isOn.toggle() }
      Text("A lamp")
      Text(isOn ? "on" : "off")
    }
  }
  return Lamp()
}

@MainActor private func dark() -> some View {
  struct Lamp: View {
    var body: some View {
      Text("off")
      Button("Tap") {}
    }
  }
  return Lamp()
}

@MainActor private func byAppearance(_ server: Server<Int, String>) -> some View {
  struct Lamp: View {
    let server: Server<Int, String>
    @State private var light = "off"
    var body: some View {
      Text(light).task { light = (try? await server.response(to: 1)) ?? "broken" }
    }
  }
  return Lamp(server: server)
}

@MainActor private func titledByAppearance(_ server: Server<Int, String>) -> some View {
  VStack {
    Text("A lamp")
    byAppearance(server)
  }
}

@MainActor private func impatient(_ server: Server<Int, String>) -> some View {
  struct Lamp: View {
    let server: Server<Int, String>
    @State private var light = "off"
    var body: some View {
      Text(light).task {
        light = "on"
        _ = try? await server.response(to: 1)
      }
    }
  }
  return Lamp(server: server)
}

@MainActor private enum Switch {
  static var isOn = false
}

@MainActor private func remembering() -> some View {
  struct Lamp: View {
    @State private var taps = 0
    var body: some View {
      Text(Switch.isOn ? "on" : "off").id(taps)
      Button("Tap") {
        Switch.isOn = true
        taps += 1
      }
    }
  }
  return Lamp()
}
