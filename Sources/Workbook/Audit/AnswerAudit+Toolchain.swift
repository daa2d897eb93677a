import Foundation
import WorkbookCore

extension AnswerAudit {
  /// The versions of the compiler for which the audit was written. The facts about the solutions are
  /// recorded with one of them.
  package static let knownVersions = ["swift-6.3.1-RELEASE"]

  /// Returns whether the audit was written for the given toolchain.
  ///
  /// - Parameter description: The driver's description of the toolchain.
  package static func knows(toolchain description: String) -> Bool {
    knownVersions.contains { description.contains("(\($0))") }
  }

  /// Returns the facts about a solution.
  ///
  /// - Parameter tree: The compiler's syntax tree of the solution.
  /// - Throws: ``SetUpError`` if the compiler's format is unknown.
  package static func facts(aboutSolution tree: Data) throws -> SolutionFacts {
    let facts = SolutionFacts(AnswerFacts(try read(tree)))
    // If the format has changed, the audit might not recognize anything, and let every answer pass.
    guard !facts.declarations.isEmpty else { throw unknownFormat("the solution is empty") }
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
      throw unknownFormat("the suite has no references")
    }
    return references
  }

  /// Reads a syntax tree.
  ///
  /// - Throws: ``SetUpError`` if the compiler's format is unknown.
  static func read(_ data: Data) throws -> SyntaxTree {
    do {
      return try SyntaxTree([UInt8](data))
    } catch is SyntaxTree.UnknownFormat {
      throw unknownFormat("a tree isn't that of a source file")
    } catch let error as JSONTree.ParseError where !error.isTooDeep {
      throw unknownFormat("a tree isn't valid JSON at byte \(error.offset)")
    }
  }

  /// Returns an error for a syntax tree that the audit can't read.
  ///
  /// - Parameter problem: The problem, as the rest of a sentence.
  static func unknownFormat(_ problem: String) -> SetUpError {
    SetUpError("The audit can't read this compiler's syntax trees: \(problem).")
  }
}
