import Foundation
import SwiftSyntax

/// For each property wrapper, the wrappers that can replace it.
private let wrappers: [String: [String]] = [
  "StateObject": ["ObservedObject"], "ObservedObject": ["StateObject"],
  "EnvironmentObject": ["ObservedObject"], "Binding": ["State"], "AppStorage": ["State"],
  "Bindable": ["State"],
]

/// Operators that change properties and other declarations.
let declarationOperators: [any MutationOperator] = [
  Operator("swap-wrapper") { (property: VariableDeclSyntax) in
    property.attributes.compactMap { $0.as(AttributeSyntax.self) }.flatMap { attribute in
      (wrappers[attribute.attributeName.text] ?? []).map { other in
        Edit(attribute, with: "@\(other)")
      }
    }
  },
  Operator("drop-wrapper") { (property: VariableDeclSyntax) in
    property.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { $0.attributeName.text != "available" }
      .map { .dropWord($0, "\($0.shortText) is dropped") }
  },
  Operator("ignore-observation") { (property: VariableDeclSyntax) in
    guard property.bindingSpecifier.text == "var", property.attributes.isEmpty,
      property.enclosingType?.attributes.contains(where: { $0.text == "@Observable" }) ?? false,
      property.bindings.first?.accessorBlock == nil
    else { return [] }
    return [
      Edit(
        before: property, insert: "@ObservationIgnored ", "\(property.shortText) isn't observed")
    ]
  },
  Operator("swap-observer") { (accessor: AccessorDeclSyntax) in
    guard let property = accessor.enclosingProperty?.bindings.first?.pattern.text,
      let body = accessor.body?.text
    else { return [] }
    switch accessor.accessorSpecifier.text {
    case "willSet":
      let later = body.replacingWord("newValue", with: property)
      return [Edit(accessor, with: "didSet \(later)", "`willSet` becomes `didSet`")]
    case "didSet":
      let earlier = body.replacingWord(property, with: "newValue")
        .replacingWord("oldValue", with: property)
      return [
        Edit(accessor, with: "willSet \(earlier)", "`didSet` becomes `willSet`"),
        Edit(accessor.accessorSpecifier, with: "willSet", "`didSet` becomes `willSet`"),
      ]
    default: return []
    }
  },
  Operator("weak-strong") { (property: VariableDeclSyntax) in
    if let weak = property.modifiers.first(where: { ["weak", "unowned"].contains($0.name.text) }) {
      return [.dropWord(weak, "`\(weak.text)` is dropped")]
    }
    guard property.bindingSpecifier.text == "var", property.attributes.isEmpty,
      property.bindings.first?.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false,
      property.bindings.first?.accessorBlock == nil, property.enclosingType != nil
    else { return [] }
    return [
      Edit(before: property.bindingSpecifier, insert: "weak ", "\(property.shortText) is weak")
    ]
  },
  Operator("not-lazy") { (property: VariableDeclSyntax) in
    property.modifiers.filter { $0.name.text == "lazy" }
      .map { .dropWord($0, "`lazy` is dropped") }
  },
  Operator("drop-attribute") { (attributes: AttributeListSyntax) in
    guard attributes.parent?.is(ClassDeclSyntax.self) ?? false else { return [] }
    return attributes.compactMap { $0.as(AttributeSyntax.self) }
      .map { .dropWord($0, "\($0.shortText) is dropped") }
  },
  Operator("drop-conformance") { (clause: InheritanceClauseSyntax) in
    let types = clause.inheritedTypes.map(\.type.text)
    return types.indices.map { index in
      let rest = types.enumerated().filter { $0.offset != index }.map(\.element)
      return Edit(
        clause, with: rest.isEmpty ? "" : ": \(rest.joined(separator: ", "))",
        "`\(types[index])` is dropped")
    }
  },
  // A default from a protocol or an extension replaces the member.
  Operator("drop-member") { (member: MemberBlockItemSyntax) in
    let property = member.decl.as(VariableDeclSyntax.self)
    let isComputed = property?.bindings.first?.accessorBlock != nil
    return isComputed || member.decl.is(FunctionDeclSyntax.self)
      || member.decl.is(DeinitializerDeclSyntax.self) ? [.drop(member)] : []
  },
  Operator("constant-result") { (property: VariableDeclSyntax) in
    guard let binding = property.bindings.first, let type = binding.typeAnnotation?.type,
      case .getter(let items)? = binding.accessorBlock?.accessors
    else { return [] }
    return constantResults(of: type, for: items)
  },
  Operator("constant-result") { (function: FunctionDeclSyntax) in
    guard let type = function.signature.returnClause?.type, let body = function.body else {
      return []
    }
    return constantResults(of: type, for: body.statements)
  },
]

/// Returns the edits that make a body return a constant.
private func constantResults(of type: TypeSyntax, for items: CodeBlockItemListSyntax) -> [Edit] {
  let results =
    switch type.text {
    case "Bool": ["true", "false"]
    case "Int", "Double": ["0"]
    case "String": ["\"\""]
    default:
      type.is(OptionalTypeSyntax.self) ? ["nil"] : type.is(ArrayTypeSyntax.self) ? ["[]"] : []
    }
  return results.filter { $0 != items.text }.map { Edit(items, with: $0) }
}

extension SyntaxProtocol {
  /// The type or extension that the node is a direct member of.
  fileprivate var enclosingType: (any DeclGroupSyntax)? {
    parent?.parent?.parent?.parent?.asProtocol((any DeclGroupSyntax).self)
  }

  /// The property that contains the node. For example, the node can be an accessor of the property.
  fileprivate var enclosingProperty: VariableDeclSyntax? {
    sequence(first: Syntax(self), next: \.parent).lazy
      .compactMap { $0.as(VariableDeclSyntax.self) }.first
  }
}

extension String {
  /// Returns the string with a word replaced, except where the word is part of a longer word or
  /// follows a dot.
  fileprivate func replacingWord(_ word: String, with other: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.range(of: word) {
      let before = rest[..<range.lowerBound].last ?? result.last
      let after = rest[range.upperBound...].first
      let isWord =
        !(before.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ?? false)
        && !(after.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false)
      result += rest[..<range.lowerBound] + (isWord ? other : word)
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
