import Foundation
import WorkbookCore
import WorkbookProcesses

/// Turns what happened in one or more runs of a program into what is known about an answer.
///
/// It fails closed. A test has passed only if it began once, ended once with the symbol `pass`,
/// found no issue and was not cancelled; the answer has passed only if each of its tests has, and
/// the run came to its end and left with 0.
package struct Judgement {
  /// The outcomes so far, by id.
  private var outcomes: [String: TestReport] = [:]
  private var order: [TestEvent.FoundTest] = []
  private var faults: [Fault] = []

  /// Something that is wrong with a run, beside what its tests found.
  struct Fault: Equatable {
    var verdict: Verdict
    var reason: String
  }

  /// Whether each test has an outcome other than that it was not reached.
  var isComplete: Bool { !order.isEmpty && unreached.isEmpty }

  /// The ids of the tests that no run has reached.
  var unreached: [String] { order.map(\.id).filter { outcomes[$0] == nil } }

  /// Takes a run into account.
  ///
  /// - Parameters:
  ///   - run: What became of the tests.
  ///   - end: How the program ended.
  ///   - limits: What it was allowed.
  mutating func add(_ run: TestRun, _ end: ChildEnd, limits: ChildLimits) {
    if order.isEmpty { order = run.tests }
    let death = ProgramDeath(run, end, limits: limits)
    var isBlamed = false
    for test in run.tests {
      guard let progress = run.progress[test.id], progress.starts > 0 else { continue }
      var report = TestReport(
        id: test.id, name: test.name, outcome: progress.outcome, file: test.file, line: test.line)
      report.issues = progress.issues
      report.output = progress.output
      if progress.isRunning, let death {
        isBlamed = true
        report.outcome = death.verdict == .timedOut ? .timedOut : .crashed
        report.output = death.takeMessage(from: report.output)
        report.issues.append(IssueReport(message: death.reason, comments: death.hints))
      }
      outcomes[test.id] = report
    }
    if let death {
      faults.append(Fault(verdict: death.verdict, reason: isBlamed ? death.summary : death.reason))
    }
    faults += run.oddities.map { Fault(verdict: .tampered, reason: $0) }
    for issue in run.strayIssues {
      faults.append(Fault(verdict: .failed, reason: issue.message))
    }
  }

  /// The tests in the order of the source.
  package var tests: [TestReport] {
    order.map { test in
      outcomes[test.id]
        ?? TestReport(
          id: test.id, name: test.name, outcome: .notReached, file: test.file, line: test.line)
    }.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// What became of the answer, and why, where the tests do not say it.
  package var verdict: (Verdict, reason: String?) {
    let tests = tests
    for verdict in [Verdict.tampered, .timedOut, .outOfMemory, .outputFlood, .crashed] {
      if let fault = faults.first(where: { $0.verdict == verdict }) {
        return (verdict, fault.reason)
      }
    }
    if tests.contains(where: { $0.outcome == .failed }) { return (.failed, nil) }
    if let fault = faults.first { return (fault.verdict, fault.reason) }
    if tests.isEmpty { return (.graderError, "The suite holds no test.") }
    if tests.contains(where: { $0.outcome == .unfinished }) { return (.unfinished, nil) }
    let isPassed = tests.allSatisfy { $0.outcome == .passed }
    return isPassed ? (.passed, nil) : (.graderError, "A test has no outcome.")
  }
}

extension TestRun.Progress {
  /// The outcome of a test that came to its end.
  fileprivate var outcome: TestReport.Outcome {
    if !issues.isEmpty { return .failed }
    // A test with arguments ends with `pass` even when its cases are cancelled.
    if !cancellations.isEmpty {
      let isHole = cancellations.allSatisfy { $0.contains { $0.hasPrefix("unfinished: ") } }
      return isHole ? .unfinished : .failed
    }
    return starts == 1 && ends == ["pass"] ? .passed : .failed
  }
}
