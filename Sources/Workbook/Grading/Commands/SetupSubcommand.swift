import Foundation
import WorkbookCommandLine

/// The command `workbook grade setup`, which writes the files that a platform needs to grade with
/// the workbook.
struct SetupSubcommand {
  private let session: Session
  private let setup: GradingSetup
  private let folder: URL

  /// Creates the command with the given arguments.
  ///
  /// - Throws: ``UsageError`` if an argument is invalid.
  init(_ arguments: Arguments, in session: Session) throws {
    self.session = session
    let words = GradingSetup.allCases.map(\.rawValue)
    let listing = "The platforms are \(words.joined(separator: ", "))."
    guard arguments.operands.count > 1 else {
      throw UsageError(
        "Name a platform, such as: grade setup gradescope. \(listing)", isActionable: true)
    }
    if arguments.operands.count > 2 {
      throw UsageError("Unexpected argument \"\(arguments.operands[2])\".")
    }
    guard let setup = GradingSetup(rawValue: arguments.operands[1].lowercased()) else {
      throw UsageError.unknown("setup", arguments.operands[1], among: words, listing: listing)
    }
    self.setup = setup
    folder = URL(fileURLWithPath: arguments[GradeOptions.output] ?? ".").standardizedFileURL
  }

  /// Writes the files and prints instructions for using them.
  func run() throws -> ExitCode {
    let stamp = "before-\(Int(session.now().timeIntervalSince1970))"
    session.console.print(try setup.write(to: folder, stamp: stamp) + [""] + setup.nextSteps)
    return .done
  }
}
