import SwiftSyntax

/// For each infix operator, the operators that can replace it.
private let substitutes: [String: [String]] = [
  "<": ["<=", ">"], "<=": ["<", ">="], ">": [">=", "<"], ">=": [">", "<="],
  "==": ["!="], "!=": ["=="], "===": ["!=="], "!==": ["==="],
  "&&": ["||"], "||": ["&&"], "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "%": ["*"],
  "+=": ["-=", "="], "-=": ["+=", "="], "*=": ["/=", "="], "/=": ["*=", "="],
  "..<": ["..."], "...": ["..<"],
]

/// Operators that change infix expressions and names.
let expressionOperators: [any MutationOperator] = [
  Operator("swap-operator") { (node: InfixOperatorExprSyntax) in
    let name = node.operator.text
    return (substitutes[name] ?? []).map { other in
      Edit(
        node.operator, with: other, "`\(name)` becomes `\(other)` in \(node.shortText)")
    }
  },
  Operator("drop-operand") { (node: InfixOperatorExprSyntax) in
    switch node.operator.text {
    case "&&", "||", "+", "-", "*", "/":
      [Edit(node, with: node.leftOperand.text), Edit(node, with: node.rightOperand.text)]
    case "??":
      [Edit(node, with: node.rightOperand.text), Edit(node, with: "\(node.leftOperand.text)!")]
    default: []
    }
  },
  Operator("swap-operands") { (node: InfixOperatorExprSyntax) in
    guard ["-", "/"].contains(node.operator.text), node.leftOperand.text != node.rightOperand.text
    else { return [] }
    return [
      Edit(node, with: "\(node.rightOperand.text) \(node.operator.text) \(node.leftOperand.text)")
    ]
  },
  Operator("swap-parameter") { (node: DeclReferenceExprSyntax) in
    // The name of a member isn't a parameter.
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id { return [] }
    let names = node.parameterNames
    guard names.contains(node.baseName.text) else { return [] }
    return names.filter { $0 != node.baseName.text }.map { Edit(node, with: $0) }
  },
  Operator("swap-value") { (node: DeclReferenceExprSyntax) in
    switch node.baseName.text {
    case "oldValue": [Edit(node, with: "newValue")]
    case "newValue": [Edit(node, with: "oldValue")]
    default: []
    }
  },
  Operator("off-by-one") { (node: MemberAccessExprSyntax) in
    // If `count` is called, it is a method rather than a number.
    guard node.declName.text == "count", node.base != nil,
      node.parent?.is(FunctionCallExprSyntax.self) != true
    else { return [] }
    return [Edit(node, with: "(\(node.text) - 1)"), Edit(node, with: "(\(node.text) + 1)")]
  },
  Operator("off-by-one") { (node: SubscriptCallExprSyntax) in
    guard let index = node.arguments.first, node.arguments.count == 1, index.label == nil,
      index.expression.is(DeclReferenceExprSyntax.self)
    else { return [] }
    return ["+", "-"].map { Edit(index.expression, with: "\(index.expression.text) \($0) 1") }
  },
  Operator("try") { (node: TryExprSyntax) in
    node.questionOrExclamationMark == nil
      ? [Edit(node, with: "try? \(node.expression.text)")] : []
  },
]

extension DeclReferenceExprSyntax {
  /// The parameter names of the innermost function or closure that contains the reference.
  fileprivate var parameterNames: [String] {
    for node in sequence(first: Syntax(self), next: \.parent) {
      if let closure = node.as(ClosureExprSyntax.self), let signature = closure.signature {
        switch signature.parameterClause {
        case .simpleInput(let names)?: return names.map(\.name.text)
        case .parameterClause(let clause)?:
          return clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        default: continue
        }
      }
      let signature =
        node.as(FunctionDeclSyntax.self)?.signature
        ?? node.as(InitializerDeclSyntax.self)?.signature
      if let signature {
        return signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
      }
    }
    return []
  }
}
