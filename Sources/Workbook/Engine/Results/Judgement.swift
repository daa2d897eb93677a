import Foundation
import WorkbookCore
import WorkbookProcesses

/// The outcome of each test and the verdict on the answer, based on one or more runs of a program.
///
/// The judgment fails closed. A test has passed only if it started once, ended once with the symbol
/// `pass`, recorded no issues, and wasn't canceled, and if the program then ended normally. If the
/// program ended in another way, passes don't count, because the answer could have faked them. The
/// answer has passed only if all of its tests have passed.
package struct Judgement {
  /// The outcomes so far, keyed by test ID.
  private var outcomes: [String: TestReport] = [:]
  private var order: [TestEvent.FoundTest] = []
  private var problems: [RunProblem] = []

  /// A problem with a run, other than an issue in one of its tests.
  private struct RunProblem {
    var verdict: Verdict
    var reason: String
  }

  /// The IDs of the tests whose outcomes aren't known yet.
  var unreached: [String] { order.map(\.id).filter { outcomes[$0] == nil } }

  /// Adds the results of a run.
  ///
  /// - Parameters:
  ///   - run: The events of the run.
  ///   - result: The exit status and the output of the program.
  ///   - limits: The limits that the program ran with.
  mutating func add(_ run: TestRun, _ result: ChildResult, limits: ChildLimits) {
    if order.isEmpty { order = run.tests }
    let termination = AbnormalTermination(run, result, limits: limits)
    var isAttributedToTest = false
    for test in run.tests {
      guard let progress = run.progress[test.id], progress.starts > 0 else { continue }
      var report = TestReport(
        id: test.id, name: test.name, outcome: progress.outcome, file: test.file, line: test.line)
      report.issues = progress.issues
      report.output = progress.output
      if progress.isRunning, let termination {
        isAttributedToTest = true
        report.outcome = termination.verdict == .timedOut ? .timedOut : .crashed
        report.output = termination.removingMessage(from: report.output)
        report.issues.append(
          IssueReport(message: termination.reason, comments: termination.hints))
      } else if termination != nil, !report.isFailure {
        // This outcome has to be confirmed by another run.
        continue
      }
      outcomes[test.id] = report
    }
    if let termination {
      problems.append(
        RunProblem(
          verdict: termination.verdict,
          reason: isAttributedToTest ? termination.summary : termination.reason))
    }
    problems += run.anomalies.map { RunProblem(verdict: .tampered, reason: $0) }
    for issue in run.strayIssues {
      problems.append(RunProblem(verdict: .failed, reason: issue.message))
    }
  }

  /// The tests in source order.
  package var tests: [TestReport] {
    order.map { test in
      outcomes[test.id]
        ?? TestReport(
          id: test.id, name: test.name, outcome: .notReached, file: test.file, line: test.line)
    }.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// The verdict, and the reason for it if the test results don't explain it.
  package var verdict: (Verdict, reason: String?) {
    let tests = tests
    for verdict in [Verdict.tampered, .timedOut, .outOfMemory, .outputFlood, .crashed] {
      if let problem = problems.first(where: { $0.verdict == verdict }) {
        return (verdict, problem.reason)
      }
    }
    if tests.contains(where: { $0.outcome == .failed }) { return (.failed, nil) }
    if let problem = problems.first { return (problem.verdict, problem.reason) }
    if tests.isEmpty { return (.graderError, "The suite has no tests.") }
    if tests.contains(where: { $0.outcome == .unfinished }) { return (.unfinished, nil) }
    let isPassed = tests.allSatisfy { $0.outcome == .passed }
    return isPassed ? (.passed, nil) : (.graderError, "A test didn't report an outcome.")
  }
}

extension TestRun.Progress {
  /// The outcome of a test that has ended.
  fileprivate var outcome: TestReport.Outcome {
    if !issues.isEmpty { return .failed }
    // A parameterized test ends with `pass` even if its cases are canceled.
    if !cancellations.isEmpty {
      let isHole = cancellations.allSatisfy { $0.contains { $0.hasPrefix("unfinished: ") } }
      return isHole ? .unfinished : .failed
    }
    return starts == 1 && ends == ["pass"] ? .passed : .failed
  }
}
