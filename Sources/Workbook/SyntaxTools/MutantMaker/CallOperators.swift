import SwiftSyntax

/// For each member name, the name of another member that often has the same type.
private let counterparts: [String: String] = {
  let pairs = [
    ("min", "max"), ("first", "last"), ("firstIndex", "lastIndex"), ("prefix", "suffix"),
    ("dropFirst", "dropLast"), ("removeFirst", "removeLast"), ("popFirst", "popLast"),
    ("lowerBound", "upperBound"), ("startIndex", "endIndex"), ("uppercased", "lowercased"),
    ("union", "intersection"), ("onAppear", "onDisappear"), ("combineLatest", "zip"),
    ("contains", "allSatisfy"), ("hasPrefix", "hasSuffix"), ("rounded", "magnitude"),
    ("keys", "values"), ("isSuperset", "isSubset"), ("insert", "remove"),
    ("top", "bottom"), ("before", "after"),
  ]
  return Dictionary(pairs + pairs.map { ($1, $0) }) { first, _ in first }
}()

/// The methods whose closure is a predicate.
private let predicates: Set = [
  "filter", "contains", "allSatisfy", "first", "last", "firstIndex", "lastIndex", "removeAll",
  "drop", "prefix", "removeDuplicates", "sorted", "sort", "count",
]

/// Operators that change calls and their arguments.
let callOperators: [any MutationOperator] = [
  Operator("swap-arguments") { (arguments: LabeledExprListSyntax) in
    guard !(arguments.parent?.is(MacroExpansionExprSyntax.self) ?? false) else { return [] }
    return zip(arguments, arguments.dropFirst()).compactMap { first, second in
      guard first.expression.kind == second.expression.kind,
        first.expression.text != second.expression.text
      else { return nil }
      func label(_ argument: LabeledExprSyntax) -> String {
        argument.label.map { "\($0.text): " } ?? ""
      }
      return Edit(
        from: first, to: second.expression,
        with: "\(label(first))\(second.expression.text), \(label(second))\(first.expression.text)",
        "\(first.expression.shortText) and \(second.expression.shortText) are swapped")
    }
  },
  Operator("drop-call") { (call: FunctionCallExprSyntax) in
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base
    else { return [] }
    // Dropping the only call in a statement would be the same as dropping the statement.
    let isStatement = call.parent?.is(CodeBlockItemSyntax.self) ?? false
    if isStatement, base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self) {
      return []
    }
    if base.isTypeName { return [] }
    return [
      Edit(
        from: call, to: call, with: base.text, "`.\(member.declName.text)(…)` is dropped")
    ]
  },
  Operator("swap-member") { (node: MemberAccessExprSyntax) in
    guard let other = counterparts[node.declName.text] else { return [] }
    return [Edit(node.declName, with: other, "`.\(node.declName.text)` becomes `.\(other)`")]
  },
  Operator("swap-member") { (node: FunctionCallExprSyntax) in
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let other = counterparts[name]
    else { return [] }
    return [Edit(node.calledExpression, with: other)]
  },
  Operator("insert-append") { (node: FunctionCallExprSyntax) in
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, let value = node.arguments.first?.expression
    else { return [] }
    switch (member.declName.text, node.arguments.count) {
    case ("append", 1) where node.arguments.first?.label == nil:
      return [Edit(node, with: "\(base.text).insert(\(value.text), at: 0)")]
    case ("insert", 2):
      return [Edit(node, with: "\(base.text).append(\(value.text))")]
    default: return []
    }
  },
  Operator("toggle") { (node: FunctionCallExprSyntax) in
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, member.declName.text == "toggle", node.arguments.isEmpty
    else { return [] }
    return ["true", "false"].map { Edit(node, with: "\(base.text) = \($0)") }
  },
  Operator("negate-test") { (node: MemberAccessExprSyntax) in
    ["isEmpty", "isDone"].contains(node.declName.text) && node.isRead
      ? [Edit(node, with: "!\(node.text)")] : []
  },
  Operator("negate-test") { (node: FunctionCallExprSyntax) in
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["contains", "allSatisfy", "hasPrefix", "hasSuffix"].contains(member.declName.text),
      node.trailingClosure == nil, node.isRead
    else { return [] }
    return [Edit(node, with: "!\(node.text)")]
  },
  Operator("negate-predicate") { (node: FunctionCallExprSyntax) in
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      predicates.contains(member.declName.text), let closure = node.trailingClosure,
      let only = closure.statements.first, closure.statements.count == 1,
      let result = only.item.as(ExprSyntax.self)
    else { return [] }
    return result.negations
  },
  Operator("negate-predicate") { (node: KeyPathExprSyntax) in
    guard let argument = node.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      predicates.contains(member.declName.text)
    else { return [] }
    return [Edit(node, with: "{ !$0[keyPath: \(node.text)] }")]
  },
  Operator("identity") { (node: LabeledExprSyntax) in
    node.label?.text == "id" && node.expression.is(KeyPathExprSyntax.self)
      && node.expression.text != "\\.self" ? [Edit(node.expression, with: "\\.self")] : []
  },
  Operator("constant-binding") { (node: LabeledExprSyntax) in
    let text = node.expression.text
    guard text.hasPrefix("$"), text.dropFirst().first?.isLetter ?? false else { return [] }
    return [Edit(node.expression, with: ".constant(\(text.dropFirst()))")]
  },
  Operator("at-once") { (node: FunctionCallExprSyntax) in
    guard let closure = node.trailingClosure, node.arguments.isEmpty,
      node.calledExpression.text == "Task" || node.calledExpression.text.hasSuffix(".async")
    else { return [] }
    return [Edit(node, with: "(\(closure.text))()", "\(node.shortText) happens immediately")]
  },
]

extension ExprSyntax {
  /// Whether the expression is the name of a type.
  fileprivate var isTypeName: Bool {
    let name =
      self.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? self.as(GenericSpecializationExprSyntax.self)?.expression.text
    return name?.first?.isUppercase ?? false
  }
}

extension SyntaxProtocol {
  /// Whether the expression's value is read. The property is `false` if the expression is assigned
  /// to, or is part of a longer chain.
  fileprivate var isRead: Bool {
    if let infix = parent?.as(InfixOperatorExprSyntax.self) {
      return !infix.operator.is(AssignmentExprSyntax.self) || infix.leftOperand.id != id
    }
    guard let parent else { return false }
    return !parent.is(MemberAccessExprSyntax.self) && !parent.is(FunctionCallExprSyntax.self)
      && !parent.is(PrefixOperatorExprSyntax.self)
  }
}
