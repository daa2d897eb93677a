import SwiftSyntax

/// Operators that change what closures capture.
let closureOperators: [any MutationOperator] = [
  Operator("weak-strong") { (node: ClosureCaptureSyntax) in
    guard node.initializer == nil else { return [] }
    let name = node.name.text
    switch node.specifier?.specifier.text {
    case "weak": return [Edit(node, with: "\(name) = Optional(\(name))")]
    case "unowned": return [Edit(node, with: name)]
    default: return [Edit(node, with: "weak \(name)")]
    }
  },
  Operator("weak-strong") { (closure: ClosureExprSyntax) in
    // With a strong `self`, `guard let self` has nothing to unwrap.
    guard let capture = closure.signature?.capture, capture.text == "[weak self]",
      let first = closure.statements.first, first.text.hasPrefix("guard let self else")
    else { return [] }
    let rest = closure.statements.dropFirst().map(\.text).joined(separator: "\n")
    return [Edit(closure, with: "{ [self] in\n\(rest)\n}", "\(capture.shortText) becomes `[self]`")]
  },
  Operator("drop-capture") { (list: ClosureCaptureClauseSyntax) in
    list.items.count == 1
      ? [.dropWord(list, "\(list.shortText) is dropped")]
      : []
  },
]
