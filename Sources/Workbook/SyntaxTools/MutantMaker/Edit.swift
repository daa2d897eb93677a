import SwiftSyntax

/// A change to a node or to several consecutive nodes.
struct Edit {
  /// The position of the first byte to replace.
  let start: AbsolutePosition
  /// The position after the last byte to replace.
  let end: AbsolutePosition
  /// The replacement text.
  let replacement: String
  /// A description of the change.
  let description: String

  /// Creates an edit that replaces a node, but not the spaces and comments around it.
  init(_ node: some SyntaxProtocol, with replacement: String, _ description: String? = nil) {
    self.init(from: node, to: node, with: replacement, description)
  }

  /// Creates an edit that replaces everything from the start of one node to the end of another.
  init(
    from first: some SyntaxProtocol, to last: some SyntaxProtocol, with replacement: String,
    _ description: String? = nil
  ) {
    start = first.positionAfterSkippingLeadingTrivia
    end = last.endPositionBeforeTrailingTrivia
    self.replacement = replacement
    self.description = description ?? "\(first.shortText) becomes \(replacement.shortened)"
  }

  /// Creates an edit that inserts text before a node.
  init(before node: some SyntaxProtocol, insert text: String, _ description: String) {
    start = node.positionAfterSkippingLeadingTrivia
    end = start
    replacement = text
    self.description = description
  }

  /// Returns an edit that removes a node.
  static func drop(_ node: some SyntaxProtocol) -> Edit {
    Edit(node, with: "", "\(node.shortText) is dropped")
  }

  /// Returns an edit that removes a node and the space that follows it.
  static func dropWord(_ node: some SyntaxProtocol, _ description: String) -> Edit {
    Edit(
      start: node.positionAfterSkippingLeadingTrivia, end: node.endPosition, replacement: "",
      description: description)
  }

  private init(
    start: AbsolutePosition, end: AbsolutePosition, replacement: String, description: String
  ) {
    self.start = start
    self.end = end
    self.replacement = replacement
    self.description = description
  }
}

extension SyntaxProtocol {
  /// The node's text without the spaces and comments around it.
  var text: String { trimmedDescription }

  /// The node's text without comments, shortened to one line and enclosed in backticks.
  var shortText: String {
    let lines = text.split(whereSeparator: \.isNewline)
    return lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: " ").shortened
  }
}

extension String {
  /// The text on a single line of at most 50 characters, enclosed in backticks, or an empty string
  /// if the text consists only of spaces.
  var shortened: String {
    let words = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if words.isEmpty { return "" }
    return "`\(words.count > 50 ? words.prefix(49) + "…" : words)`"
  }
}
