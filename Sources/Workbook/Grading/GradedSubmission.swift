import WorkbookCore

/// The facts about one submission after it was graded: what became of each of its answers.
///
/// Facts are kept apart from marks. What an answer is worth, and what lateness costs, is worked out
/// from the facts by a ``MarkingScheme`` when reports are written, so that a course can change its
/// mind without grading anything again.
package struct GradedSubmission: Sendable, Codable, Equatable {
  /// Names it among all: the name of its folder or archive, without the extension.
  var name: String
  /// Why it could not be read at all, in one sentence with the next step, if that is so.
  var problem: String?
  /// What its author should know, and what costs no mark: files that were ignored, and why.
  var notes: [String] = []
  /// One for each exercise that is graded, in the order of the table of contents.
  package var answers: [AnswerReport] = []

  /// A submission of which nothing is known yet.
  init(name: String) {
    self.name = name
  }
}
