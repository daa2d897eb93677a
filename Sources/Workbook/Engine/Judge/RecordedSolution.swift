import Foundation
import WorkbookAudit
import WorkbookCore

/// The facts about a solution that a copy of the workbook without the solution compares answers with.
struct RecordedSolution: Codable, Sendable {
  /// A hash of the suite.
  var suite: String
  /// The compiler and the platform that the facts were recorded with.
  var toolchain: String
  var facts: SolutionFacts
  var references: SuiteReferences

  /// Returns whether a suite refers to the same declarations here as where the facts were recorded.
  func applies(to suite: SuiteSource, with toolchain: Toolchain) -> Bool {
    self.suite == suite.hash.digest && self.toolchain == toolchain.versionAndPlatform
  }
}

extension RecordedSolution {
  /// Reads the facts about an exercise's solution, or returns `nil` if there are none.
  init?(of exercise: Exercise, in package: WorkbookPackage) {
    let file = package.url(exercise.recordedSolutionPath)
    guard let data = try? Data(contentsOf: file),
      let recorded = try? JSONDecoder().decode(RecordedSolution.self, from: data)
    else { return nil }
    self = recorded
  }
}

extension Exercise {
  /// The path of the facts about the solution in a copy without it, relative to the package's root.
  package var recordedSolutionPath: String { "Solutions/Recorded/\(name).json" }
}

extension Toolchain {
  /// The compiler's version and the platform that it compiles for.
  fileprivate var versionAndPlatform: String {
    let triple = description.firstMatch(of: /"triple": "([^"]+)"/).map { String($0.1) }
    return "\(version) \(triple ?? "")"
  }
}

extension AnswerJudge {
  /// Returns the facts about a solution, as a copy of the workbook without the solution has them.
  ///
  /// - Throws: ``SetUpError`` if the solution doesn't compile.
  package func recordedSolution(to exercise: Exercise) async throws -> Data {
    let suite = try SuiteSource(of: exercise, in: package).released
    let recorded = RecordedSolution(
      suite: suite.hash.digest, toolchain: try await tools().toolchain.versionAndPlatform,
      facts: try await solutionFacts(exercise, suite),
      references: try await suiteReferences(exercise, suite))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(recorded)
  }
}
