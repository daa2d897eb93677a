import Foundation
import WorkbookCore

/// Something that has to be true of a sound workbook.
protocol SoundnessCheck: Sendable {
  /// What it is called on the command line: `hints`.
  var name: String { get }
  /// What is true when it finds nothing, as a sentence.
  var claim: String { get }
}

/// A check that only reads files.
protocol StaticCheck: SoundnessCheck {
  /// What is wrong.
  func violations(in workspace: AuthoringWorkspace) -> [Violation]
}

/// A check that builds answers and runs their suites.
protocol AnswerCheck: SoundnessCheck {
  /// The answers to try.
  func answers(in workspace: AuthoringWorkspace) -> [AnswerUnderTest]
  /// What is wrong, now that an answer has been tried.
  func violations(
    about report: AnswerReport, of answer: AnswerUnderTest, in workspace: AuthoringWorkspace
  ) -> [Violation]
}

/// An answer that is to be built and run with the suite of its exercise.
struct AnswerUnderTest: Sendable, Hashable {
  /// The answer, from the root of the package. Of a wrong answer, it is the place where its file
  /// would be: `Tests/01-ViewState/WrongAnswers/TapCounter/GlobalCount`.
  let path: String
  /// The exercise that it answers.
  let exercise: Exercise
  /// The section of the catalog that describes it, if it is a wrong answer.
  let entry: WrongAnswerCatalog.Entry?
  /// The only test that matters, or `nil` if all tests do.
  var test: String? { entry?.caughtBy }

  /// An answer that is a file.
  init(path: String, exercise: Exercise) {
    self.path = path
    self.exercise = exercise
    entry = nil
  }

  /// A wrong answer.
  init(_ entry: WrongAnswerCatalog.Entry, exercise: Exercise) {
    path = "\(exercise.wrongAnswersPath.dropLast(".md".count))/\(entry.name)"
    self.exercise = exercise
    self.entry = entry
  }

  /// The file to build.
  ///
  /// - Throws: ``WrongAnswerCatalog/Problem`` when a diff doesn't apply, ``SetUpError`` when a file
  ///   can't be written.
  func file(in package: WorkbookPackage) throws -> URL {
    guard let entry else { return package.url(path) }
    return try package.file(of: package.code(of: entry, exercise), named: entry.name, exercise)
  }
}

/// All that has to be true of the workbook, in the order in which it is looked at.
enum Checks {
  /// All checks.
  ///
  /// - Parameter forAuthors: Whether `Exercises` has to hold the stubs, as it is published. A
  ///   student's copy holds answers, and is sound nevertheless.
  static func all(forAuthors: Bool) -> [any SoundnessCheck] {
    let reading: [any StaticCheck] = [
      ManifestCheck(), NamesCheck(), StrayFilesCheck(), HintsCheck(), SuitesCheck(), HolesCheck(),
      WrongAnswersCheck(), MentionsCheck(), ListingsCheck(), LinksCheck(), FiguresCheck(),
      CommandsCheck(), SettingsCheck(), DraftsCheck(),
    ]
    let running: [any AnswerCheck] = [StubsRun(), SolutionsRun(), WrongAnswersRun()]
    return reading + (forAuthors ? [OriginalsCheck()] : []) + running + [DemosRun()]
  }
}
