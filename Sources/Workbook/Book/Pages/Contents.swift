/// The table of contents of the site, as the first page lists it.
struct Contents {
  /// A page in the table of contents.
  struct Entry {
    /// The number of a chapter.
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

  /// Reads the table of contents from the first page.
  init(landing: RenderPage, map: SiteMap) {
    title = landing.title
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

  /// All pages in reading order, beginning with the first.
  var entries: [Entry] {
    [Entry(number: nil, title: title, file: SiteMap.landingPage)] + groups.flatMap(\.entries)
  }

  /// Splits a chapter's title: `1 View state`.
  static func split(_ title: String) -> (number: String?, title: String) {
    let number = title.prefix { $0.isNumber }
    guard !number.isEmpty, title.dropFirst(number.count).first == " " else { return (nil, title) }
    return (String(number), String(title.dropFirst(number.count + 1)))
  }
}
