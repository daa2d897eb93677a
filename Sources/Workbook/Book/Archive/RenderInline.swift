/// A piece of running text in DocC's render JSON.
indirect enum RenderInline: Decodable, Equatable {
  case text(String)
  case code(String)
  case emphasis([RenderInline])
  case strong([RenderInline])
  case strikethrough([RenderInline])
  /// A link, with the words to show instead of the page's title, if there are any.
  case reference(identifier: String, words: [RenderInline]?)
  case image(identifier: String)
  /// Text of a kind that the site doesn't support.
  case unknown(String)

  private enum Key: String, CodingKey {
    case type, text, code, inlineContent, identifier, overridingTitleInlineContent
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func content() throws -> [RenderInline] {
      try values.decode([RenderInline].self, forKey: .inlineContent)
    }
    switch try values.decode(String.self, forKey: .type) {
    case "text": self = .text(try values.decode(String.self, forKey: .text))
    case "codeVoice": self = .code(try values.decode(String.self, forKey: .code))
    case "emphasis", "newTerm": self = .emphasis(try content())
    case "strong", "inlineHead": self = .strong(try content())
    case "strikethrough": self = .strikethrough(try content())
    case "reference":
      self = .reference(
        identifier: try values.decode(String.self, forKey: .identifier),
        words: try values.decodeIfPresent(
          [RenderInline].self, forKey: .overridingTitleInlineContent))
    case "image": self = .image(identifier: try values.decode(String.self, forKey: .identifier))
    case let other: self = .unknown(other)
    }
  }
}
