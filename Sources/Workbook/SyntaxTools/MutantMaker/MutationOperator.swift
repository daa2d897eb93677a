import SwiftSyntax

/// A kind of small change to a program.
protocol MutationOperator: Sendable {
  /// The name that reports show, such as `drop-statement`.
  var name: String { get }
  /// Returns the changes to a node. Changes that don't compile are harmless, because they're
  /// skipped.
  func edits(of node: Syntax) -> [Edit]
}

/// An operator that is implemented by a closure.
struct Operator: MutationOperator {
  let name: String
  private let makeEdits: @Sendable (Syntax) -> [Edit]

  /// Creates an operator for nodes of a single type.
  init<Node: SyntaxProtocol>(
    _ name: String, _ makeEdits: @escaping @Sendable (Node) -> [Edit]
  ) {
    self.name = name
    self.makeEdits = { $0.as(Node.self).map(makeEdits) ?? [] }
  }

  func edits(of node: Syntax) -> [Edit] { makeEdits(node) }
}

/// All operators that need to examine only a node, not the whole file.
let allOperators: [any MutationOperator] =
  statementOperators + conditionOperators + expressionOperators + literalOperators + callOperators
  + closureOperators + declarationOperators
