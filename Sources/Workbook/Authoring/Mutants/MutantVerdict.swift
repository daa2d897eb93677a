import WorkbookCore

/// What a suite says about a mutant.
enum MutantVerdict: Sendable, Hashable, Codable {
  /// The suite fails it. The test is the first that does, if one is known. The problem is what's wrong
  /// with a message that a student would see, with the test that prints it.
  case killed(test: String?, problem: String?)
  /// All tests pass.
  case survived
  /// It isn't a program, or not one that the suite compiles with.
  case notCompiled
  /// It couldn't be judged, for a reason that has nothing to do with it.
  case notJudged(reason: String)

  /// Creates the verdict from the report of a run.
  init(_ report: AnswerReport) {
    switch report.verdict {
    case .passed: self = .survived
    case .doesNotCompile: self = .notCompiled
    // The audit refuses what it doesn't allow, so such a mutant is caught without a test.
    case .failed, .unfinished, .crashed, .timedOut, .outputFlood, .outOfMemory, .tampered,
      .notAllowed:
      let problems = report.tests.lazy.filter { $0.outcome == .failed }.compactMap { test in
        FailureMessage(of: test).problems.first.map { "\"\(test.name)\", which \($0)" }
      }
      self = .killed(
        test: report.tests.first { $0.isFailure }?.name, problem: problems.first)
    case .missing, .graderError:
      self = .notJudged(reason: report.reason ?? report.verdict.rawValue)
    }
  }
}
