extension Collection<RenderInline> {
  /// The text without markup. It doesn't include the titles of linked pages, which aren't part of
  /// the inline content.
  var plainText: String { map(\.plainText).joined() }
}

extension RenderInline {
  fileprivate var plainText: String {
    switch self {
    case .text(let text), .code(let text): text
    case .emphasis(let content), .strong(let content), .strikethrough(let content):
      content.plainText
    case .reference(_, let words): words?.plainText ?? ""
    case .image, .unknown: ""
    }
  }
}

extension Collection<RenderBlock> {
  /// The text of the blocks without markup, for the search index.
  var plainText: String { map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ") }
}

extension RenderBlock {
  fileprivate var plainText: String {
    switch self {
    case .paragraph(let content): content.plainText
    case .heading(_, let text, _): text
    // A search would give a hint away.
    case .code(let syntax, _) where Fence(syntax).isHint: ""
    case .code(_, let lines):
      lines.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.joined(separator: " ")
    case .unorderedList(let items), .orderedList(_, let items):
      items.map(\.plainText).joined(separator: " ")
    case .aside(let name, let content): "\(name): \(content.plainText)"
    case .table(let rows): rows.joined().map(\.plainText).joined(separator: " ")
    case .thematicBreak, .unknown: ""
    }
  }
}
