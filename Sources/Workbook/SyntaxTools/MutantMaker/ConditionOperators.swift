import SwiftSyntax

/// Operators that change conditions and their results.
let conditionOperators: [any MutationOperator] = [
  Operator("negate-condition") { (node: ConditionElementSyntax) in
    node.condition.as(ExprSyntax.self).map { $0.negations } ?? []
  },
  Operator("negate-condition") { (node: TernaryExprSyntax) in node.condition.negations },
  Operator("negate-condition") { (node: WhereClauseSyntax) in node.condition.negations },
  Operator("force-condition") { (node: ConditionElementSyntax) in
    guard let condition = node.condition.as(ExprSyntax.self) else { return [] }
    return [Edit(condition, with: "true"), Edit(condition, with: "false")]
  },
  Operator("drop-condition") { (conditions: ConditionElementListSyntax) in
    guard conditions.count > 1 else { return [] }
    return conditions.enumerated().map { index, dropped in
      let rest = conditions.enumerated().filter { $0.offset != index }
        .map(\.element.condition.text)
      return Edit(
        conditions, with: rest.joined(separator: ", "),
        "\(dropped.condition.shortText) is dropped")
    }
  },
  Operator("drop-negation") { (node: PrefixOperatorExprSyntax) in
    node.operator.text == "!" ? [Edit(node, with: node.expression.text)] : []
  },
  Operator("swap-ternary") { (node: TernaryExprSyntax) in
    [
      Edit(
        from: node.thenExpression, to: node.elseExpression,
        with: "\(node.elseExpression.text) : \(node.thenExpression.text)")
    ]
  },
  Operator("force-ternary") { (node: TernaryExprSyntax) in
    [
      Edit(node, with: node.thenExpression.text),
      Edit(node, with: node.elseExpression.text),
    ]
  },
]

extension ExprSyntax {
  /// An array with the edit that negates the expression, or an empty array if another operator
  /// makes the same change.
  var negations: [Edit] {
    if self.is(PrefixOperatorExprSyntax.self) || self.is(BooleanLiteralExprSyntax.self) {
      return []
    }
    let comparison = self.as(InfixOperatorExprSyntax.self)?.operator.text ?? ""
    if ["==", "!=", "===", "!=="].contains(comparison) { return [] }
    return [Edit(self, with: "!(\(text))")]
  }
}
