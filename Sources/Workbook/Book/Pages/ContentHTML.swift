import Foundation

/// A writer that converts the blocks of a page to HTML.
struct ContentHTML {
  /// The path of the page's file, relative to the site's folder.
  let file: String
  let references: [String: RenderReference]
  let map: SiteMap
  /// The words that readers can look up without leaving the page.
  var terms = Terms()
  /// Whether readers can look up each mention of a term instead of only the first.
  var explainsEachMention = false
  /// A closure that returns the recording of a listing as JSON, or `nil` if there is none.
  var recording: (_ listing: String) -> String? = { _ in nil }

  /// The outline of the page: the headings that have been written so far.
  private(set) var outline: [(level: Int, title: String, anchor: String)] = []
  /// The problems that were found, each as the rest of a sentence that starts with the path of the
  /// page.
  private(set) var problems: [String] = []
  /// Whether a listing with a recording was written.
  private(set) var hasRecordings = false
  /// Whether a question about lines was written.
  private(set) var hasQuestions = false

  private var explained: Set<String> = []
  private var anchors: Set<String> = []
  private var isInLink = false

  init(file: String, references: [String: RenderReference], map: SiteMap) {
    self.file = file
    self.references = references
    self.map = map
  }

  /// The relative path from the page's folder to the site's folder.
  var root: String { String(repeating: "../", count: file.count { $0 == "/" }) }

  // MARK: Blocks

  /// Returns the text of a page as HTML. Sections with a "Going deeper" heading are collapsed.
  mutating func sections(_ blocks: [RenderBlock]) -> String {
    var html = ""
    var isFolded = false
    for (index, block) in blocks.enumerated() {
      if case .heading(let level, let text, let anchor) = block, level <= 2 {
        if isFolded { html += "</div></details>\n" }
        isFolded = text.hasPrefix("Going deeper")
        if isFolded {
          // A summary is a control, so it can't contain a link.
          html += "<details class=\"deeper\"><summary>"
          html += "\(heading(level, text, anchor, isLinked: false))</summary><div>\n"
          continue
        }
      }
      if let figure = figure(at: index, of: blocks) {
        html += figure
      } else if !isStoryOfFigure(at: index, of: blocks) {
        html += self.block(block)
      }
    }
    return html + (isFolded ? "</div></details>\n" : "")
  }

  /// Returns blocks as HTML. Listings that follow each other are in a section, which a script turns
  /// into two screens that follow the same tap.
  mutating func paired(_ blocks: [RenderBlock]) -> String {
    var html = ""
    var isInPair = false
    for block in blocks {
      let isListing = isListing(block)
      if isListing != isInPair { html += isListing ? "<section class=\"pair\">\n" : "</section>\n" }
      isInPair = isListing
      html += self.block(block)
    }
    return html + (isInPair ? "</section>\n" : "")
  }

  private func isListing(_ block: RenderBlock) -> Bool {
    if case .code(let syntax, _) = block, case .listing? = Fence(syntax).content {
      true
    } else {
      false
    }
  }

  /// Returns blocks as HTML, without collapsing any of them.
  mutating func blocks(_ blocks: [RenderBlock]) -> String { blocks.map { block($0) }.joined() }

  private mutating func block(_ block: RenderBlock) -> String {
    switch block {
    case .paragraph(let content): return "<p>\(inline(content))</p>\n"
    case .heading(let level, let text, let anchor):
      return heading(level, text, anchor, isLinked: true)
    case .code(let syntax, let lines): return code(Fence(syntax), lines)
    case .unorderedList(let items): return "<ul>\n\(items.map { item($0) }.joined())</ul>\n"
    case .orderedList(let start, let items):
      let attribute = start == 1 ? "" : " start=\"\(start)\""
      return "<ol\(attribute)>\n\(items.map { item($0) }.joined())</ol>\n"
    case .aside(let name, let content):
      let kind = name.lowercased().replacing(" ", with: "-").escapedForHTML
      return "<aside class=\"note \(kind)\"><p class=\"label\">\(name.escapedForHTML)</p>\n"
        + "\(blocks(content))</aside>\n"
    case .table(let rows): return table(rows)
    case .thematicBreak: return "<hr>\n"
    case .unknown(let kind):
      problems.append("has a block that the site can't show: \(kind).")
      return ""
    }
  }

  private mutating func heading(
    _ level: Int, _ text: String, _ anchor: String, isLinked: Bool
  ) -> String {
    let id = unique(anchor)
    outline.append((level, text, id))
    let link =
      isLinked
      ? "<a class=\"anchor\" href=\"#\(id.escapedForAnchor)\" aria-label=\"Link to this section\">"
        + "#</a>" : ""
    return "<h\(level) id=\"\(id.escapedForHTML)\">\(text.typographic.escapedForHTML)\(link)"
      + "</h\(level)>\n"
  }

  /// Returns an item of a list. The item of an exercise is a card.
  private mutating func item(_ content: [RenderBlock]) -> String {
    guard let exercise = content.exercise else { return "<li>\(tight(content))</li>\n" }
    let id = unique(exercise.anchor).escapedForHTML
    return "<li class=\"exercise\" id=\"\(id)\">\(tight(content))</li>\n"
  }

  /// Returns blocks as HTML, without an element around the first paragraph. The list item or the
  /// table cell that contains the blocks takes the place of that element.
  private mutating func tight(_ content: [RenderBlock]) -> String {
    guard case .paragraph(let words)? = content.first else { return blocks(content) }
    return inline(words) + blocks(Array(content.dropFirst()))
  }

  private mutating func table(_ rows: [[[RenderBlock]]]) -> String {
    let labels = (rows.first ?? []).map { $0.plainText }
    var html = "<table>\n<thead><tr>"
    for cell in rows.first ?? [] {
      // The corner of a table with titles on two sides has none.
      html += cell.plainText.isEmpty ? "<td></td>" : "<th scope=\"col\">\(tight(cell))</th>"
    }
    html += "</tr></thead>\n<tbody>\n"
    for row in rows.dropFirst() {
      html += "<tr\(termAnchor(of: row))>"
      for (index, cell) in row.enumerated() {
        // On a phone, the cells are stacked, each with the title of its column.
        let label = index < labels.count ? labels[index] : ""
        html += "<td data-label=\"\(label.escapedForHTML)\">\(tight(cell))</td>"
      }
      html += "</tr>\n"
    }
    return html + "</tbody>\n</table>\n"
  }

  /// Returns the attribute that links to a term lead to, if the row defines a term.
  private mutating func termAnchor(of row: [[RenderBlock]]) -> String {
    guard file == "Glossary.html", let name = row.first.flatMap(Terms.name) else { return "" }
    return " id=\"\(unique(Terms.anchor(of: name)).escapedForHTML)\""
  }

  private mutating func code(_ fence: Fence, _ lines: [String]) -> String {
    var code = CodeHTML(fence: fence, lines: lines, anchor: "")
    if case .listing(let path, let name) = fence.content {
      code = CodeHTML(fence: fence, lines: lines, anchor: unique("listing-\(name)"))
      code.recording = recording(CodeHTML.listingID(path: path, name: name))
      if code.recording != nil { hasRecordings = true }
    } else if case .question(_, _, let name) = fence.content {
      code = CodeHTML(fence: fence, lines: lines, anchor: unique("question-\(name)"))
      hasQuestions = true
    }
    return code.html
  }

  // MARK: Figures

  /// Returns whether a block is a story that the following figure shows.
  private func isStoryOfFigure(at index: Int, of blocks: [RenderBlock]) -> Bool {
    guard case .code(let syntax, _) = blocks[index], case .story? = Fence(syntax).content,
      index + 1 < blocks.count
    else { return false }
    return image(in: blocks[index + 1]) != nil
  }

  private func image(in block: RenderBlock) -> String? {
    if case .paragraph(let content) = block, content.count == 1,
      case .image(let identifier)? = content.first
    {
      return identifier
    }
    return nil
  }

  /// Returns a figure as HTML, with its story in a collapsed section below the figure.
  private mutating func figure(at index: Int, of blocks: [RenderBlock]) -> String? {
    guard let identifier = image(in: blocks[index]) else { return nil }
    var html = "<figure class=\"drawing\">\n\(image(identifier))\n"
    if index > 0, isStoryOfFigure(at: index - 1, of: blocks),
      case .code(let syntax, let lines) = blocks[index - 1]
    {
      html += "<details><summary>The story as text</summary>\n"
      html += CodeHTML(fence: Fence(syntax), lines: lines, anchor: "").html + "</details>\n"
    }
    return html + "</figure>\n"
  }

  /// Returns an image as HTML, with its light and dark versions if the image has both.
  private mutating func image(_ identifier: String) -> String {
    guard let reference = references[identifier], let variants = reference.variants else {
      problems.append("shows \(identifier), which doesn't exist.")
      return ""
    }
    let alt = reference.alt ?? ""
    if alt.isEmpty { problems.append("shows \(identifier) without alternative text.") }
    return variants.map { variant in
      let name = variant.url.split(separator: "/").last ?? ""
      let kind = variant.traits.contains("dark") ? "dark" : "light"
      let appearance = variants.count > 1 ? " class=\"\(kind)\"" : ""
      return "<img\(appearance) src=\"\(root)images/\(name.escapedForHTML)\""
        + " alt=\"\(alt.escapedForHTML)\">"
    }.joined()
  }

  // MARK: Text

  /// Returns running text as HTML.
  mutating func inline(_ content: [RenderInline]) -> String {
    var html = ""
    for piece in content { html += inline(piece) }
    return html
  }

  private mutating func inline(_ piece: RenderInline) -> String {
    switch piece {
    case .text(let text): return words(text)
    case .code(let code): return "<code>\(code.escapedForHTML)</code>"
    case .emphasis(let content): return "<em>\(inline(content))</em>"
    case .strong(let content): return "<strong>\(inline(content))</strong>"
    case .strikethrough(let content): return "<s>\(inline(content))</s>"
    case .image(let identifier): return image(identifier)
    case .reference(let identifier, let words): return reference(identifier, words: words)
    case .unknown(let kind):
      problems.append("has text that the site can't show: \(kind).")
      return ""
    }
  }

  private mutating func reference(_ identifier: String, words: [RenderInline]?) -> String {
    guard let reference = references[identifier] else {
      problems.append("has an unresolved reference: \(identifier).")
      return ""
    }
    let wasInLink = isInLink
    isInLink = true
    defer { isInLink = wasInLink }
    let isSymbol = reference.kind == "symbol"
    let title = reference.title ?? identifier
    let content = words ?? reference.titleInlineContent ?? [isSymbol ? .code(title) : .text(title)]
    guard let url = reference.url else { return inline(content) }
    guard url.hasPrefix("/") else {
      return "<a href=\"\(url.escapedForHTML)\">\(inline(content))</a>"
    }
    guard let target = map.target(url) else { return inline(content) }
    return "<a href=\"\(href(target))\">\(inline(content))</a>"
  }

  /// Returns the relative address of a file from this page.
  func href(_ target: SiteMap.Target) -> String {
    let anchor = target.anchor.map { "#\($0.escapedForAnchor)" } ?? ""
    let path = target.file == file && !anchor.isEmpty ? "" : root + target.file
    return (path + anchor).escapedForHTML
  }

  /// Returns plain text as HTML in which readers can look up terms.
  private mutating func words(_ text: String) -> String {
    guard !isInLink else { return text.escapedForHTML }
    var html = ""
    var rest = text[...]
    while let (range, term) = terms.first(
      in: rest, where: { explainsEachMention || !explained.contains($0.name) })
    {
      explained.insert(term.name)
      let target = SiteMap.Target(file: term.file, anchor: term.anchor)
      html += rest[..<range.lowerBound].escapedForHTML
      html += "<a class=\"term\" href=\"\(href(target))\" data-definition=\""
      html += "\(term.definition.escapedForHTML)\">\(rest[range].escapedForHTML)</a>"
      rest = rest[range.upperBound...]
    }
    return html + rest.escapedForHTML
  }

  /// Returns an anchor that is unique on the page.
  mutating func unique(_ anchor: String) -> String {
    var result = anchor
    var number = 1
    while !anchors.insert(result).inserted {
      number += 1
      result = "\(anchor)-\(number)"
    }
    return result
  }
}

extension String {
  /// The text with curly apostrophes, and without backticks around code, because DocC's headings are
  /// plain text.
  var typographic: String {
    replacing("`", with: "").replacing(#/(\w)'(\w)/#) { "\($0.1)’\($0.2)" }
  }
}
