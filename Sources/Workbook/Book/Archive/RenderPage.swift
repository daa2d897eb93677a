/// A page in DocC's render JSON.
struct RenderPage: Decodable {
  struct Metadata: Decodable {
    let title: String?
    let role: String?
    /// The words above the title, such as `Chapter` or `Structure`.
    let roleHeading: String?
    let symbolKind: String?
  }

  struct Identifier: Decodable { let url: String }

  struct Variant: Decodable { let paths: [String] }

  /// A piece of a declaration.
  struct Token: Decodable {
    let kind: String
    let text: String
    /// The identifier of the page that documents the name, if there is one.
    let identifier: String?
  }

  struct Declaration: Decodable { let tokens: [Token] }

  struct Parameter: Decodable {
    let name: String
    let content: [RenderBlock]
  }

  /// A part of the page: its declaration, its parameters, or its text.
  struct Section: Decodable {
    let declarations: [Declaration]?
    let parameters: [Parameter]?
    let content: [RenderBlock]?
  }

  /// A list of pages under a heading.
  struct Group: Decodable {
    let title: String?
    let anchor: String?
    let identifiers: [String]
  }

  let kind: String
  let metadata: Metadata
  let identifier: Identifier
  let variants: [Variant]?
  let abstract: [RenderInline]?
  let primaryContentSections: [Section]?
  let topicSections: [Group]?
  let relationshipsSections: [Group]?
  let deprecationSummary: [RenderBlock]?
  let references: [String: RenderReference]

  var title: String { metadata.title ?? "" }

  /// DocC's path for the page, such as `/documentation/stateflow/state`.
  var path: String {
    if let path = variants?.first?.paths.first { return path }
    // In an archive without symbols, an article is the same for all programming languages.
    let parts = identifier.url.dropFirst("doc://".count).split(separator: "/").dropFirst()
    return "/\(parts.joined(separator: "/").lowercased())"
  }

  /// The text below the abstract, without the heading that DocC adds if the text doesn't start with
  /// one.
  var content: [RenderBlock] {
    (primaryContentSections ?? []).flatMap { $0.content ?? [] }
      .filter { $0 != .heading(level: 2, text: "Overview", anchor: "overview") }
  }

  var declarations: [Declaration] {
    (primaryContentSections ?? []).flatMap { $0.declarations ?? [] }
  }

  var parameters: [Parameter] { (primaryContentSections ?? []).flatMap { $0.parameters ?? [] } }
}
