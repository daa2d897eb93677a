/// Information in DocC's render JSON about a target that a page mentions: another page, an image,
/// or a web address.
struct RenderReference: Decodable {
  /// A version of an image.
  struct Variant: Decodable {
    let url: String
    let traits: [String]
  }

  let type: String
  let title: String?
  /// The path of a page, possibly with an anchor, or a web address.
  let url: String?
  let abstract: [RenderInline]?
  let titleInlineContent: [RenderInline]?
  /// The kind of page, either `symbol` or `article`.
  let kind: String?
  /// The alternative text of an image.
  let alt: String?
  /// The versions of an image.
  let variants: [Variant]?
}
