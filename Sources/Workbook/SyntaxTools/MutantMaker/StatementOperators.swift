import SwiftSyntax

/// Operators that change the statements in a block.
let statementOperators: [any MutationOperator] = [
  Operator("drop-statement") { (item: CodeBlockItemSyntax) in
    item.isStatement && !item.isOnlyResult ? [.drop(item)] : []
  },
  Operator("double-statement") { (item: CodeBlockItemSyntax) in
    guard item.isCall && !item.isOnlyResult || item.isCompoundAssignment, !item.isView else {
      return []
    }
    return [Edit(item, with: "\(item.text); \(item.text)", "\(item.shortText) happens twice")]
  },
  Operator("swap-statements") { (items: CodeBlockItemListSyntax) in
    zip(items, items.dropFirst()).compactMap { first, second in
      guard first.isStatement, second.isStatement, !first.isView || !second.isView,
        first.text != second.text
      else { return nil }
      // In an initializer, the order of assignments can't be observed.
      let isInInitializer = items.parent?.parent?.is(InitializerDeclSyntax.self) ?? false
      if isInInitializer, first.isAssignment, second.isAssignment { return nil }
      return Edit(
        from: first, to: second, with: "\(second.text)\(first.gap(to: second))\(first.text)",
        "\(first.shortText) and \(second.shortText) are swapped")
    }
  },
  Operator("empty-closure") { (closure: ClosureExprSyntax) in
    closure.statements.count > 1
      ? [Edit(closure.statements, with: "", "\(closure.shortText) does nothing")] : []
  },
  Operator("early-return") { (items: CodeBlockItemListSyntax) in
    guard items.returnsNothing else { return [] }
    return items.dropLast().enumerated().compactMap { index, item in
      // Returning before the last statement would be the same as dropping the statement.
      index == 0 || item.isStatement
        ? Edit(before: item, insert: "return; ", "returns before \(item.shortText)") : nil
    }
  },
  Operator("drop-else") { (node: IfExprSyntax) in
    guard let word = node.elseKeyword, let body = node.elseBody else { return [] }
    return [Edit(from: word, to: body, with: "", "the else of \(node.shortText) is dropped")]
  },
  Operator("swap-branches") { (node: IfExprSyntax) in
    guard case .codeBlock(let other)? = node.elseBody else { return [] }
    return [
      Edit(
        from: node.body, to: other, with: "\(other.text) else \(node.body.text)",
        "the branches of \(node.shortText) are swapped")
    ]
  },
  Operator("swap-cases") { (cases: SwitchCaseListSyntax) in
    zip(cases, cases.dropFirst()).compactMap { first, second in
      guard let first = first.as(SwitchCaseSyntax.self),
        let second = second.as(SwitchCaseSyntax.self),
        first.statements.text != second.statements.text
      else { return nil }
      return Edit(
        from: first, to: second,
        with: "\(first.label.text) \(second.statements.text)\(first.gap(to: second))"
          + "\(second.label.text) \(first.statements.text)",
        "\(first.label.shortText) and \(second.label.shortText) are swapped")
    }
  },
  Operator("break-continue") { (node: BreakStmtSyntax) in [Edit(node, with: "continue")] },
  Operator("break-continue") { (node: ContinueStmtSyntax) in [Edit(node, with: "break")] },
  Operator("no-defer") { (node: DeferStmtSyntax) in
    [Edit(node, with: "do \(node.body.text)", "\(node.shortText) happens immediately")]
  },
  Operator("drop-where") { (node: WhereClauseSyntax) in
    [.dropWord(node, "\(node.shortText) is dropped")]
  },
]

extension CodeBlockItemSyntax {
  /// Whether the item performs an action, instead of declaring or returning something.
  var isStatement: Bool {
    if item.is(DeclSyntax.self) { return false }
    if let result = item.as(ReturnStmtSyntax.self) { return result.expression == nil }
    guard let expression else { return true }
    return isCall || isAssignment || expression.is(IfExprSyntax.self)
      || expression.is(SwitchExprSyntax.self)
  }

  /// Whether the item is the only one in a block that has to return a result.
  var isOnlyResult: Bool {
    guard let items = parent?.as(CodeBlockItemListSyntax.self), items.count == 1 else {
      return false
    }
    if let function = items.parent?.parent?.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause != nil
    }
    if let accessor = items.parent?.parent?.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.tokenKind == .keyword(.get)
    }
    // This is a getter without the `get` keyword.
    return items.parent?.is(AccessorBlockSyntax.self) ?? false
  }

  private var expression: ExprSyntax? {
    guard
      var expression = item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression
    else { return nil }
    while let inner = expression.as(TryExprSyntax.self)?.expression
      ?? expression.as(AwaitExprSyntax.self)?.expression
    {
      expression = inner
    }
    return expression
  }

  /// Whether the item is a call.
  var isCall: Bool {
    let expression = expression?.as(OptionalChainingExprSyntax.self)?.expression ?? expression
    return expression?.is(FunctionCallExprSyntax.self) ?? false
  }

  /// Whether the item is an assignment such as `x = 1`.
  var isAssignment: Bool {
    expression?.as(InfixOperatorExprSyntax.self)?.operator.is(AssignmentExprSyntax.self) ?? false
      || isCompoundAssignment
  }

  /// Whether the item is an assignment such as `x += 1`.
  var isCompoundAssignment: Bool {
    let name = expression?.as(InfixOperatorExprSyntax.self)?.operator
      .as(BinaryOperatorExprSyntax.self)?.operator.text
    return name.map { $0.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains($0) }
      ?? false
  }

  /// Whether the item is a view, such as `Text("1")` or `VStack { … }.padding()`, or a condition
  /// that chooses views.
  var isView: Bool {
    guard var expression else { return false }
    if let condition = expression.as(IfExprSyntax.self) {
      return condition.body.statements.allSatisfy(\.isView)
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      return choice.cases.allSatisfy {
        $0.as(SwitchCaseSyntax.self)?.statements.allSatisfy(\.isView) ?? false
      }
    }
    while let call = expression.as(FunctionCallExprSyntax.self) {
      if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
        return name.baseName.text.first?.isUppercase ?? false
      }
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
        return false
      }
      expression = base
    }
    return false
  }
}

extension SyntaxProtocol {
  /// Returns the spaces and comments between two consecutive nodes.
  fileprivate func gap(to next: some SyntaxProtocol) -> String {
    trailingTrivia.description + next.leadingTrivia.description
  }
}

extension CodeBlockItemListSyntax {
  /// Whether the list is the body of a function or accessor that doesn't return a result.
  fileprivate var returnsNothing: Bool {
    guard count > 1, let owner = parent?.parent else { return false }
    if let function = owner.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause == nil
    }
    guard let accessor = owner.as(AccessorDeclSyntax.self) else { return false }
    return ["set", "willSet", "didSet"].contains(accessor.accessorSpecifier.text)
  }
}
