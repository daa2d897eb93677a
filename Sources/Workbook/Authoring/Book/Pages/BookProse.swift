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
    return ProseParagraph.all(in: text).compactMap { part -> String? in
      if part.isComment { return part.predictedListing.map(prediction) }
      if part.isFenced { return block(part) }
      let paragraph = part.text
      // DocC repeats the first paragraph in each link to the page, and headings are links
      // themselves.
      let isPlain = isAbstract || paragraph.hasPrefix("#") || paragraph.hasPrefix("|")
      if !paragraph.hasPrefix("#") { isAbstract = false }
      if paragraph.hasPrefix("## ") { isAboutApple = paragraph.contains("Apple") }
      return rewritten(
        paragraph, isPlain: isPlain, isAboutApple: isAboutApple, mentioned: &mentioned)
    }.joined(separator: "\n\n")
  }

  /// Returns an empty block for a listing to predict.
  private func prediction(_ listing: String) -> String {
    let fence = Fence(language: "text", content: .prediction(listing: listing))
    return "```\(fence.words)\n```"
  }

  /// Returns a fenced block whose opening line says what the block shows. If the block is a
  /// listing, its path moves from the code to that line.
  private func block(_ paragraph: ProseParagraph) -> String {
    guard let source = paragraph.source else { return paragraph.text }
    var lines = paragraph.text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    let language = lines.removeFirst().drop { $0 == "`" }
    if lines.first == "// \(source.path)" { lines.removeFirst() }
    let content: Fence.Content =
      switch source.kind {
      case .listing: .listing(path: source.path, name: source.name)
      case .complete: .question(isOrdering: false, path: source.path, name: source.name)
      case .order: .question(isOrdering: true, path: source.path, name: source.name)
      case .played: .played(path: source.path)
      case .story: .story(name: source.path)
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
