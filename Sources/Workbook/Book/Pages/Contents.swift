/// The addresses of the site and of its sources, each of which ends with a slash.
package struct Publication: Sendable {
  /// The address that the site is published at, if it's known.
  package var site: String?
  /// The address below which the Markdown files of `Chapters` can be edited, if it's known.
  package var sources: String?

  /// Creates addresses.
  package init(site: String? = nil, sources: String? = nil) {
    self.site = site
    self.sources = sources
  }
}

/// The site's table of contents, which comes from the landing page.
struct Contents {
  /// A page in the table of contents.
  struct Entry {
    /// The number, if the page is a chapter.
    let number: String?
    let title: String
    let file: String

    /// The title with the number.
    var fullTitle: String { number.map { "\($0) \(title)" } ?? title }
  }

  struct Group {
    let title: String
    let entries: [Entry]
  }

  let groups: [Group]
  /// The name of the book.
  let title: String
  let publication: Publication

  /// Reads the table of contents from the landing page.
  init(landing: RenderPage, map: SiteMap, publication: Publication = Publication()) {
    title = landing.title
    self.publication = publication
    groups = (landing.topicSections ?? []).map { section in
      Group(
        title: section.title ?? "",
        entries: section.identifiers.compactMap { identifier in
          guard let reference = landing.references[identifier],
            let file = reference.url.flatMap(map.target)?.file
          else { return nil }
          let (number, title) = Self.split(reference.title ?? "")
          return Entry(number: number, title: title, file: file)
        })
    }
  }

  /// All pages in reading order, starting with the landing page.
  var entries: [Entry] {
    [Entry(number: nil, title: title, file: SiteMap.landingPage)] + groups.flatMap(\.entries)
  }

  /// Returns whether a page is for instructors or authors, or lists what the kit promises them.
  func isGuide(_ file: String) -> Bool {
    file == "Statements.html"
      || groups.contains { $0.title == "Guides" && $0.entries.contains { $0.file == file } }
  }

  /// Splits the title of a chapter, such as `1 View state`, into its number and its text.
  static func split(_ title: String) -> (number: String?, title: String) {
    let number = title.prefix { $0.isNumber }
    guard !number.isEmpty, title.dropFirst(number.count).first == " " else { return (nil, title) }
    return (String(number), String(title.dropFirst(number.count + 1)))
  }
}
