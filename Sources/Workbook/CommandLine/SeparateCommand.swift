import WorkbookCore

/// An executable of the workbook that students don't need, so `workbook` doesn't contain it.
package struct SeparateTool: Sendable, Equatable {
  /// The name of the executable.
  package let product: String
  /// A noun for the tool, such as `grader`.
  package let noun: String

  /// The tool that grades submissions.
  static let grader = SeparateTool(product: "workbook-grade", noun: "grader")
  /// The tool that asks about generated programs.
  static let practice = SeparateTool(product: "workbook-practice", noun: "practice tool")
  /// The tool that verifies the workbook and edits it. It also has the commands of the others.
  static let author = SeparateTool(product: "workbook-author", noun: "author's tool")
}

/// A command of a ``SeparateTool``, which users can run as if it were a command of `workbook`.
package struct SeparateCommand: Sendable {
  /// The name of the command.
  package let name: String
  /// A one-line description.
  let summary: String
  /// The tool that has the command.
  let tool: SeparateTool
  /// The purpose of the solutions, such as `to grade`, or `nil` if the command works without them.
  var needOfSolutions: String?
  /// The subcommands and options with which the command works without the solutions.
  var subcommandsWithoutSolutions: Set<String> = []

  /// Checks that the workbook has the solutions, if the command needs them.
  ///
  /// - Throws: ``SetUpError``, which says what the copy lacks.
  package func requireSolutions(in package: WorkbookPackage) throws {
    if let needOfSolutions { try package.requireSolutions(needOfSolutions) }
  }
}

extension SeparateCommand {
  package static let book = SeparateCommand(
    name: "book", summary: "Builds the book as a site: the chapters and the kit's reference.",
    tool: .author)
  package static let grade = SeparateCommand(
    name: "grade", summary: "Grades a folder of submissions (for instructors).", tool: .grader,
    needOfSolutions: "to grade", subcommandsWithoutSolutions: ["setup", "report", "merge"])
  package static let practice = SeparateCommand(
    name: "practice",
    summary:
      "Asks you to predict what new programs do, for topics that are due or that you choose.",
    tool: .practice)
  package static let exam = SeparateCommand(
    name: "exam",
    summary: "Generates an exam with different programs for each student (for instructors).",
    tool: .grader)
  package static let release = SeparateCommand(
    name: "release",
    summary: "Makes a copy of the workbook for students, without solutions (for instructors).",
    tool: .grader, needOfSolutions: "to make a copy")
  package static let verify = SeparateCommand(
    name: "verify", summary: "Checks that the workbook is sound (for authors).", tool: .author,
    needOfSolutions: "to verify it", subcommandsWithoutSolutions: ["--practice"])
  package static let wrong = SeparateCommand(
    name: "wrong",
    summary: "Lists the wrong answers to an exercise and edits their catalog (for authors).",
    tool: .author, needOfSolutions: "to see wrong answers")
  package static let sync = SeparateCommand(
    name: "sync",
    summary: "Updates the listings in the prose from the files that they name (for authors).",
    tool: .author)
  package static let figures = SeparateCommand(
    name: "figures", summary: "Updates the figures, stories, and recorded listings (for authors).",
    tool: .author)
  package static let new = SeparateCommand(
    name: "new", summary: "Writes every file of a new chapter or exercise (for authors).",
    tool: .author)

  /// All separate commands, in the order in which the help lists them.
  package static let all = [
    practice, book, grade, exam, release, verify, wrong, sync, figures, new,
  ]
}
