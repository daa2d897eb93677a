import WorkbookCore

/// The verdict of a suite on a mutant.
enum MutantVerdict: Sendable, Hashable, Codable {
  /// The mutant fails the suite. `test` is the first test that fails, if it's known. If a test
  /// prints a message that isn't suitable for students, `problem` names the test and says why.
  /// Otherwise, `problem` is `nil`.
  case killed(test: String?, problem: String?)
  /// All tests pass.
  case survived
  /// The mutant doesn't compile, or the suite doesn't compile with it.
  case notCompiled
  /// The mutant couldn't be judged, for a reason unrelated to the mutant.
  case notJudged(reason: String)

  /// Creates the verdict on a mutant of an exercise's solution from the report of a run.
  init(_ report: AnswerReport, of exercise: Exercise) {
    switch report.verdict {
    case .passed: self = .survived
    case .doesNotCompile: self = .notCompiled
    // The audit rejects names that it doesn't allow, so it can catch a mutant before any test runs.
    case .failed, .unfinished, .crashed, .timedOut, .outputFlood, .outOfMemory, .tampered,
      .notAllowed:
      let problems = report.tests.lazy.filter { $0.outcome == .failed }.compactMap { test in
        FailureMessage(of: test, in: exercise).problems.first.map {
          "\"\(test.name)\", which \($0)"
        }
      }
      self = .killed(
        test: report.tests.first { $0.isFailure }?.name, problem: problems.first)
    case .missing, .graderError:
      self = .notJudged(reason: report.reason ?? report.verdict.rawValue)
    }
  }
}
