import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A tool that prints the mutants of a solution, one JSON object per line.
///
///     MutantMaker SOLUTION [STUB]
///
/// The tool doesn't change declarations that the stub already contains. Each line describes a
/// ``Mutation`` of the solution, with a range of bytes and the text that replaces them.
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

  /// Parses a file and groups its expressions by operator precedence.
  private static func tree(of path: String) throws -> SourceFileSyntax {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let tree = Parser.parse(source: text)
    // Expressions with unknown operators remain sequences.
    return OperatorTable.standardOperators.foldAll(tree) { _ in }.as(SourceFileSyntax.self) ?? tree
  }
}
