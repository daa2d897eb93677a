import WorkbookCore

/// Rewrites the paragraphs of a page. Fenced code is left alone.
struct BookProse {
  let page: String
  let links: BookLinks
  let kit: KitNames
  let chapters: [Chapter]

  /// The prose between the title and the topics.
  func rewritten(_ text: String) -> String {
    // Each name of the kit, and each chapter, is linked where it is mentioned first.
    var mentioned: Set<String> = []
    var isAbstract = true
    var isAboutApple = false
    return paragraphs(of: text).map { paragraph in
      if paragraph.hasPrefix("```") || paragraph.hasPrefix("<!--") { return paragraph }
      // The first paragraph is also shown where others link to the page, and a heading is a link.
      let isPlain = isAbstract || paragraph.hasPrefix("#") || paragraph.hasPrefix("|")
      if !paragraph.hasPrefix("#") { isAbstract = false }
      if paragraph.hasPrefix("## ") { isAboutApple = paragraph.contains("Apple") }
      return rewritten(
        paragraph, isPlain: isPlain, isAboutApple: isAboutApple, mentioned: &mentioned)
    }.joined(separator: "\n\n")
  }

  /// The paragraphs, of which a fenced block with the comment before it is one.
  private func paragraphs(of text: String) -> [String] {
    var paragraphs: [String] = []
    var lines: [Substring] = []
    var isInFence = false
    func finish() {
      if !lines.isEmpty { paragraphs.append(lines.joined(separator: "\n")) }
      lines = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if !isInFence { finish() }
        lines.append(line)
        if isInFence { finish() }
        isInFence.toggle()
      } else if line.isEmpty, !isInFence {
        finish()
      } else {
        lines.append(line)
      }
    }
    finish()
    return paragraphs
  }

  private func rewritten(
    _ paragraph: String, isPlain: Bool, isAboutApple: Bool, mentioned: inout Set<String>
  ) -> String {
    var result = ""
    var rest = paragraph[...]
    // A link, a piece of code, or a chapter's number, whichever comes first.
    let pattern = #/(!?)\[((?:`[^`]*`|[^\]`])*)\]\(([^)\s]+)\)|`([^`]+)`|[Cc]hapter\s(\d+)/#
    while let match = rest.firstMatch(of: pattern) {
      result += rest[..<match.range.lowerBound]
      rest = rest[match.range.upperBound...]
      let (whole, words) = (String(match.0), match.2.map(String.init))
      if let words, let target = match.3 {
        let isImage = match.1 == "!"
        result += isImage ? whole : links.rewritten(words: words, target: String(target))
        mentioned.insert(BookLinks.bare(words))
      } else if isPlain {
        result += whole
      } else if let code = match.4 {
        // Elsewhere a name may be SwiftUI's, and not the kit's.
        let isOfKit = isChapter && !isAboutApple
        result += (isOfKit ? mention(ofName: String(code), &mentioned) : nil) ?? whole
      } else if let number = match.5.flatMap({ Int($0) }) {
        result += mention(ofChapter: number, as: whole, &mentioned) ?? whole
      }
    }
    return result + rest
  }

  private var isChapter: Bool { chapters.contains { $0.prosePath == page } }

  private func mention(ofName code: String, _ mentioned: inout Set<String>) -> String? {
    let name = BookLinks.bare(code)
    guard kit.contains(name), mentioned.insert(name).inserted else { return nil }
    return "[`\(code)`](doc:StateFlow/\(name))"
  }

  private func mention(
    ofChapter number: Int, as words: String, _ mentioned: inout Set<String>
  ) -> String? {
    guard let folder = chapters.first(where: { $0.number == number })?.folder,
      !page.hasSuffix("/\(folder).md"), mentioned.insert(folder).inserted
    else { return nil }
    return "[\(words)](doc:\(folder))"
  }
}
