import Foundation
import SwiftSyntax

/// Operators that change the captures of closures.
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
    guard let signature = closure.signature, let capture = signature.capture,
      capture.text == "[weak self]", let first = closure.statements.first,
      first.text.hasPrefix("guard let self else")
    else { return [] }
    let rest = closure.statements.dropFirst().map(\.text).joined(separator: "\n")
    let strong = signature.text.replacing("[weak self]", with: "[self]")
    return [
      Edit(
        from: signature, to: closure.statements, with: "\(strong)\n\(rest)",
        "\(capture.shortText) becomes `[self]`")
    ]
  },
  Operator("drop-capture") { (signature: ClosureSignatureSyntax) in
    guard let capture = signature.capture, capture.items.count == 1 else { return [] }
    let description = "\(capture.shortText) is dropped"
    // If there are no parameters, `in` has to be dropped, too.
    return signature.parameterClause == nil
      ? [.dropWord(signature, description)] : [.dropWord(capture, description)]
  },
]
