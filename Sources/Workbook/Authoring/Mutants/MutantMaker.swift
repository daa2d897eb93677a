import Foundation
import WorkbookCore
import WorkbookEngine

/// A type that creates mutants of solutions.
///
/// It changes only what the solution adds to the stub. Declarations that are identical in the stub
/// and the solution are given, so no answer changes them.
struct MutantMaker: Sendable {
  private let package: WorkbookPackage
  private let tool: SyntaxTool

  /// Creates an instance for the solutions of a workbook.
  init(for package: WorkbookPackage) {
    self.init(for: package, tool: SyntaxTool("MutantMaker", in: package))
  }

  /// Creates an instance with a custom tool.
  init(for package: WorkbookPackage, tool: SyntaxTool) {
    self.package = package
    self.tool = tool
  }

  /// The operators that don't weaken a test. Reordering or repeating steps results only in a
  /// different test.
  private static let harmlessInTests: Set = ["swap-statements", "double-statement"]

  /// Returns the mutants of an exercise's solution in the order of their lines, without duplicates.
  ///
  /// - Throws: ``SetUpError`` if the solution can't be read or the `MutantMaker` tool doesn't work.
  func mutants(of exercise: Exercise) async throws -> [Mutant] {
    let path = exercise.answerPath(in: "Solutions")
    let solution = String(decoding: try readFile(package.url(path)), as: UTF8.self)
    let stub = package.url(exercise.stubPath).path
    let stubs = FileManager.default.fileExists(atPath: stub) ? [stub] : []
    let result = try await tool.run([package.url(path).path] + stubs)
    guard result.isSuccess else {
      throw SetUpError("No mutants of \(path) can be made: \(result.text)")
    }
    var seen: Set = [solution.codeLines]
    let decoder = JSONDecoder()
    return try result.output.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let mutation = try decoder.decode(Mutant.Mutation.self, from: line)
      if exercise.kind == .test, Self.harmlessInTests.contains(mutation.operator) { return nil }
      guard let code = mutation.applied(to: solution)?.codeLines, seen.insert(code).inserted else {
        return nil
      }
      return Mutant(exercise: exercise, mutation: mutation, code: code)
    }
  }
}
