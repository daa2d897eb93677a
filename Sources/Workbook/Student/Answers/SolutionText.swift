import WorkbookCommandLine
import WorkbookCore

/// The reference solution of an exercise, and how the student's answer differs from it.
struct SolutionText {
  let exercise: Exercise
  let session: Session

  /// Returns the lines.
  ///
  /// - Throws: ``SetUpError`` if the solution can't be read.
  func lines() throws -> [String] {
    let console = session.console
    let path = exercise.answerPath(in: "Solutions")
    guard let solution = try? session.package.text(path) else {
      throw SetUpError(
        "\(path) can't be read. Download the workbook again, but keep your Exercises folder.")
    }
    let source = solution.trimmedAtEnd.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = [console.path(path), ""] + source.map(String.init)
    guard let answer = try? session.package.text(exercise.answerPath()) else { return lines }
    let diff = LineDiff(from: answer, to: solution)
    guard !diff.isEmpty else { return lines + ["", "Your answer is identical."] }
    return lines + ["", "From your answer to the solution:", ""] + diff.unified(console: console)
  }
}
