import SwiftSyntax

/// What can take the place of an infix operator.
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
  Operator("swap-value") { (node: DeclReferenceExprSyntax) in
    switch node.baseName.text {
    case "oldValue": [Edit(node, with: "newValue")]
    case "newValue": [Edit(node, with: "oldValue")]
    default: []
    }
  },
  Operator("off-by-one") { (node: MemberAccessExprSyntax) in
    // A call of a method `count` isn't a number.
    guard node.declName.text == "count", node.base != nil,
      node.parent?.is(FunctionCallExprSyntax.self) != true
    else { return [] }
    return [Edit(node, with: "(\(node.text) - 1)"), Edit(node, with: "(\(node.text) + 1)")]
  },
  Operator("try") { (node: TryExprSyntax) in
    node.questionOrExclamationMark == nil
      ? [Edit(node, with: "try? \(node.expression.text)")] : []
  },
]
