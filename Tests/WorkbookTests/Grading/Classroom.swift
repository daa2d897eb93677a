import Foundation
import Synchronization
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookStudent
@testable import WorkbookTestSupport

/// A small workbook with submissions, and a runner that passes every answer in which the light is
/// on.
final class Classroom: Sendable {
  let house = House()
  let runner = LightRunner()
  let submissions: URL
  let report: URL

  init() {
    submissions = house.package.url("submissions")
    report = house.package.url("report")
    for module in KitModules.all {
      house.write("// \(module)\n", to: "\(KitModules.folder(of: module))/Source.swift")
    }
    try? FileManager.default.createDirectory(at: submissions, withIntermediateDirectories: true)
  }

  /// The solutions of all exercises, keyed by their paths in a submission.
  var solutions: [String: String] {
    Dictionary(
      uniqueKeysWithValues: House.chapters.flatMap(\.exercises).map {
        ("Exercises/\($0.chapter)/\($0.name).swift", house.solution(of: $0))
      })
  }

  /// Submits a folder with some files.
  func submit(_ name: String, _ files: [String: String]) {
    for (path, text) in files { house.write(text, to: "submissions/\(name)/\(path)") }
  }

  /// Returns the URL of a submission, or of a file in a submission.
  func place(_ path: String) -> URL { submissions.appending(path: path) }

  func session(isTerminal: Bool = false) -> Session {
    house.session(isTerminal: isTerminal) { tool, _ in
      tool == "swiftc" ? ToolResult(status: 0, output: "Swift version 6.3.1\n") : nil
    }
  }

  /// The tool, which grades with the classroom's runner.
  var tool: Tool { .grading(with: runner) }

  /// Runs `workbook grade` on the submissions.
  @discardableResult
  func grade(_ options: String...) async -> ExitCode {
    house.transcript.clear()
    return await tool.run(
      ["grade", submissions.path, "--output", report.path] + options, in: session())
  }

  /// Runs another `workbook` command.
  @discardableResult
  func call(_ arguments: [String]) async -> ExitCode {
    house.transcript.clear()
    return await tool.run(arguments, in: session())
  }

  /// Returns the results in a report, keyed by submission.
  func results(in report: URL? = nil) throws -> [String: GradedSubmission] {
    var results: [String: GradedSubmission] = [:]
    try ResultStore(reportFolder: report ?? self.report).forEach { results[$0.name] = $0 }
    return results
  }

  /// Returns the verdicts on the answers of a submission, in order.
  func verdicts(_ name: String) throws -> [Verdict] {
    try #require(try results()[name], "\(name) has no result.").answers.map(\.verdict)
  }

  /// Returns the temporary files in the report folder. A grader that has finished leaves none.
  func leftovers() -> [String] {
    house.files(below: "report").filter { path in
      path.contains("partial") || path.hasPrefix(".grading/work")
    }
  }
}

/// A runner that builds nothing. An answer passes if its light is on.
///
/// For an answer with the comment `// the grader fails`, the grader fails. For an answer with the
/// comment `// the grader stumbles`, the grader fails only the first time.
final class LightRunner: Runner {
  private let state = Mutex((asked: [String](), texts: [String](), hasFailed: Set<String>()))

  /// The exercises that were graded, in order.
  var asked: [String] { state.withLock { $0.asked } }
  /// The answers that were graded, in order.
  var texts: [String] { state.withLock { $0.texts } }

  func run(answer: URL, for exercise: Exercise) async throws -> AnswerReport {
    let text = try String(contentsOf: answer, encoding: .utf8)
    let isFirst = state.withLock { state in
      state.asked.append(exercise.name)
      state.texts.append(text)
      return state.hasFailed.insert(text).inserted
    }
    if text.contains("// the grader fails") { throw SetUpError("The lamp is broken.") }
    if text.contains("// the grader stumbles"), isFirst { throw SetUpError("Once.") }
    return .of(exercise, text.contains("\"on\"") ? .passed : .failed)
  }
}

extension Tool {
  /// Creates a tool that grades with a runner.
  static func grading(with runner: any Runner) -> Tool {
    grading { _, _ in GradingTools(runner: runner) }
  }

  static func grading(makingTools: @escaping GradingTools.Maker) -> Tool {
    Tool(
      overview: .overview,
      commands: [.grade(makingTools: makingTools, findingSandbox: { _ in nil }), .exam])
  }
}
