import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Prints the mutants of a solution, one JSON object a line.
///
///     MutantMaker SOLUTION [STUB]
///
/// What the stub already has in the same words is given and not changed. Each line describes a
/// ``Mutation`` of the solution: a range of its bytes, and the text that takes its place.
@main struct MutantMaker {
  static func main() throws {
    let paths = CommandLine.arguments.dropFirst()
    guard let solution = paths.first else {
      FileHandle.standardError.write(Data("usage: MutantMaker SOLUTION [STUB]\n".utf8))
      exit(64)
    }
    let given = try paths.dropFirst().first.map { GivenCode(try tree(of: $0)) }
    let collector = MutationCollector(try tree(of: solution), given: given ?? GivenCode())
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for mutation in collector.mutations() {
      print(String(decoding: try encoder.encode(mutation), as: UTF8.self))
    }
  }

  /// Parses a file, and structures its expressions by the precedence of their operators.
  private static func tree(of path: String) throws -> SourceFileSyntax {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let tree = Parser.parse(source: text)
    // An expression with an operator that the table doesn't know stays a sequence.
    return OperatorTable.standardOperators.foldAll(tree) { _ in }.as(SourceFileSyntax.self) ?? tree
  }
}
