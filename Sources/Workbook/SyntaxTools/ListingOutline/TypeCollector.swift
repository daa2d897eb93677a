import SwiftSyntax

/// A type or an extension, with the lines of its properties in the file.
struct DeclaredType {
  /// The name without the types around it, as a story says it.
  let name: String
  let isExtension: Bool
  let line: Int
  /// The lines of its property `body`.
  var body: ClosedRange<Int>?
  /// The lines of its other properties.
  var properties: [String: Int] = [:]
}

/// A collector of the types of a file.
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

  // What a function or an accessor declares is no property of a type.
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
