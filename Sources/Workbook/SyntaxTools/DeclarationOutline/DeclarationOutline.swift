import Foundation
import SwiftParser
import SwiftSyntax

/// A tool that prints the outlines of files, one JSON string in each line.
///
///     DeclarationOutline FILE ...
///
/// An outline contains a file's code without comments, without the bodies of its functions and
/// accessors, and with a single space between tokens. Two files with the same outline declare the
/// same things.
@main struct DeclarationOutline {
  static func main() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    for path in CommandLine.arguments.dropFirst() {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let outline = BodyRemover().rewrite(Parser.parse(source: text))
      print(String(decoding: try encoder.encode(outline.separatedTokens), as: UTF8.self))
    }
  }
}

/// A rewriter that removes the bodies of functions and accessors that the rest of the module doesn't
/// depend on.
///
/// It keeps the initial values of properties, because a property's type can depend on its value. It
/// also keeps the bodies of observers, because a property has to read its old value if `didSet` uses
/// it, and bodies with attributes, because a local property wrapper becomes part of the module.
private final class BodyRemover: SyntaxRewriter {
  override func visit(_ node: FunctionDeclSyntax) -> DeclSyntax {
    DeclSyntax(node.with(\.body, isRemovable(node.body) ? nil : node.body))
  }

  override func visit(_ node: InitializerDeclSyntax) -> DeclSyntax {
    DeclSyntax(node.with(\.body, isRemovable(node.body) ? nil : node.body))
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> DeclSyntax {
    DeclSyntax(node.with(\.body, isRemovable(node.body) ? nil : node.body))
  }

  override func visit(_ node: AccessorDeclSyntax) -> DeclSyntax {
    switch node.accessorSpecifier.tokenKind {
    case .keyword(.didSet), .keyword(.willSet): DeclSyntax(node)
    default: DeclSyntax(node.with(\.body, isRemovable(node.body) ? nil : node.body))
    }
  }

  override func visit(_ node: AccessorBlockSyntax) -> AccessorBlockSyntax {
    guard case .getter(let body) = node.accessors else { return super.visit(node) }
    return isRemovable(body) ? node.with(\.accessors, .getter([])) : node
  }

  private func isRemovable(_ body: some SyntaxProtocol) -> Bool {
    !body.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .atSign }
  }

  private func isRemovable(_ body: CodeBlockSyntax?) -> Bool {
    body.map { isRemovable(Syntax($0)) } ?? true
  }
}

extension Syntax {
  /// The text of the tokens. A token that starts a line still does so, because a new line can
  /// separate statements.
  fileprivate var separatedTokens: String {
    tokens(viewMode: .sourceAccurate).reduce(into: "") { text, token in
      guard token.tokenKind != .endOfFile else { return }
      if !text.isEmpty { text += token.leadingTrivia.contains(where: \.isNewline) ? "\n" : " " }
      text += token.text
    }
  }
}
