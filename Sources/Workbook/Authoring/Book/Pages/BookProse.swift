import WorkbookBook
import WorkbookCore

/// A rewriter that changes the paragraphs of a page but leaves fenced code alone.
struct BookProse {
  let page: String
  let links: BookLinks
  let kit: KitNames
  let chapters: [Chapter]

  /// Returns the prose between the title and the topics in its rewritten form.
  func rewritten(_ text: String) -> String {
    // Link only the first mention of each chapter and of each name in the kit.
    var mentioned: Set<String> = []
    var isAbstract = true
    var isAboutApple = false
    var source: String?
    return paragraphs(of: text).compactMap { paragraph -> String? in
      if paragraph.hasPrefix("<!--") {
        if let prediction = prediction(paragraph) { return prediction }
        source = paragraph
        return nil
      }
      defer { source = nil }
      if paragraph.hasPrefix("```") { return block(paragraph, source: source) }
      // DocC repeats the first paragraph in each link to the page, and headings are links
      // themselves.
      let isPlain = isAbstract || paragraph.hasPrefix("#") || paragraph.hasPrefix("|")
      if !paragraph.hasPrefix("#") { isAbstract = false }
      if paragraph.hasPrefix("## ") { isAboutApple = paragraph.contains("Apple") }
      return rewritten(
        paragraph, isPlain: isPlain, isAboutApple: isAboutApple, mentioned: &mentioned)
    }.joined(separator: "\n\n")
  }

  /// Splits text into paragraphs. A fenced block counts as one paragraph.
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

  /// Returns an empty block for a comment such as `<!-- predict: 01-ViewState/museum -->`, or `nil`
  /// for any other comment.
  private func prediction(_ comment: String) -> String? {
    guard let listing = Self.predictedListing(in: comment) else { return nil }
    let fence = Fence(language: "text", content: .prediction(listing: listing))
    return "```\(fence.words)\n```"
  }

  /// Returns the listing that a comment asks readers to predict, such as `01-ViewState/museum`.
  static func predictedListing(in comment: some StringProtocol) -> String? {
    String(comment).wholeMatch(of: #/<!-- predict: (\S+) -->/#).map { String($0.1) }
  }

  /// Returns a fenced block whose opening line says what the block shows. If the block is a
  /// listing, its path moves from the code to that line.
  private func block(_ paragraph: String, source: String?) -> String {
    let pattern = #/<!-- (listing|played|story|complete|order): (\S+) ?(.*) -->/#
    guard let mark = source?.wholeMatch(of: pattern) else { return paragraph }
    var lines = paragraph.split(separator: "\n", omittingEmptySubsequences: false)[...]
    let language = lines.removeFirst().drop { $0 == "`" }
    let content: Fence.Content
    if lines.first == "// \(mark.2)" { lines.removeFirst() }
    switch mark.1 {
    case "listing": content = .listing(path: String(mark.2), name: String(mark.3))
    case "complete", "order":
      content = .question(
        isOrdering: mark.1 == "order", path: String(mark.2), name: String(mark.3))
    case "played": content = .played(path: String(mark.2))
    default: content = .story(name: String(mark.2))
    }
    let fence = Fence(language: String(language), content: content)
    return (["```\(fence.words)"] + lines.map(String.init)).joined(separator: "\n")
  }

  private func rewritten(
    _ paragraph: String, isPlain: Bool, isAboutApple: Bool, mentioned: inout Set<String>
  ) -> String {
    var result = ""
    var rest = paragraph[...]
    // Matches a link, inline code, or a reference to a chapter.
    let pattern = #/(!?)\[((?:`[^`]*`|[^\]`])*)\]\(([^)\s]+)\)|`([^`]+)`|[Cc]hapter\s(\d+)/#
    while let match = rest.firstMatch(of: pattern) {
      result += rest[..<match.range.lowerBound]
      rest = rest[match.range.upperBound...]
      let (whole, linkText) = (String(match.0), match.2.map(String.init))
      if let linkText, let target = match.3 {
        let isImage = match.1 == "!"
        result += isImage ? whole : links.rewritten(text: linkText, target: String(target))
        mentioned.insert(BookLinks.symbolName(in: linkText))
      } else if isPlain {
        result += whole
      } else if let code = match.4 {
        // On other pages, and in sections about Apple, the name may refer to SwiftUI's type.
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
    let name = BookLinks.symbolName(in: code)
    guard kit.contains(name), mentioned.insert(name).inserted else { return nil }
    return "[`\(code)`](doc:/StateFlow/\(name))"
  }

  private func mention(
    ofChapter number: Int, as text: String, _ mentioned: inout Set<String>
  ) -> String? {
    guard let folder = chapters.first(where: { $0.number == number })?.folder,
      !page.hasSuffix("/\(folder).md"), mentioned.insert(folder).inserted
    else { return nil }
    return "[\(text)](doc:\(folder))"
  }
}
