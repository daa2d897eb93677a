import Foundation
import WorkbookCore

/// The results of grading one submission, with a report on each of its answers.
///
/// Results are kept separate from marks. A ``MarkingScheme`` computes the marks, including
/// penalties for lateness, from the results when reports are written, so a course can change its
/// policy without regrading.
package struct GradedSubmission: Sendable, Codable, Equatable {
  /// The unique name of the submission: the name of its folder or archive, without the extension.
  var name: String
  /// The reason why the submission couldn't be read, with advice on what to do next, or `nil` if
  /// the submission was read.
  var problem: String?
  /// Whether the problem lies with the machine rather than with the submission.
  var hasGraderProblem: Bool?
  /// The students who made the submission, if the platform's export names them.
  var submitters: [Submitter]?
  /// The time of submission, if the platform's export includes it.
  var time: Date?
  /// The time of submission as the platform writes it, without a zone, if the name includes it.
  var localTime: String?
  /// Remarks for the student that don't affect the marks, such as the names of ignored files and
  /// the reasons.
  var notes: [String] = []
  /// One report for each graded exercise, in the order of the table of contents.
  package var answers: [AnswerReport] = []

  /// Creates a submission with no results.
  init(name: String) {
    self.name = name
  }
}

extension AnswerReport {
  /// Returns the report on an exercise for which a submission has no file.
  static func notSubmitted(_ exercise: Exercise) -> AnswerReport {
    AnswerReport(
      exercise: exercise.name, chapter: exercise.chapter, verdict: .missing,
      reason: notSubmittedReason(exercise))
  }

  /// Returns whether the submission has no file for the exercise, as opposed to a file that doesn't
  /// count.
  func isNotSubmitted(_ exercise: Exercise) -> Bool {
    verdict == .missing && (reason == nil || reason == Self.notSubmittedReason(exercise))
  }

  private static func notSubmittedReason(_ exercise: Exercise) -> String {
    "There is no \(exercise.answerPath())."
  }
}
