import Foundation
import WorkbookCore

extension AnswerAudit {
  /// Returns whether the audit has been tested with the given toolchain.
  ///
  /// - Parameter description: The driver's description of the toolchain.
  package static func knows(toolchain description: String) -> Bool {
    SyntaxTree.testedVersions.contains { description.contains("(\($0))") }
  }

  /// Checks that the audit has been tested with the given toolchain.
  ///
  /// - Throws: ``SetUpError`` if the toolchain is untested.
  package static func checkKnowledge(of toolchain: String) throws {
    if knows(toolchain: toolchain) { return }
    let version = toolchain.firstMatch(of: /\((swift[^)]*)\)/).map { String($0.1) }
    throw unknownFormat("This toolchain is \(version ?? "an unknown version")")
  }

  /// Returns the facts about a solution.
  ///
  /// - Parameter tree: The compiler's syntax tree of the solution.
  /// - Throws: ``SetUpError`` if the compiler's format is unknown.
  package static func facts(aboutSolution tree: Data) throws -> SolutionFacts {
    let facts = SolutionFacts(AnswerFacts(try read(tree)))
    // If the format has changed, the audit might not recognize anything, and let every answer pass.
    guard !facts.declarations.isEmpty else { throw unknownFormat("The solution is empty") }
    return facts
  }

  /// Returns the declarations that a suite refers to.
  ///
  /// - Parameters:
  ///   - tree: The compiler's syntax tree of the suite.
  ///   - module: The name of the answer's module.
  /// - Throws: ``SetUpError`` if the compiler's format is unknown.
  package static func references(inSuite tree: Data, of module: String) throws -> SuiteReferences {
    let references = SuiteReferences(in: try read(tree), of: module)
    guard !references.references.isEmpty else {
      throw unknownFormat("The suite has no references")
    }
    return references
  }

  private static func read(_ data: Data) throws -> SyntaxTree {
    do {
      return try SyntaxTree([UInt8](data))
    } catch let error as SyntaxTree.UnknownFormat {
      throw unknownFormat("This compiler is \(error.version)")
    } catch let error as JSONTree.ParseError where !error.isTooDeep {
      throw unknownFormat("A syntax tree isn't valid JSON at byte \(error.offset)")
    }
  }

  /// Returns an error for a compiler whose syntax trees the audit doesn't know.
  static func unknownFormat(_ problem: String) -> SetUpError {
    SetUpError(
      "Answers can't be audited, because the audit doesn't know the format of this compiler's "
        + "syntax trees. \(problem), but the audit was tested with "
        + "\(SyntaxTree.testedVersions.joined(separator: ", ")). Install one of these versions "
        + "(https://swift.org/install), and try again.")
  }
}
