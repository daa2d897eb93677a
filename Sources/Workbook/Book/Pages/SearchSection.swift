import Foundation

/// A part of a page that a search can find.
struct SearchSection: Codable, Equatable {
  /// The address, relative to the site's folder.
  let address: String
  /// The title of the page.
  let page: String
  /// The heading of the section, which is empty for the first section on a page.
  let heading: String
  let text: String
  /// Whether the page is for instructors or authors, so that it ranks below the others.
  var isGuide = false

  /// Splits the text of a page at its headings, or at the terms of the glossary.
  ///
  /// - Parameter outline: The headings as they were written, with their anchors.
  static func sections(
    of page: RenderPage, title: String, file: String,
    outline: [(level: Int, title: String, anchor: String)]
  ) -> [SearchSection] {
    // In the glossary, each term is a section of its own.
    if file == "Glossary.html" {
      let abstract = SearchSection(
        address: file, page: title, heading: "", text: page.abstract?.plainText ?? "")
      return [abstract]
        + Terms.glossary(page.content, file: file).map {
          SearchSection(
            address: "\(file)#\($0.anchor.escapedForAnchor)", page: title, heading: $0.name,
            text: $0.definition)
        }
    }
    var sections: [SearchSection] = []
    var address = file
    var heading = ""
    var text: [RenderBlock] = [.paragraph(page.abstract ?? [])]
    var headings = outline[...]
    func finish() {
      let words = text.plainText.replacing(#/\s+/#, with: " ")
      sections.append(SearchSection(address: address, page: title, heading: heading, text: words))
      text = []
    }
    for block in page.content {
      if case .heading(_, let title, _) = block {
        finish()
        heading = title
        address = "\(file)#\((headings.popFirst()?.anchor ?? "").escapedForAnchor)"
      } else {
        text.append(block)
      }
    }
    finish()
    sections += page.content.flatMap(\.exercises).map { exercise in
      SearchSection(
        address: "\(file)#\(exercise.anchor)", page: title, heading: exercise.name,
        text: exercise.lines.joined(separator: " "))
    }
    return sections.filter { !$0.text.isEmpty || !$0.heading.isEmpty }
  }

  /// Returns the index as a script. A page with a `file:` URL can't load other data.
  static func script(_ sections: [SearchSection], name: String) throws -> String {
    let rows = sections.map {
      [$0.address, $0.page, $0.heading, $0.text] + ($0.isGuide ? ["guide"] : [])
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let json = String(decoding: try encoder.encode(rows), as: UTF8.self)
    return "(window.searchIndex = window.searchIndex || {})[\"\(name)\"] = \(json);\n"
  }
}
