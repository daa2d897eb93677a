/// The purpose of a run, which decides whether the answer is audited.
package enum RunnerPurpose: Sendable {
  /// Checking a student's answer. It is audited as in grading, so that what passes here passes there.
  case checking
  /// Running the workbook's own answers: solutions, stubs and wrong answers.
  ///
  /// They aren't audited: a suite has to catch a wrong answer without the help of the audit.
  case provingSuites
}
