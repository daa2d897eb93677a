import Foundation
import WorkbookCommandLine
import WorkbookCore

/// A file that an author adds to a catalog as a new wrong answer, or uses to replace the code of an
/// existing one.
struct WrongAnswerFile {
  let exercise: Exercise
  let session: Session
  let name: String
  /// The path as the author typed it.
  let path: String

  private var package: WorkbookPackage { session.package }
  private var console: Console { session.console }
  private var entries: [WrongAnswerCatalog.Entry] {
    package.wrongAnswerCatalog(of: exercise).entries
  }

  /// The author's description of a new wrong answer.
  struct Description {
    var thought: String?
    var symptom: String?
    var caughtBy: String?
  }

  /// Adds the file as a new section, unless the file passes the suite.
  func add(_ description: Description) async throws -> ExitCode {
    if let other = entries.first(where: { $0.name.lowercased() == name.lowercased() }) {
      throw UsageError(
        "\(exercise.name) already has a wrong answer named \(other.name). Choose another name, or "
          + "replace the existing code: \(Session.call) wrong \(exercise.name) \(other.name) "
          + "--replace \(path)",
        isActionable: true)
    }
    guard name.isTypeName else {
      throw UsageError(
        "\"\(name)\" can't be the name of a wrong answer. Use a type name, such as GlobalCount.")
    }
    let code = try newCode()
    guard let red = try await redTests(expecting: description.caughtBy) else { return .notYet }
    var editor = try CatalogEditor(exercise, in: package)
    let line = editor.add(
      name,
      thought: description.thought ?? "«write: the belief that leads a student to this answer»",
      symptom: description.symptom ?? "«write: the incorrect behavior of the answer»",
      caughtBy: description.caughtBy ?? red[0], code: code)
    try editor.write()
    console.print("Added \(name) at \(exercise.wrongAnswersPath):\(line).")
    let missing =
      (description.thought == nil ? ["the thought"] : [])
      + (description.symptom == nil ? ["what you see"] : [])
    if description.caughtBy == nil {
      console.print("Caught by: \(red[0])")
      if red.count > 1 {
        console.print(
          console.wrapped("Also failing: \(red.dropFirst().joined(separator: "; "))"))
        console.print(
          "If another test fits the misconception better, name that test in the catalog.")
      }
    }
    if !missing.isEmpty { console.print("Still to write: \(missing.joined(separator: ", ")).") }
    return .done
  }

  /// Replaces the code of a section with the code in the file, unless that code passes the
  /// section's test.
  func replace(_ entry: WrongAnswerCatalog.Entry) async throws -> ExitCode {
    let code = try newCode()
    guard try await redTests(expecting: entry.caughtBy) != nil else { return .notYet }
    var editor = try CatalogEditor(exercise, in: package)
    editor.replaceCode(of: entry, with: code)
    try editor.write()
    console.print("Replaced \(name) at \(exercise.wrongAnswersPath):\(entry.line).")
    return .done
  }

  private var url: URL { URL(fileURLWithPath: path) }

  /// Returns the text of the file, unless it has the same code as the solution or another wrong
  /// answer.
  private func newCode() throws -> String {
    guard let data = try? Data(contentsOf: url), let code = String(data: data, encoding: .utf8)
    else { throw SetUpError("\(path) can't be read. Pass a Swift file.") }
    let lines = code.codeLines
    let solution = exercise.answerPath(in: "Solutions")
    if (try? package.text(solution))?.codeLines == lines {
      throw UsageError("\(path) has the same code as \(solution).", isActionable: true)
    }
    let same = package.wrongAnswers(to: exercise).first {
      $0.name != name && $0.code.codeLines == lines
    }
    if let same {
      throw UsageError("\(path) is the same as the wrong answer \(same.name).", isActionable: true)
    }
    return code
  }

  /// Runs the suite on the file.
  ///
  /// - Returns: The names of the tests that fail, or `nil` if the file can't be used. In that case,
  ///   the reason has been printed.
  private func redTests(expecting test: String?) async throws -> [String]? {
    let report = try await session.makeRunner(.provingSuites).run(answer: url, for: exercise)
    let red = report.tests.filter(\.isFailure).map(\.name)
    let problem: String
    if report.verdict == .passed {
      problem =
        "passes, so the suite doesn't catch it yet. Add a test to \(exercise.suitePath), and run "
        + "this command again."
    } else if red.isEmpty {
      problem = "fails no test: it is judged \(report.verdict.rawValue)."
    } else if let test, !red.contains(test) {
      problem = "isn't caught by \"\(test)\", but by \(red.map { "\"\($0)\"" }.inWords)."
    } else {
      return red
    }
    if report.verdict != .passed {
      console.print(ReportText(report: report, exercise: exercise, console: console).lines)
    }
    console.printError("\(path) \(problem) Nothing was changed.")
    return nil
  }
}
