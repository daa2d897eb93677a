import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookEngine
@testable import WorkbookProcesses

/// A pass has to be earned in full: whatever is missing or too much, it is none.
@Suite struct JudgementTests {
  /// Two tests that pass, in a run that comes to its end.
  private static let right: [TestEvent] = [
    .found(.init(id: "b", name: "b", file: "L.swift", line: 9)),
    .found(.init(id: "a", name: "a", file: "L.swift", line: 3)), .runStarted,
    .testStarted(id: "b"), .testEnded(id: "b", symbol: "pass"), .testStarted(id: "a"),
    .testEnded(id: "a", symbol: "pass"), .runEnded(symbol: "pass"),
  ]

  private static func judge(
    _ events: [TestEvent], _ status: ChildResult.Status = .exited(0), stop: ChildResult.StopReason? = nil
  ) -> Judgement {
    var run = TestRun()
    for event in events { run.note(event) }
    var judgement = Judgement()
    judgement.add(
      run, ChildResult(status: status, stop: stop, output: Data(), peakMemory: 0),
      limits: ChildLimits(time: .seconds(2)))
    return judgement
  }

  @Test func `all that was found ran, ended well, and the program left with 0`() {
    let judgement = Self.judge(Self.right)
    #expect(judgement.verdict == (.passed, nil))
    #expect(judgement.tests.map(\.name) == ["a", "b"])
  }

  @Test(arguments: 1..<8) func `without one of the events it is no pass`(index: Int) {
    var events = Self.right
    let missing = events.remove(at: index)
    // That a run has started is told by its tests; a test that was not found counts for nothing.
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
  func `with an event too many it is no pass`(event: TestEvent) {
    #expect(Self.judge(Self.right + [event]).verdict.0 != .passed)
  }

  @Test(arguments: ["fail", "skip", "passWithKnownIssue", "passWithWarnings", ""])
  func `with another symbol it is no pass`(symbol: String) {
    var events = Self.right
    events[6] = .testEnded(id: "a", symbol: symbol)
    #expect(Self.judge(events).verdict.0 != .passed)
  }

  @Test(arguments: [ChildResult.Status.exited(1), .exited(7), .signalled(6), .signalled(9)])
  func `a program that does not leave with 0 has not passed`(status: ChildResult.Status) {
    #expect(Self.judge(Self.right, status).verdict.0 == .crashed)
  }

  @Test func `a program that was stopped has not passed`() {
    #expect(Self.judge(Self.right, stop: .timeLimit).verdict.0 == .timedOut)
    #expect(Self.judge(Self.right, stop: .outputLimit).verdict.0 == .outputFlood)
  }

  @Test func `no tests are no pass`() {
    #expect(Self.judge([.runStarted, .runEnded(symbol: "pass")]).verdict.0 == .graderError)
  }

  @Test func `the test that was running is blamed, and the others were not reached`() {
    let judgement = Self.judge(Array(Self.right.prefix(4)), .signalled(SIGABRT))
    #expect(judgement.tests.map(\.outcome) == [.notReached, .crashed])
    #expect(judgement.unreached == ["a"])
  }

  @Test func `cases that are all unfinished make their test unfinished, whatever it ends with`() {
    var events = Self.right
    events.insert(.cancelled(id: "a", comments: ["unfinished: L.swift:1 Tell it."]), at: 6)
    let judgement = Self.judge(events)
    #expect(judgement.verdict == (.unfinished, nil))
    #expect(judgement.tests.map(\.outcome) == [.unfinished, .passed])
  }
}
