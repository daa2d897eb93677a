import SwiftSyntax

/// A declaration of a type or an extension, with the line numbers of its properties in the file.
struct DeclaredType {
  /// The name without enclosing types, which is the name that stories use.
  let name: String
  let isExtension: Bool
  let line: Int
  /// The lines of the `body` property.
  var body: ClosedRange<Int>?
  /// The line numbers of the other properties, keyed by name.
  var properties: [String: Int] = [:]
}

/// A visitor that collects the types in a file.
final class TypeCollector: SyntaxVisitor {
  private(set) var types: [DeclaredType] = []
  private let converter: SourceLocationConverter

  init(_ converter: SourceLocationConverter) {
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(node.name.text, node.memberBlock, node)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(node.name.text, node.memberBlock, node)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(node.name.text, node.memberBlock, node)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(node.extendedType.trimmedDescription, node.memberBlock, node, isExtension: true)
  }

  // Skip the bodies of functions and accessors, whose variables aren't properties of a type.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func collect(
    _ name: String, _ members: MemberBlockSyntax, _ node: some DeclSyntaxProtocol,
    isExtension: Bool = false
  ) -> SyntaxVisitorContinueKind {
    var type = DeclaredType(
      name: name, isExtension: isExtension,
      line: line(at: node.positionAfterSkippingLeadingTrivia))
    for variable in members.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      for binding in variable.bindings {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
        let property = pattern.identifier.text
        if property == "body" {
          type.body =
            line(
              at: variable.positionAfterSkippingLeadingTrivia)...line(
              at: variable.endPositionBeforeTrailingTrivia)
        } else {
          type.properties[property] = line(at: pattern.positionAfterSkippingLeadingTrivia)
        }
      }
    }
    types.append(type)
    return .visitChildren
  }

  private func line(at position: AbsolutePosition) -> Int { converter.location(for: position).line }
}
