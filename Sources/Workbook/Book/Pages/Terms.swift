import Foundation

/// The words that readers can look up without leaving the page: the terms in the glossary, or the
/// numbers of the kit's statements.
struct Terms {
  struct Term: Equatable {
    let name: String
    let definition: String
    let file: String
    let anchor: String
  }

  /// The terms, keyed by their names in lowercase.
  private var terms: [String: Term] = [:]
  /// The number of words in the longest name.
  private var longest = 0

  init(_ terms: [Term] = []) {
    for term in terms {
      self.terms[term.name.lowercased()] = term
      longest = max(longest, term.name.count { $0 == " " } + 1)
    }
  }

  /// Returns the first term in a string. If two terms start at the same position, returns the
  /// longer one.
  ///
  /// - Parameter isWanted: A closure that returns whether to consider a term.
  func first(
    in text: Substring, where isWanted: (Term) -> Bool
  ) -> (range: Range<Substring.Index>, term: Term)? {
    guard longest > 0 else { return nil }
    var words: [Range<Substring.Index>] = []
    var index = text.startIndex
    while let start = text[index...].firstIndex(where: Self.isPartOfWord) {
      let end = text[start...].firstIndex { !Self.isPartOfWord($0) } ?? text.endIndex
      words.append(start..<end)
      index = end
    }
    for first in words.indices {
      for last in (first..<min(first + longest, words.count)).reversed() {
        let range = words[first].lowerBound..<words[last].upperBound
        let name = text[range].lowercased()
        let plural = [name, String(name.dropLast()), String(name.dropLast(2))]
        let names = plural.prefix(name.hasSuffix("es") ? 3 : name.hasSuffix("s") ? 2 : 1)
        if let term = names.lazy.compactMap({ terms[$0] }).first, isWanted(term) {
          return (range, term)
        }
      }
    }
    return nil
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-_@".contains(character)
  }

  /// Returns the terms in the glossary, which come from the rows of its table. Each row starts with
  /// the term and its meaning.
  static func glossary(_ page: RenderPage, file: String) -> [Term] {
    glossary(page.content, file: file)
  }

  static func glossary(_ content: [RenderBlock], file: String) -> [Term] {
    content.flatMap { block -> [Term] in
      guard case .table(let rows) = block else { return [] }
      return rows.compactMap { row in
        guard row.count > 1, let name = name(in: row[0]) else { return nil }
        return Term(
          name: name, definition: row[1].plainText.definition, file: file, anchor: anchor(of: name))
      }
    }
  }

  /// Returns the term that a cell of the glossary's table defines, which is in bold.
  static func name(in cell: [RenderBlock]) -> String? {
    guard case .paragraph(let words)? = cell.first, case .strong(let name)? = words.first
    else { return nil }
    return name.plainText
  }

  /// Returns the kit's statements, which come from the sections of their page. The titles are the
  /// numbers.
  static func statements(_ page: RenderPage, file: String) -> [Term] {
    var terms: [Term] = []
    var heading: (text: String, anchor: String)?
    for block in page.content {
      if case .heading(3, let text, let anchor) = block { heading = (text, anchor) }
      if case .unorderedList(let items) = block, let named = heading {
        let first = items.first?.plainText ?? ""
        let others = items.count - 1
        terms.append(
          Term(
            name: named.text, definition: others > 0 ? "\(first) And \(others) more." : first,
            file: file, anchor: named.anchor))
        heading = nil
      }
    }
    return terms
  }

  /// Returns the anchor of a term's row in the glossary.
  static func anchor(of name: String) -> String {
    "term-" + name.lowercased().replacing(" ", with: "-")
  }
}

extension String {
  /// The definition, without the reference to the chapter at the end.
  fileprivate var definition: String {
    let trimmed = trimmingCharacters(in: .whitespacesAndNewlines)
    let words = trimmed.replacing(#/ ?Chapter \d+\.$/#, with: "")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
