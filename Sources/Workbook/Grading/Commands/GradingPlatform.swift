import Foundation
import WorkbookCommandLine
import WorkbookCore

extension Session {
  /// Checks that this machine runs Linux, which has a sandbox and builds each answer quickly.
  ///
  /// - Throws: ``SetUpError``, which suggests an alternative, on any other system.
  func requireGradingPlatform() throws {
    #if !os(Linux)
      throw SetUpError(
        "Grading requires Linux. On this machine, use a container. To write its "
          + "files, run: \(Session.call) grade setup container")
    #endif
  }

  /// Checks that the workbook has everything that answers are graded with.
  ///
  /// - Throws: ``SetUpError``, which says what is missing.
  func requireFullWorkbook(for exercises: [Exercise]) throws {
    try SeparateCommand.grade.requireSolutions(in: package)
    for exercise in exercises {
      for path in [exercise.suitePath, exercise.stubPath, exercise.answerPath(in: "Solutions")]
      where !FileManager.default.fileExists(atPath: package.url(path).path) {
        throw SetUpError(
          "\(path) is missing, so answers to \(exercise.name) can't be graded. Use the full workbook "
            + "to grade.")
      }
      if exercise.kind == .test, SuiteText(try package.text(exercise.suitePath)).withheld == nil {
        throw SetUpError(
          "\(exercise.suitePath) is missing programs that only the full workbook includes, so "
            + "answers to \(exercise.name) can't be graded. Use the full workbook to grade. If this is "
            + "the full workbook, add such programs below the line: \(SuiteText.withheldMark)")
      }
    }
  }

  /// Returns the compiler's version string, which is the same on all machines with the same
  /// compiler.
  ///
  /// - Parameter note: A note that reports show beside the version of the compiler.
  /// - Throws: ``SetUpError`` if there is no working compiler.
  func toolchainName(noting note: String? = nil) throws -> String {
    guard let result = runTool("swiftc", ["--version"]), result.status == 0 else {
      throw SetUpError(
        "There is no working swiftc. Install Swift 6.3 or later "
          + "(https://swift.org/install) and try: \(Session.call) doctor")
    }
    let lines = result.output.split(separator: "\n").filter { !$0.hasPrefix("swift-driver") }
    return (lines.map(String.init) + [note].compactMap(\.self)).joined(separator: ", ")
  }
}
