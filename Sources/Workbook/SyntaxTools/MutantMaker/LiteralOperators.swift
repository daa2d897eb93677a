import SwiftSyntax

/// Operators that change literals.
let literalOperators: [any MutationOperator] = [
  Operator("number") { (node: IntegerLiteralExprSyntax) in
    guard let number = Int(node.text.filter { $0 != "_" }) else { return [] }
    let others = number == 0 ? [1] : [number + 1, number - 1] + (number > 2 ? [0] : [])
    return others.map { Edit(node, with: "\($0)") }
  },
  Operator("number") { (node: FloatLiteralExprSyntax) in
    guard let number = Double(node.text.filter { $0 != "_" }) else { return [] }
    return [Edit(node, with: "\(number + 1)")] + (number == 0 ? [] : [Edit(node, with: "0.0")])
  },
  Operator("boolean") { (node: BooleanLiteralExprSyntax) in
    [Edit(node, with: node.text == "true" ? "false" : "true")]
  },
  Operator("string") { (node: StringLiteralExprSyntax) in
    guard node.openingQuote.text == "\"", !node.isMessage else { return [] }
    if node.segments.allSatisfy({ $0.text.isEmpty }) { return [Edit(node, with: "\"x\"")] }
    return [Edit(node, with: "\"\(node.segments.text)x\""), Edit(node, with: "\"\"")]
  },
  Operator("drop-interpolation") { (node: StringLiteralExprSyntax) in
    guard node.openingQuote.text == "\"", node.segments.count > 1, !node.isMessage else {
      return []
    }
    return node.segments.compactMap { segment in
      if let text = segment.as(StringSegmentSyntax.self) {
        return text.text.isEmpty ? nil : Edit(text, with: "", "\(text.shortText) is dropped")
      }
      return Edit(segment, with: "", "\(segment.shortText) is dropped")
    }
  },
]

extension StringLiteralExprSyntax {
  /// Whether the string literal is only a message about a failure, as in `fatalError("…")`, or a
  /// comment on an expectation.
  fileprivate var isMessage: Bool {
    let call = parent?.parent?.parent
    if let macro = call?.as(MacroExpansionExprSyntax.self)?.macroName.text {
      return ["expect", "require"].contains(macro)
    }
    let name = call?.as(FunctionCallExprSyntax.self)?.calledExpression.text
    return ["fatalError", "precondition", "preconditionFailure", "assert"].contains(name)
  }
}

/// An operator that replaces an enumeration case with the next case of the same enumeration.
struct CaseOperator: MutationOperator {
  let name = "swap-case"
  /// The replacement for each case.
  private var next: [String: String] = [:]

  /// Collects the enumeration cases in a file, except for names that occur in several enumerations.
  init(_ file: SourceFileSyntax) {
    var waiting = [Syntax(file)]
    var seen: Set<String> = []
    while let node = waiting.popLast() {
      waiting += node.children(viewMode: .sourceAccurate)
      guard let type = node.as(EnumDeclSyntax.self) else { continue }
      let cases = type.memberBlock.members
        .compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
      // A case with associated values can't replace one without.
      let plain = cases.filter { $0.parameterClause == nil }.map(\.name.text)
      for (name, other) in zip(plain, plain.dropFirst() + plain.prefix(1)) where name != other {
        next[name] = seen.insert(name).inserted ? other : nil
      }
    }
  }

  func edits(of node: Syntax) -> [Edit] {
    guard let member = node.as(MemberAccessExprSyntax.self), !member.isPattern,
      let other = next[member.declName.text],
      member.base.map({ $0.text.first?.isUppercase ?? false }) ?? true
    else { return [] }
    return [Edit(member.declName, with: other, "\(member.shortText) becomes `.\(other)`")]
  }
}

extension SyntaxProtocol {
  /// Whether the node is in a `case` pattern.
  fileprivate var isPattern: Bool {
    sequence(first: Syntax(self), next: \.parent).contains { $0.is(PatternSyntax.self) }
  }
}
