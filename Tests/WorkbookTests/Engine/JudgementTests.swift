import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookEngine
@testable import WorkbookProcesses
@testable import WorkbookTestSupport

/// Checks that an answer passes only if its run has exactly the expected events.
@Suite struct JudgementTests {
  /// The events of a complete run with two tests that pass.
  private static let completeRun: [TestEvent] = [
    .found(.init(id: "b", name: "b", file: "L.swift", line: 9)),
    .found(.init(id: "a", name: "a", file: "L.swift", line: 3)), .runStarted,
    .testStarted(id: "b"), .testEnded(id: "b", symbol: "pass"), .testStarted(id: "a"),
    .testEnded(id: "a", symbol: "pass"), .runEnded(symbol: "pass"),
  ]

  private static func judge(
    _ events: [TestEvent], _ status: ChildResult.Status = .exited(0),
    stopReason: ChildResult.StopReason? = nil
  ) -> Judgement {
    var run = TestRun()
    for event in events { run.record(event) }
    var judgement = Judgement()
    judgement.add(
      run, ChildResult(status: status, stopReason: stopReason, output: Data(), peakMemory: 0),
      limits: ChildLimits(time: .seconds(2)))
    return judgement
  }

  @Test func `an answer passes if every test ran and ended, and the program exited with 0`() {
    let judgement = Self.judge(Self.completeRun)
    #expect(judgement.verdict == (.passed, nil))
    #expect(judgement.tests.map(\.name) == ["a", "b"])
  }

  @Test(arguments: 1..<8) func `an answer doesn't pass if an event is missing`(index: Int) {
    var events = Self.completeRun
    let missing = events.remove(at: index)
    // The start of the run is optional, and a test that isn't listed doesn't count.
    guard missing != .runStarted, index != 1 else { return }
    #expect(Self.judge(events).verdict.0 != .passed)
  }

  @Test(arguments: [
    TestEvent.testStarted(id: "a"), .testEnded(id: "a", symbol: "pass"),
    .testEnded(id: "a", symbol: "fail"), .issue(id: "a", IssueReport(message: "Dark.")),
    .issue(id: nil, IssueReport(message: "Dark.")),
    .issue(id: "c", IssueReport(message: "Dark.")), .cancelled(id: "a", comments: []),
    .cancelled(id: "b", comments: ["unfinished: Tell it."]),
  ])
  func `an answer doesn't pass if there is an extra event`(event: TestEvent) {
    #expect(Self.judge(Self.completeRun + [event]).verdict.0 != .passed)
  }

  @Test(arguments: ["fail", "skip", "passWithKnownIssue", "passWithWarnings", ""])
  func `an answer doesn't pass if a test ends with a symbol other than pass`(symbol: String) {
    var events = Self.completeRun
    events[6] = .testEnded(id: "a", symbol: symbol)
    #expect(Self.judge(events).verdict.0 != .passed)
  }

  @Test(arguments: [ChildResult.Status.exited(1), .exited(7), .signalled(6), .signalled(9)])
  func `an answer doesn't pass if its program exits with another code or a signal`(
    status: ChildResult.Status
  ) {
    #expect(Self.judge(Self.completeRun, status).verdict.0 == .crashed)
  }

  @Test func `an answer doesn't pass if its program was stopped`() {
    #expect(Self.judge(Self.completeRun, stopReason: .timeLimit).verdict.0 == .timedOut)
    #expect(Self.judge(Self.completeRun, stopReason: .outputLimit).verdict.0 == .outputFlood)
  }

  @Test func `an answer doesn't pass if no tests ran`() {
    #expect(Self.judge([.runStarted, .runEnded(symbol: "pass")]).verdict.0 == .graderError)
  }

  @Test func `a crash is attributed to the running test, and other tests count as not reached`() {
    let judgement = Self.judge(Array(Self.completeRun.prefix(4)), .signalled(SIGABRT))
    #expect(judgement.tests.map(\.outcome) == [.notReached, .crashed])
    #expect(judgement.unreached == ["a"])
  }

  @Test(arguments: [
    (
      """
      Simultaneous accesses to 0x556f23c67220, but modification requires exclusive access.
      Previous access (a modification) started at t`<unavailable> + 9685 (0x556f00a175d5).
      Current access (a modification) started at:
      0    libswiftCore.so                    0x00007f5afc26d6a8 <unavailable> + 4642472
      Fatal access conflict detected.
      """, "Simultaneous accesses, but modification requires exclusive access."
    ),
    (
      """
      Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
      Current stack trace:
      0    libswiftCore.so                    0x00007f427175f130 swift_reportError + 33
      """, "Fatal error: Index out of range"
    ),
    (
      """
      Lab/Lamp.swift:9: Precondition failed: too few
      *** Signal 4: Backtracing from 0x7f4d9a56df7f... done ***
      """, "Lab/Lamp.swift:9: Precondition failed: too few"
    ),
    (
      "Could not cast value of type 'Swift.Int' (0x7ff811fda698) to 'Swift.String' (0x7ff811fd7ca0).",
      "Could not cast value of type 'Swift.Int' to 'Swift.String'."
    ),
    (
      "Fatal error: Attempted to read an unowned reference but object 0x55 was already destroyed",
      "Fatal error: Attempted to read an unowned reference but object was already destroyed"
    ),
  ]) func `a crash is shown with the trap's message, without stack frames or addresses`(
    printed: String, message: String
  ) {
    var run = TestRun()
    for event in Self.completeRun.prefix(4) { run.record(event) }
    run.record(output: "tapped\n\(printed)\n")
    var judgement = Judgement()
    judgement.add(
      run,
      ChildResult(
        status: .signalled(SIGABRT), stopReason: nil, output: Data(), peakMemory: 0),
      limits: ChildLimits(time: .seconds(2)))
    let test = judgement.tests.first { $0.outcome == .crashed }
    #expect(test?.issues.map(\.message) == [message])
    #expect(test?.output == "tapped\n")
  }

  @Test func `the innermost line of a file is found in a backtrace`() {
    let backtrace = """
        0               0x00 closure #1 in _assertionFailure(_:file:) + 623 in libswiftCore.so
        1 [ra] [system] 0x00 f() + 9 in program at //<compiler-generated>
        2 [ra]          0x00 f() at home + 9 in program at Exercises/01-House/Lamp.swift:5:37
        3 [ra]          0x00 g() + 9 in program at /a b/Exercises/01-House/Lamp.swift:7:1
      """
    #expect(CrashLocator.line(in: backtrace, of: "Exercises/01-House/Lamp.swift") == 5)
    #expect(CrashLocator.line(in: backtrace, of: "House/Lamp2.swift") == nil)
  }

  @Test(arguments: [4, 5, 6, 7, 8])
  func `passed tests are ignored if the program didn't end normally`(count: Int) {
    let events = Array(Self.completeRun.prefix(count))
    for judgement in [
      Self.judge(events, .signalled(SIGABRT)),
      Self.judge(events, .exited(0), stopReason: .timeLimit),
    ] {
      #expect(!judgement.tests.contains { $0.outcome == .passed })
    }
  }

  @Test func `failed tests are counted even if the program crashed`() {
    var events = Array(Self.completeRun.prefix(5))
    events.insert(.issue(id: "b", IssueReport(message: "Dark.")), at: 4)
    #expect(Self.judge(events, .signalled(SIGABRT)).tests.map(\.outcome) == [.notReached, .failed])
  }

  @Test func `a test with an unfinished case is unfinished, whatever symbol the test ends with`() {
    var events = Self.completeRun
    events.insert(.cancelled(id: "a", comments: ["unfinished: L.swift:1 Tell it."]), at: 6)
    let judgement = Self.judge(events)
    #expect(judgement.verdict == (.unfinished, nil))
    #expect(judgement.tests.map(\.outcome) == [.unfinished, .passed])
  }
}
