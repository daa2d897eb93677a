import WorkbookCore

/// The results of grading one submission: what became of each of its answers.
///
/// Results are kept separate from marks. A ``MarkingScheme`` computes the marks from the results
/// when reports are written, including penalties for lateness, so a course can change its policy
/// without regrading.
package struct GradedSubmission: Sendable, Codable, Equatable {
  /// The unique name of the submission: the name of its folder or archive, without the extension.
  var name: String
  /// Why the submission couldn't be read, in one sentence with the next step, if that is the case.
  var problem: String?
  /// Remarks for the student that don't affect the marks: which files were ignored, and why.
  var notes: [String] = []
  /// One report for each graded exercise, in the order of the table of contents.
  package var answers: [AnswerReport] = []

  /// Creates a submission with no results.
  init(name: String) {
    self.name = name
  }
}
