import SwiftSyntax

/// The declarations that a stub shares with its solution.
///
/// A declaration is given to students if the same type in the stub contains a declaration that
/// consists of the same words. Even if the declarations differ, their attributes or conformances
/// may be the same and count as given. Comments and spaces don't matter.
struct GivenCode {
  private var keys: Set<String> = []

  /// Creates an empty set of declarations.
  init() {}

  /// Collects the declarations in a stub.
  init(_ stub: SourceFileSyntax) {
    var waiting = [Syntax(stub)]
    while let node = waiting.popLast() {
      if let key = Self.key(of: node) { keys.insert(key) }
      waiting += node.children(viewMode: .sourceAccurate)
    }
  }

  /// Returns whether the stub contains the same declaration.
  func contains(_ node: Syntax) -> Bool {
    Self.key(of: node).map(keys.contains) ?? false
  }

  /// Returns a string that is the same for equal declarations, or `nil` if the node isn't a
  /// declaration.
  private static func key(of node: Syntax) -> String? {
    if let member = node.as(MemberBlockItemSyntax.self) { return key(of: Syntax(member.decl)) }
    guard
      node.isProtocol(DeclSyntaxProtocol.self) || node.is(InheritanceClauseSyntax.self)
        || node.is(AttributeListSyntax.self)
    else { return nil }
    let names = sequence(first: node, next: \.parent).dropFirst().compactMap(name)
    let words = node.tokens(viewMode: .sourceAccurate).map(\.text)
    return (names.reversed() + ["|"] + words).joined(separator: " ")
  }

  /// Returns the name of a declaration that can contain other declarations, or `nil` for other
  /// nodes.
  private static func name(of node: Syntax) -> String? {
    if let type = node.asProtocol((any NamedDeclSyntax).self) { return type.name.text }
    if let type = node.as(ExtensionDeclSyntax.self) { return type.extendedType.text }
    if let property = node.as(VariableDeclSyntax.self) {
      return property.bindings.map(\.pattern.text).joined(separator: ",")
    }
    if node.is(SubscriptDeclSyntax.self) { return "subscript" }
    if node.is(InitializerDeclSyntax.self) { return "init" }
    return nil
  }
}
