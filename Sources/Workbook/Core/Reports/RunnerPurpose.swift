/// The purpose of a run, which decides whether the answer is audited.
package enum RunnerPurpose: Sendable {
  /// Checking a student's answer. It is audited as in grading, so an answer that passes here passes
  /// there, too.
  case checking
  /// Running the workbook's own answers: solutions, stubs and wrong answers.
  ///
  /// They aren't audited, because a suite has to catch a wrong answer without help from the audit.
  case provingSuites
}
