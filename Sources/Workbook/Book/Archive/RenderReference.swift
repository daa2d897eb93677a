/// Information in DocC's render JSON about something that a page mentions, which is another page,
/// an image, or an address on the web.
struct RenderReference: Decodable {
  /// A version of an image.
  struct Variant: Decodable {
    let url: String
    let traits: [String]
  }

  let type: String
  let title: String?
  /// The path of a page, which may include an anchor, or an address on the web.
  let url: String?
  let abstract: [RenderInline]?
  let titleInlineContent: [RenderInline]?
  /// The kind of a page, which is `symbol` or `article`.
  let kind: String?
  /// The alternative text of an image.
  let alt: String?
  /// The versions of an image.
  let variants: [Variant]?
}
