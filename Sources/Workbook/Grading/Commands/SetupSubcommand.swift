import Foundation
import WorkbookCommandLine

/// The command `workbook grade setup`, which writes the files that a platform needs to grade with
/// the workbook.
struct SetupSubcommand {
  private let session: Session
  private let setup: GradingSetup
  private let course: CourseOptions
  private let folder: URL

  private static let output = Option<String>(
    "output", "FOLDER", "The folder for the files (default: the current folder).")

  private static let platforms =
    "The platforms are \(GradingSetup.allCases.map(\.rawValue).joined(separator: ", "))."

  /// The command, as the command line has it.
  static let command = Command(
    "setup", "Writes the files that a platform needs to grade with the workbook.",
    operands: ["[PLATFORM]"],
    discussion: """
      \(platforms)

      The files contain the options that choose the exercises and set the rules for marks. A file \
      that exists and differs is renamed first.
      """,
    options: [output] + CourseOptions.all,
    examples: [
      .init("grade setup gradescope --output autograder", "Write the files for Gradescope."),
      .init("grade setup container --chapters 1,2 --optional none", "Grade two chapters."),
      .init("grade setup slurm --output jobs", "Write the files for a cluster with Slurm."),
    ]
  ) { try SetupSubcommand($0, in: $1).run() }

  /// Creates the command with the given arguments.
  ///
  /// - Throws: ``UsageError`` if an argument is invalid.
  private init(_ arguments: Arguments, in session: Session) throws {
    self.session = session
    guard let name = arguments.operands.first else {
      throw UsageError(
        "Pass a platform, such as: grade setup gradescope. \(Self.platforms)", isActionable: true)
    }
    guard let setup = GradingSetup(rawValue: name.lowercased()) else {
      throw UsageError.unknown(
        "setup", name, among: GradingSetup.allCases.map(\.rawValue), listing: Self.platforms)
    }
    self.setup = setup
    course = try CourseOptions(arguments, in: session)
    folder = URL(fileURLWithPath: arguments[Self.output] ?? ".").standardizedFileURL
  }

  /// Writes the files and prints instructions for using them.
  func run() throws -> ExitCode {
    let stamp = "before-\(Int(session.now().timeIntervalSince1970))"
    session.console.print(
      try setup.write(for: course, to: folder, stamp: stamp) + [""] + setup.nextSteps(for: course))
    return .done
  }
}
