/// The purpose of a run, which determines whether the answer is audited.
package enum RunnerPurpose: Sendable {
  /// Checking a student's answer. The answer is audited in the same way as for grading, so an
  /// answer that passes here also passes when it's graded.
  case checking
  /// Running the workbook's own answers: solutions, stubs, and wrong answers.
  ///
  /// These answers aren't audited, because a suite has to catch wrong answers without the audit's
  /// help.
  case provingSuites
}
