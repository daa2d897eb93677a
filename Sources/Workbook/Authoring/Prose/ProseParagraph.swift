/// A paragraph of a page. A fenced block counts as one paragraph, and so does a standalone comment.
struct ProseParagraph: Equatable {
  let text: String
  /// The line on which the paragraph begins, numbered from 1.
  let line: Int
  /// The source of a fenced block, which the comment directly above the block names.
  var source: BlockSource?

  /// Whether the paragraph is a fenced block.
  var isFenced: Bool { text.hasPrefix("```") }

  /// Whether the paragraph begins with a comment, so that the book doesn't show its text.
  var isComment: Bool { text.hasPrefix("<!--") }

  /// The listing that a comment asks readers to predict, such as `01-ViewState/museum`. The book shows the
  /// listing in the comment's place.
  var predictedListing: String? { Self.predictedListing(in: text) }

  /// Returns the listing that a comment such as `<!-- predict: 01-ViewState/museum -->` names.
  static func predictedListing(in comment: some StringProtocol) -> String? {
    String(comment).wholeMatch(of: #/<!-- predict: (\S+) -->/#).map { String($0.1) }
  }

  /// Splits the text of a page into paragraphs.
  static func all(in text: String) -> [ProseParagraph] {
    var paragraphs: [ProseParagraph] = []
    var lines: [Substring] = []
    var isInFence = false
    var source: BlockSource?
    func finish(before number: Int) {
      guard !lines.isEmpty else { return }
      var paragraph = ProseParagraph(
        text: lines.joined(separator: "\n"), line: number - lines.count)
      if paragraph.isFenced { paragraph.source = source }
      source =
        paragraph.isComment ? BlockSource(comment: paragraph.text, line: paragraph.line) : nil
      paragraphs.append(paragraph)
      lines = []
    }
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in zip(1..., all) {
      if line.hasPrefix("```") {
        if !isInFence { finish(before: number) }
        lines.append(line)
        if isInFence { finish(before: number + 1) }
        isInFence.toggle()
      } else if line.isEmpty, !isInFence {
        finish(before: number)
      } else {
        lines.append(line)
      }
    }
    finish(before: all.count + 1)
    return paragraphs
  }
}

/// The source of a fenced block, as in `<!-- listing: Tests/01-ViewState/ViewStateListings.swift door -->`.
struct BlockSource: Equatable {
  enum Kind: String {
    case listing, played, story
    case complete, order
  }

  let kind: Kind
  /// The path of the source, relative to the root of the package, or the name of a story.
  let path: String
  /// The name of the block in its source. Empty for a story.
  let name: String
  /// The line of the comment, numbered from 1.
  let line: Int

  /// Reads a comment. The result is `nil` if the comment doesn't name a source.
  init?(comment: some StringProtocol, line: Int) {
    guard comment.hasPrefix("<!--"),
      let mark = String(comment).wholeMatch(
        of: #/<!-- (listing|played|story|complete|order): (\S+) ?(.*) -->/#),
      let kind = Kind(rawValue: String(mark.1))
    else { return nil }
    self.kind = kind
    path = String(mark.2)
    name = String(mark.3)
    self.line = line
  }

  /// The kind of question, if the block is a question about lines.
  var question: LineQuestion.Kind? { LineQuestion.Kind(rawValue: kind.rawValue) }
}
