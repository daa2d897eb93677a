import Foundation

/// All chapters on one page, to print.
struct PrintPage {
  /// The file of the page.
  static let file = "Print.html"
  private static let title = "All chapters"

  let contents: Contents
  /// The pages of the chapters, in reading order.
  let chapters: [RenderedPage]

  /// The page, whose sections a search finds in the chapters.
  func rendered() -> RenderedPage {
    var template = PageTemplate(contents: contents, file: Self.file, title: Self.title)
    template.description = "All chapters of the book on one page, to print."
    let body = chapters.map { chapter in
      "<section class=\"chapter\" id=\"\(Self.name(of: chapter.file))\">\n"
        + "\(text(of: chapter))</section>\n"
    }
    let html = "<article>\n<h1>\(Self.title)</h1>\n\(body.joined())</article>\n"
    return RenderedPage(file: Self.file, html: template.html(html), sections: [], problems: [])
  }

  /// A link to the page.
  static var link: String {
    "<p class=\"print-link\"><a href=\"\(file)\">\(title)</a> are also on one page, to print.</p>\n"
  }

  private static func name(of file: some StringProtocol) -> String {
    String(file).replacing(".html", with: "").escapedForHTML
  }

  /// Returns the text of a chapter. Its headings are one level lower, its anchors start with its name,
  /// and links to chapters lead to their sections.
  private func text(of chapter: RenderedPage) -> String {
    var html = chapter.article.replacing(
      #/<script type="application\/json".*?<\/script>\n?/#.dotMatchesNewlines(), with: "")
    for level in (1...5).reversed() {
      html = html.replacing("<h\(level)>", with: "<h\(level + 1)>")
        .replacing("<h\(level) ", with: "<h\(level + 1) ")
        .replacing("</h\(level)>", with: "</h\(level + 1)>")
    }
    // Text is escaped, so quotation marks are only around the values of attributes.
    var parts = html.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices.dropFirst() where !index.isMultiple(of: 2) {
      if parts[index - 1].hasSuffix(" id=") {
        parts[index] = "\(Self.name(of: chapter.file))--\(parts[index])"
      } else if parts[index - 1].hasSuffix(" href=") {
        parts[index] = address(parts[index], in: chapter)
      }
    }
    return parts.joined(separator: "\"")
  }

  private func address(_ address: String, in chapter: RenderedPage) -> String {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = parts[0].isEmpty ? chapter.file[...] : parts[0]
    guard chapters.contains(where: { $0.file == file }) else { return address }
    return "#\(Self.name(of: file))" + (parts.count > 1 ? "--\(parts[1])" : "")
  }
}
