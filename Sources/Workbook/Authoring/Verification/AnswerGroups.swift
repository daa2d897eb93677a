import Foundation
import WorkbookCore
import WorkbookEngine

/// The wrong answers that declare the same things as their solutions, grouped by exercise.
///
/// Most wrong answers differ from the solution only in the bodies of functions. A suite that was
/// compiled with the solution works with all of them.
struct AnswerGroups {
  private var groups: [Exercise: AnswerGroup] = [:]
  private var members: Set<AnswerUnderTest> = []

  /// Creates no groups.
  init() {}

  /// Groups wrong answers.
  ///
  /// - Parameters:
  ///   - answers: The answers. Those that aren't wrong answers, or have no code, are in no group.
  ///   - package: The workbook.
  ///   - tool: The tool that prints the outlines of files, or `nil` for the workbook's own.
  /// - Throws: ``SetUpError`` if the tool doesn't work.
  init(
    of answers: [AnswerUnderTest], in package: WorkbookPackage, tool: SyntaxTool? = nil
  ) async throws {
    let tool = tool ?? SyntaxTool("DeclarationOutline", in: package)
    let wrongAnswers = answers.compactMap { answer in
      answer.test == nil ? nil : (try? answer.file(in: package)).map { (answer, $0) }
    }
    let byExercise = Dictionary(grouping: wrongAnswers, by: \.0.exercise).filter {
      FileManager.default.fileExists(atPath: Self.solution(of: $0.key, in: package).path)
    }
    guard !byExercise.isEmpty else { return }
    let solutions = byExercise.keys.map { Self.solution(of: $0, in: package) }
    let files = byExercise.values.joined().map(\.1) + solutions
    let outlines = try await Self.outlines(of: files.map(\.path), by: tool)
    for (exercise, wrongAnswers) in byExercise {
      let solution = Self.solution(of: exercise, in: package)
      let alike = wrongAnswers.filter { outlines[$0.1.path] == outlines[solution.path] }.map(\.0)
      // Alone, an answer doesn't need the solution's module.
      guard alike.count > 1 else { continue }
      groups[exercise] = AnswerGroup(
        representative: solution, tests: Set(alike.compactMap(\.test)))
      members.formUnion(alike)
    }
  }

  /// The group of an answer, or `nil` if the answer is in no group.
  subscript(answer: AnswerUnderTest) -> AnswerGroup? {
    members.contains(answer) ? groups[answer.exercise] : nil
  }

  /// Returns the answers in an order in which fewer of them wait for their group's suite: all but the
  /// first answer of each group come last.
  func ordered(_ answers: [AnswerUnderTest]) -> [AnswerUnderTest] {
    var begun: Set<AnswerGroup> = []
    let (later, first) = answers.reduce(into: ([AnswerUnderTest](), [AnswerUnderTest]())) {
      let isLater = self[$1].map { !begun.insert($0).inserted } ?? false
      if isLater { $0.0.append($1) } else { $0.1.append($1) }
    }
    return first + later
  }

  private static func solution(of exercise: Exercise, in package: WorkbookPackage) -> URL {
    package.url(exercise.answerPath(in: "Solutions"))
  }

  private static func outlines(
    of files: [String], by tool: SyntaxTool
  ) async throws -> [String: String] {
    let result = try await tool.run(files)
    let decoder = JSONDecoder()
    let outlines = try result.output.split(separator: UInt8(ascii: "\n")).map {
      try decoder.decode(String.self, from: $0)
    }
    guard result.isSuccess, outlines.count == files.count else {
      throw SetUpError("The outlines of the answers couldn't be created: \(result.text)")
    }
    return Dictionary(zip(files, outlines)) { first, _ in first }
  }
}
