import SwiftSyntax

/// A type that collects the mutations of a solution.
struct MutationCollector {
  private let solution: SourceFileSyntax
  private let given: GivenCode

  /// Creates a collector for mutations outside the given code.
  init(_ solution: SourceFileSyntax, given: GivenCode) {
    self.solution = solution
    self.given = given
  }

  /// Returns all mutations, sorted by position.
  func mutations() -> [Mutation] {
    let operators = allOperators + [CaseOperator(solution)]
    let source = Array(solution.description.utf8)
    let converter = SourceLocationConverter(fileName: "", tree: solution)
    var mutations: [Mutation] = []
    func visit(_ node: Syntax) {
      if given.contains(node) { return }
      for mutator in operators {
        for edit in mutator.edits(of: node) {
          let place = converter.location(for: edit.start)
          let range = wholeLines(edit, in: source)
          mutations.append(
            Mutation(
              operator: mutator.name, line: place.line, column: place.column,
              description: edit.description, offset: range.lowerBound, length: range.count,
              replacement: edit.replacement))
        }
      }
      for child in node.children(viewMode: .sourceAccurate) { visit(child) }
    }
    visit(Syntax(solution))
    // Mutations at the same position stay in the order of their operators.
    return mutations.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
  }

  /// Returns the range of bytes that an edit replaces. If the edit removes everything on its lines,
  /// the range includes the whole lines.
  private func wholeLines(_ edit: Edit, in source: [UInt8]) -> Range<Int> {
    let range = edit.start.utf8Offset..<edit.end.utf8Offset
    guard edit.replacement.isEmpty else { return range }
    let (space, newline) = (UInt8(ascii: " "), UInt8(ascii: "\n"))
    let before = source[..<range.lowerBound].lastIndex { $0 != space } ?? -1
    let after = source[range.upperBound...].firstIndex { $0 != space } ?? source.endIndex
    guard before < 0 || source[before] == newline, after < source.endIndex,
      source[after] == newline
    else { return range }
    return (before + 1)..<(after + 1)
  }
}
