/// The frame that all pages of the site share, with the header, table of contents, outline, and
/// footer.
struct PageTemplate {
  let contents: Contents
  /// The path of the page's file, relative to the site's folder.
  let file: String
  /// The title of the page, as plain text.
  let title: String
  /// A description of the page for search engines.
  var description = ""
  var outline: [(level: Int, title: String, anchor: String)] = []
  /// Whether the page shows listings that readers can tap.
  var hasRecordings = false
  /// Whether the page asks about programs.
  var asksQuestions = false
  /// Whether the page asks readers to complete listings or to put lines in order.
  var asksAboutLines = false
  /// The name of the Markdown file in `Chapters` that the page is made from, if there is one.
  var source: String?
  /// Whether readers can mark the page as read.
  var isChapter = false

  private var root: String { String(repeating: "../", count: file.count { $0 == "/" }) }

  /// Returns the complete page, given the HTML of its body.
  func html(_ body: String) -> String {
    let isLanding = file == SiteMap.landingPage
    let whole = isLanding ? contents.title : "\(title) – \(contents.title)"
    let live =
      (hasRecordings ? script("screen") + assets("live") : "")
      + (asksQuestions ? assets("practice") : "")
      + (asksAboutLines ? assets("lines") : "")
    return """
      <!doctype html>
      <html lang="en" data-root="\(root)" data-page="\(file.escapedForHTML)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(whole.escapedForHTML)</title>
      \(preview)\
      <link rel="icon" href="\(root)assets/icon.svg" type="image/svg+xml">
      <link rel="stylesheet" href="\(root)assets/book.css">
      <script src="\(root)assets/book.js"></script>
      \(live)</head>
      <body>
      <a class="skip" href="#main">Skip to the text</a>
      <header class="top">
      <button class="menu" popovertarget="contents" aria-label="Contents">\(Self.menuIcon)</button>
      <a class="brand" href="\(root)index.html">\(contents.shortTitle.escapedForHTML)</a>
      <div class="search" role="search"></div>
      <div class="appearance"></div>
      </header>
      <div class="columns\(outlineItems.isEmpty ? " plain" : "")">
      <nav id="contents" class="contents" aria-label="Contents" popover>
      \(navigation)</nav>
      <main id="main" tabindex="-1">
      \(shortOutline)\(body)\(neighbors)</main>
      \(sideOutline)</div>
      </body>
      </html>

      """
  }

  /// The elements that describe the page to search engines, and to programs that preview a link. The
  /// address of a picture has to be absolute, so there is one only if the site's address is known.
  private var preview: String {
    let isLanding = file == SiteMap.landingPage
    var tags = [
      ("property=\"og:type\"", isLanding ? "website" : "article"),
      ("property=\"og:site_name\"", contents.title),
      ("property=\"og:title\"", isLanding ? contents.title : title),
    ]
    if !description.isEmpty {
      tags += [("name=\"description\"", description), ("property=\"og:description\"", description)]
    }
    if let address = contents.publication.site {
      tags += [
        ("property=\"og:url\"", address + (isLanding ? "" : file)),
        ("property=\"og:image\"", "\(address)assets/preview.png"),
        ("property=\"og:image:alt\"", Self.pictureDescription),
      ]
    }
    tags.append(
      (
        "name=\"twitter:card\"",
        contents.publication.site == nil ? "summary" : "summary_large_image"
      ))
    return tags.map { "<meta \($0) content=\"\($1.escapedForHTML)\">\n" }.joined()
  }

  /// The alternative text of `Assets/preview.png`.
  private static let pictureDescription =
    "Two doors that count visitors. A tap on the one with a local variable runs no body. A tap on the one "
    + "with @State runs its body, and the lines that ran are lit."

  /// Returns the elements that load a style sheet and the script with the same name.
  private func assets(_ name: String) -> String {
    "<link rel=\"stylesheet\" href=\"\(root)assets/\(name).css\">\n" + script(name)
  }

  private func script(_ name: String) -> String {
    "<script src=\"\(root)assets/\(name).js\" defer></script>\n"
  }

  // MARK: The table of contents

  private var navigation: String {
    contents.groups.map { group in
      "<p class=\"group\">\(group.title.escapedForHTML)</p>\n<ol>\n"
        + group.entries.map(item).joined() + "</ol>\n"
    }.joined()
  }

  private func item(_ entry: Contents.Entry) -> String {
    let isKit = file.hasPrefix("kit/") && entry.file == "Kit.html"
    let current = entry.file == file || isKit ? " aria-current=\"\(isKit ? "true" : "page")\"" : ""
    let number = entry.number.map { "<span class=\"number\">\($0)</span> " } ?? ""
    let chapter = entry.number == nil ? "" : " data-chapter=\"\(entry.file.escapedForHTML)\""
    return "<li\(chapter)><a href=\"\(root)\(entry.file.escapedForHTML)\"\(current)>\(number)"
      + "<span class=\"title\">\(entry.title.escapedForHTML)</span></a></li>\n"
  }

  // MARK: The outline

  private var outlineItems: String {
    outline.filter { $0.level == 2 || $0.level == 3 }.map { heading in
      "<li class=\"level\(heading.level)\"><a href=\"#\(heading.anchor.escapedForAnchor)\">"
        + "\(heading.title.replacing("`", with: "").escapedForHTML)</a></li>\n"
    }.joined()
  }

  /// The outline next to the text.
  private var sideOutline: String {
    outlineItems.isEmpty
      ? ""
      : "<nav class=\"outline\" aria-label=\"On this page\">\n<p class=\"group\">On this page</p>\n"
        + "<ol>\n\(outlineItems)</ol>\n</nav>\n"
  }

  /// The outline above the text, for screens without room next to the text.
  private var shortOutline: String {
    outlineItems.isEmpty
      ? ""
      : "<details class=\"outline-short\"><summary>On this page</summary>\n"
        + "<ol>\n\(outlineItems)</ol>\n</details>\n"
  }

  // MARK: The next page

  private var neighbors: String {
    let entries = contents.entries
    guard let index = entries.firstIndex(where: { $0.file == file }) else { return "" }
    func link(_ entry: Contents.Entry?, _ relation: String, _ words: String) -> String {
      guard let entry else { return "" }
      let address = root + entry.file.escapedForHTML
      return "<a rel=\"\(relation)\" class=\"\(relation)\" href=\"\(address)\">"
        + "<span>\(words)</span> \(entry.fullTitle.escapedForHTML)</a>\n"
    }
    let previous = index > 0 ? entries[index - 1] : nil
    let next = index + 1 < entries.count ? entries[index + 1] : nil
    let mark =
      isChapter ? "<div class=\"mark\" data-chapter=\"\(file.escapedForHTML)\"></div>\n" : ""
    let editing =
      source.flatMap { source in
        contents.publication.sources.map {
          "<p class=\"edit\"><a href=\"\(($0 + source).escapedForHTML)\">Edit this page</a></p>\n"
        }
      } ?? ""
    return mark + editing + "<nav class=\"neighbors\" aria-label=\"Previous and next page\">\n"
      + link(previous, "prev", "Previous") + link(next, "next", "Next") + "</nav>\n"
  }

  private static let menuIcon =
    "<svg viewBox=\"0 0 20 20\" width=\"20\" height=\"20\" aria-hidden=\"true\">"
    + "<path d=\"M3 5h14M3 10h14M3 15h14\" stroke=\"currentColor\" stroke-width=\"1.6\" "
    + "stroke-linecap=\"round\"/></svg>"
}

extension Contents {
  /// The name of the book without a leading "The", for the header.
  var shortTitle: String {
    title.hasPrefix("The ") ? String(title.dropFirst(4)) : title
  }
}
