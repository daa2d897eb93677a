import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookEngine
@testable import WorkbookProcesses

/// Checks that a run counts only if the tests that must fail have failed.
@Suite struct CanaryTests {
  private static let controls = ["fails", "fails as an exercise"].map { "\(Canary.id)/`\($0)`()" }

  /// The events of a test that must fail.
  private static func control(
    _ id: String, issues: Int = 5, end: String? = "fail", isCancelled: Bool = false
  ) -> [TestEvent] {
    [.found(.init(id: id, name: id, file: "C.swift", line: 1)), .testStarted(id: id)]
      + (0..<issues).map { _ in .issue(id: id, IssueReport(message: "As it must.")) }
      + (isCancelled ? [.cancelled(id: id, comments: [])] : [])
      + (end.map { [.testEnded(id: id, symbol: $0)] } ?? [])
  }

  /// The events of a test that passes.
  private static let test: [TestEvent] = [
    .found(.init(id: "a", name: "a", file: "L.swift", line: 3)), .testStarted(id: "a"),
    .testEnded(id: "a", symbol: "pass"),
  ]

  /// Returns a run without its control tests, and the end that it then has.
  private static func removed(
    from events: [TestEvent], _ status: ChildResult.Status
  ) -> (run: TestRun, status: ChildResult.Status) {
    var run = TestRun()
    for event in events { run.record(event) }
    let (rest, end) = Canary.removed(
      from: run, ChildResult(status: status, output: Data(), peakMemory: 0))
    return (rest, end.status)
  }

  @Test func `a run whose control tests failed counts without them`() {
    let events =
      Self.controls.flatMap { Self.control($0) } + Self.test + [.runEnded(symbol: "fail")]
    let (run, status) = Self.removed(from: events, .exited(1))
    #expect(run.tests.map(\.id) == ["a"])
    #expect(run.anomalies == [])
    #expect(status == .exited(0))
  }

  @Test(arguments: [
    [], control(controls[0]), control(controls[0], issues: 4), control(controls[0], end: "pass"),
    control(controls[0], end: nil), control(controls[0], isCancelled: true),
  ])
  func `a run doesn't count if a control test is missing or didn't fail as it must`(
    first: [TestEvent]
  ) {
    let second = first.count == 8 ? [] : Self.control(Self.controls[1])
    let events = first + second + Self.test + [.runEnded(symbol: "fail")]
    #expect(Self.removed(from: events, .exited(1)).run.anomalies.count == 1)
  }

  @Test func `a run doesn't count if the program hides that its control tests failed`() {
    let events =
      Self.controls.flatMap { Self.control($0) } + Self.test + [.runEnded(symbol: "pass")]
    #expect(Self.removed(from: events, .exited(0)).run.anomalies.count == 1)
  }

  @Test func `a program that stops before its tests start isn't suspicious`() {
    #expect(Self.removed(from: [], .signalled(11)).run.anomalies == [])
  }
}
