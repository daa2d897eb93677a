import SwiftSyntax

/// A change to one node or to consecutive nodes.
struct Edit {
  /// The position of the first byte to replace.
  let start: AbsolutePosition
  /// The position after the last byte to replace.
  let end: AbsolutePosition
  /// The replacement text.
  let replacement: String
  /// A description of the change.
  let description: String

  /// Replaces a node without the spaces and comments around it.
  init(_ node: some SyntaxProtocol, with replacement: String, _ description: String? = nil) {
    self.init(from: node, to: node, with: replacement, description)
  }

  /// Replaces everything from the start of one node to the end of another.
  init(
    from first: some SyntaxProtocol, to last: some SyntaxProtocol, with replacement: String,
    _ description: String? = nil
  ) {
    start = first.positionAfterSkippingLeadingTrivia
    end = last.endPositionBeforeTrailingTrivia
    self.replacement = replacement
    self.description = description ?? "\(first.shortText) becomes \(replacement.shortened)"
  }

  /// Inserts text before a node.
  init(before node: some SyntaxProtocol, insert text: String, _ description: String) {
    start = node.positionAfterSkippingLeadingTrivia
    end = start
    replacement = text
    self.description = description
  }

  /// Removes a node.
  static func drop(_ node: some SyntaxProtocol) -> Edit {
    Edit(node, with: "", "\(node.shortText) is dropped")
  }

  /// Removes a node and the space that follows it.
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
  /// The text without the spaces and comments around it.
  var text: String { trimmedDescription }

  /// The text without comments, shortened to one line and enclosed in backticks.
  var shortText: String {
    let lines = text.split(whereSeparator: \.isNewline)
    return lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: " ").shortened
  }
}

extension String {
  /// The text in one line of at most 50 characters, enclosed in backticks, or an empty text if
  /// there are only spaces.
  var shortened: String {
    let words = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if words.isEmpty { return "" }
    return "`\(words.count > 50 ? words.prefix(49) + "…" : words)`"
  }
}
