import Foundation
import WorkbookCore

/// A check of a property that a sound workbook must have.
protocol SoundnessCheck: Sendable {
  /// The name to enter on the command line, such as `hints`.
  var name: String { get }
  /// The check's requirement, as a sentence that is true if the check finds no violations.
  var claim: String { get }
}

/// A check that reads files but doesn't run anything.
protocol StaticCheck: SoundnessCheck {
  /// Returns the violations in a workspace.
  func violations(in workspace: AuthoringWorkspace) -> [Violation]
}

/// A check that builds answers and runs their suites.
protocol AnswerCheck: SoundnessCheck {
  /// Returns the answers to run.
  func answers(in workspace: AuthoringWorkspace) -> [AnswerUnderTest]
  /// Returns the violations for an answer, based on the report of its run.
  func violations(
    about report: AnswerReport, of answer: AnswerUnderTest, in workspace: AuthoringWorkspace
  ) -> [Violation]
}

/// An answer to build and run with the suite of its exercise.
struct AnswerUnderTest: Sendable, Hashable {
  /// The path of the file, relative to the root of the package. A wrong answer has no file, so its
  /// path consists of its catalog and name, as in
  /// `Tests/01-ViewState/WrongAnswers/TapCounter/GlobalCount`.
  let path: String
  /// The exercise.
  let exercise: Exercise
  /// The section of the catalog that describes the wrong answer, or `nil` for other answers.
  let entry: WrongAnswerCatalog.Entry?
  /// The test that a wrong answer must fail, or `nil` for other answers.
  var test: String? { entry?.caughtBy }

  /// Creates an answer from a file.
  init(path: String, exercise: Exercise) {
    self.path = path
    self.exercise = exercise
    entry = nil
  }

  /// Creates a wrong answer from its section of the catalog.
  init(_ entry: WrongAnswerCatalog.Entry, exercise: Exercise) {
    path = "\(exercise.wrongAnswersPath.dropLast(".md".count))/\(entry.name)"
    self.exercise = exercise
    self.entry = entry
  }

  /// Returns the file to build. If the answer is a wrong answer, this method writes the file first.
  ///
  /// - Throws: ``WrongAnswerCatalog/Problem`` if a diff doesn't apply, or ``SetUpError`` if a file
  ///   can't be written.
  func file(in package: WorkbookPackage) throws -> URL {
    guard let entry else { return package.url(path) }
    return try package.file(of: package.code(of: entry, exercise), named: entry.name, exercise)
  }
}
