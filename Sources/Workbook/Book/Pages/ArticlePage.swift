/// A page of the site for a chapter or for another page of the book.
struct ArticlePage {
  let page: RenderPage
  let file: String
  let contents: Contents
  let map: SiteMap
  let terms: Terms
  let recording: (_ listing: String) -> String?
  let practice: PracticeSection

  /// Returns the page, with the sections that a search can find.
  func rendered() -> RenderedPage {
    var writer = ContentHTML(file: file, references: page.references, map: map)
    let (number, title) = Contents.split(page.title)
    // Explaining the glossary's own terms in place would get in the reader's way.
    if number != nil { writer.terms = terms }
    writer.recording = recording
    let isLanding = file == SiteMap.landingPage
    var body = "<article\(isLanding ? " class=\"landing\"" : "")>\n<header class=\"title\">\n"
    if let number { body += "<p class=\"eyebrow\">Chapter \(number)</p>\n" }
    body += "<h1>\(title.escapedForHTML)</h1>\n"
    if let abstract = page.abstract, !abstract.isEmpty {
      body += "<p class=\"lead\">\(writer.inline(abstract))</p>\n"
    }
    body += "</header>\n"
    body += isLanding ? landing(with: &writer) : writer.sections(page.content)
    if !isLanding { body += topics(with: &writer).joined() }
    let isPractice = file == PracticeSection.file && !practice.programs.isEmpty
    if isPractice {
      let heading = RenderBlock.heading(level: 2, text: "Topics", anchor: "Topics")
      body += practice.html(heading: writer.blocks([heading]))
    } else if number != nil, !practice.programs.isEmpty {
      body += practice.links(fromChapter: String(file.prefix { $0 != "." }))
    }
    body += "</article>\n"
    var template = PageTemplate(contents: contents, file: file, title: title)
    template.description = (page.abstract ?? []).plainText
    template.outline = isLanding ? [] : writer.outline
    template.hasRecordings = writer.hasRecordings || isPractice
    template.asksQuestions = isPractice
    template.asksAboutLines = writer.hasQuestions
    // The page of the kit's statements is made from the names of tests.
    if file != "Statements.html" {
      template.source = isLanding ? "README.md" : file.replacing(".html", with: ".md")
    }
    template.isChapter = number != nil
    var sections = SearchSection.sections(
      of: page, title: page.title, file: file, outline: writer.outline)
    if contents.isGuide(file) {
      for index in sections.indices { sections[index].isGuide = true }
    }
    return RenderedPage(
      file: file, html: template.html(body), article: body,
      sections: sections + (isPractice ? practice.searchSections(title: page.title) : []),
      problems: writer.problems + (isPractice ? practice.problems : []))
  }

  /// Returns the text of the landing page as HTML. The chapters come right after the first listings,
  /// which are beside each other.
  private func landing(with writer: inout ContentHTML) -> String {
    let start = page.content.firstIndex {
      if case .heading = $0 { true } else { false }
    }
    let end = start ?? page.content.endIndex
    let beginning = writer.paired(Array(page.content[..<end]))
    let text = writer.sections(Array(page.content[end...]))
    let groups = topics(with: &writer)
    return beginning + (groups.first ?? "") + PrintPage.link + text + groups.dropFirst().joined()
  }

  /// Returns the HTML of the lists of pages.
  private func topics(with writer: inout ContentHTML) -> [String] {
    (page.topicSections ?? []).map { topics($0, with: &writer) }
  }

  /// Returns the HTML of a list of pages, each with its first sentence.
  private func topics(_ group: RenderPage.Group, with writer: inout ContentHTML) -> String {
    let title = group.title ?? ""
    var html = writer.blocks([
      .heading(level: 2, text: title, anchor: group.anchor ?? title)
    ])
    html += "<ul class=\"topics\">\n"
    for identifier in group.identifiers {
      guard let reference = page.references[identifier] else { continue }
      let abstract = reference.abstract ?? []
      html += "<li>\(writer.inline([.reference(identifier: identifier, words: nil)]))"
      if !abstract.isEmpty { html += "<span class=\"abstract\">\(writer.inline(abstract))</span>" }
      html += "</li>\n"
    }
    return html + "</ul>\n"
  }
}

/// A page of the site.
struct RenderedPage {
  let file: String
  let html: String
  /// The article on the page, without the frame that all pages share.
  var article = ""
  let sections: [SearchSection]
  /// The problems that were found, each as the rest of a sentence that starts with the path of the
  /// page.
  let problems: [String]
}
