/// A block of a page in DocC's render JSON, such as a paragraph, a heading, or a list.
indirect enum RenderBlock: Decodable, Equatable {
  case paragraph([RenderInline])
  case heading(level: Int, text: String, anchor: String)
  case code(syntax: String?, lines: [String])
  case unorderedList([[RenderBlock]])
  case orderedList(start: Int, [[RenderBlock]])
  case aside(name: String, [RenderBlock])
  /// A table, as an array of rows. Each row is an array of cells. The first row is the header.
  case table([[[RenderBlock]]])
  case thematicBreak
  /// A block of a kind that the site doesn't support.
  case unknown(String)

  private enum Key: String, CodingKey {
    case type, inlineContent, level, text, anchor, syntax, code, items, start, name, content, rows
  }

  private struct Item: Decodable { let content: [RenderBlock] }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    switch try values.decode(String.self, forKey: .type) {
    case "paragraph":
      self = .paragraph(try values.decode([RenderInline].self, forKey: .inlineContent))
    case "heading":
      self = .heading(
        level: try values.decode(Int.self, forKey: .level),
        text: try values.decode(String.self, forKey: .text),
        anchor: try values.decode(String.self, forKey: .anchor))
    case "codeListing":
      self = .code(
        syntax: try values.decodeIfPresent(String.self, forKey: .syntax),
        lines: try values.decode([String].self, forKey: .code))
    case "unorderedList":
      self = .unorderedList(try values.decode([Item].self, forKey: .items).map(\.content))
    case "orderedList":
      self = .orderedList(
        start: try values.decodeIfPresent(Int.self, forKey: .start) ?? 1,
        try values.decode([Item].self, forKey: .items).map(\.content))
    case "aside":
      self = .aside(
        name: try values.decodeIfPresent(String.self, forKey: .name) ?? "Note",
        try values.decode([RenderBlock].self, forKey: .content))
    case "table": self = .table(try values.decode([[[RenderBlock]]].self, forKey: .rows))
    case "thematicBreak": self = .thematicBreak
    case let other: self = .unknown(other)
    }
  }
}
