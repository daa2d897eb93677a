import Foundation

/// A page of the site for a type or a function in the kit, with its members.
struct KitPage {
  let page: RenderPage
  let file: String
  let kit: Archive
  let contents: Contents
  let map: SiteMap
  /// The statements that doc comments cite by their numbers.
  let statements: Terms

  /// The full name, without the suffix that DocC adds to distinguish a type from a case with the
  /// same name.
  private var title: String {
    page.components.map { $0.replacing(#/-swift\.\w+$/#, with: "") }.joined(separator: ".")
  }

  /// Returns the page, with the sections that a search can find.
  func rendered() -> RenderedPage {
    var writer = writer(for: page)
    var body = "<article class=\"reference\">\n<header class=\"title\">\n"
    body += "<p class=\"eyebrow\"><a href=\"../Kit.html\">The kit</a>\(heading)</p>\n"
    body += "<h1><code>\(title.breakable)</code></h1>\n"
    if let abstract = page.abstract { body += "<p class=\"lead\">\(writer.inline(abstract))</p>\n" }
    body += "</header>\n" + details(of: page, with: &writer)
    body += conformances(with: &writer)
    var sections = [section(of: page, heading: "", address: file)]
    var outline = writer.outline
    var problems = writer.problems
    for group in page.topicSections ?? [] {
      let members = group.identifiers.compactMap { kit.pages[$0] }.filter { $0.kind == "symbol" }
      guard !members.isEmpty else { continue }
      let anchor = group.anchor ?? group.title ?? ""
      outline.append((2, group.title ?? "", anchor))
      body += "<h2 id=\"\(anchor.escapedForHTML)\">\((group.title ?? "").escapedForHTML)</h2>\n"
      for member in members {
        var writer = self.writer(for: member)
        body += self.member(member, with: &writer)
        problems += writer.problems
        guard !member.hasOwnFile else { continue }
        outline.append((3, member.title, member.anchor))
        sections.append(
          section(
            of: member, heading: member.title,
            address: "\(file)#\(member.anchor.escapedForAnchor)"))
      }
    }
    body += "</article>\n"
    var template = PageTemplate(contents: contents, file: file, title: title)
    template.description = (page.abstract ?? []).plainText
    template.outline = outline.count > 1 ? outline : []
    return RenderedPage(
      file: file, html: template.html(body), sections: sections, problems: problems)
  }

  private var heading: String {
    page.metadata.roleHeading.map { " · \($0.escapedForHTML)" } ?? ""
  }

  private func writer(for page: RenderPage) -> ContentHTML {
    var writer = ContentHTML(file: file, references: page.references, map: map)
    writer.terms = statements
    writer.explainsEachMention = true
    return writer
  }

  private func section(of page: RenderPage, heading: String, address: String) -> SearchSection {
    let text = ([.paragraph(page.abstract ?? [])] + page.content).plainText
    return SearchSection(
      address: address, page: title, heading: heading, text: text.replacing(#/\s+/#, with: " "))
  }

  private func member(_ member: RenderPage, with writer: inout ContentHTML) -> String {
    let abstract = member.abstract.map { "<p>\(writer.inline($0))</p>\n" } ?? ""
    if member.hasOwnFile, let target = map.target(member.path) {
      return "<section class=\"member\">\n<h3><a href=\"\(writer.href(target))\"><code>"
        + "\(member.title.breakable)</code></a></h3>\n\(abstract)</section>\n"
    }
    let anchor = member.anchor
    return "<section class=\"member\" id=\"\(anchor.escapedForHTML)\">\n"
      + "<h3><a href=\"#\(anchor.escapedForAnchor)\"><code>\(member.title.breakable)</code></a></h3>"
      + "\n\(abstract)\(details(of: member, with: &writer))</section>\n"
  }

  /// Returns the HTML of a symbol's declaration, parameters, and text.
  private func details(of page: RenderPage, with writer: inout ContentHTML) -> String {
    var html = ""
    if let deprecation = page.deprecationSummary {
      html +=
        "<aside class=\"note deprecated\"><p class=\"label\">Deprecated</p>\n"
        + "\(writer.blocks(deprecation))</aside>\n"
    }
    for declaration in page.declarations {
      let tokens = declaration.tokens.map { token($0, of: page, with: writer) }.joined()
      html +=
        "<pre class=\"declaration\"><code>"
        + tokens.trimmingCharacters(in: .newlines) + "</code></pre>\n"
    }
    let isPage = page.identifier.url == self.page.identifier.url
    let content = page.content.compactMap { block -> RenderBlock? in
      guard case .heading(_, let text, _) = block else { return block }
      if text == "Discussion" { return nil }
      // A member is a part of its page, so its headings don't belong in the outline.
      return isPage ? block : .paragraph([.strong([.text(text)])])
    }
    html += isPage ? writer.sections(content) : writer.blocks(content)
    if !page.parameters.isEmpty {
      html += "<dl class=\"parameters\">\n"
      for parameter in page.parameters {
        html +=
          "<dt><code>\(parameter.name.escapedForHTML)</code></dt>"
          + "<dd>\(writer.blocks(parameter.content))</dd>\n"
      }
      html += "</dl>\n"
    }
    return html
  }

  private func token(
    _ token: RenderPage.Token, of page: RenderPage, with writer: ContentHTML
  ) -> String {
    // Lines must not break within an arrow.
    let text = token.text.escapedForHTML
      .replacing("-&gt;", with: "<span class=\"arrow\">-&gt;</span>")
    let kind: String? =
      switch token.kind {
      case "keyword": "k"
      case "attribute": "a"
      case "typeIdentifier", "genericParameter": "t"
      case "number": "n"
      case "string": "s"
      default: nil
      }
    let word = kind.map { "<span class=\"\($0)\">\(text)</span>" } ?? text
    guard let identifier = token.identifier, let url = page.references[identifier]?.url,
      let target = map.target(url)
    else { return word }
    return "<a href=\"\(writer.href(target))\">\(word)</a>"
  }

  private func conformances(with writer: inout ContentHTML) -> String {
    (page.relationshipsSections ?? []).map { group in
      let names = group.identifiers.map { identifier in
        writer.inline([.reference(identifier: identifier, words: nil)])
      }
      return "<p class=\"relation\"><strong>\((group.title ?? "").sentenceCased.escapedForHTML):"
        + "</strong> \(names.joined(separator: ", "))</p>\n"
    }.joined()
  }
}

extension String {
  /// The name as HTML in which a line may break after a period, a colon, or an opening parenthesis.
  fileprivate var breakable: String {
    escapedForHTML.replacing(#/[.:(]/#) { "\($0.0)<wbr>" }
  }

  fileprivate var sentenceCased: String { prefix(1) + dropFirst().lowercased() }
}
