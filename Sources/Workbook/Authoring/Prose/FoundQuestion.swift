/// A question about lines on a page.
struct FoundQuestion {
  let question: LineQuestion
  /// The line of the comment that names it, numbered from 1.
  let line: Int
  /// The number in the paragraph directly above.
  let number: Int?
  /// The path of the source, relative to the root of the package.
  let source: String

  /// The path of the chapter's listings file.
  var listingsPath: String { source.replacing("Questions.swift", with: "Listings.swift") }
}

extension AuthoringWorkspace {
  /// Returns the questions about lines that the book shows on a page. The check of listings reports questions
  /// that can't be read.
  func lineQuestions(in path: String) -> [FoundQuestion] {
    var above: ProseParagraph?
    return ProseParagraph.all(in: text(path) ?? "")
      .filter { !$0.isComment || $0.predictedListing != nil }
      .compactMap { paragraph -> FoundQuestion? in
        defer { above = paragraph }
        guard let source = paragraph.source, let kind = source.question,
          let question = text(source.path).flatMap({ LineQuestion(kind, source.name, in: $0) })
        else { return nil }
        let number = above?.text.prefixMatch(of: #/\*\*Before you go on \((\d+)\)/#)
        return FoundQuestion(
          question: question, line: source.line, number: number.flatMap { Int($0.1) },
          source: source.path)
      }
  }

  /// Returns the line numbers of question comments that aren't directly above a block. The book shows at most
  /// a plain block for them.
  func strayQuestionComments(in path: String) -> [Int] {
    let paragraphs = ProseParagraph.all(in: text(path) ?? "")
    let found = Set(paragraphs.compactMap(\.source?.line))
    return paragraphs.filter { !$0.isFenced }.flatMap { paragraph in
      let lines = paragraph.text.split(separator: "\n", omittingEmptySubsequences: false)
      return zip(paragraph.line..., lines)
        .filter { $1.hasPrefix("<!-- complete:") || $1.hasPrefix("<!-- order:") }
        .map(\.0).filter { !found.contains($0) }
    }
  }

  /// Returns the code of the listings that a question uses.
  func codeUsed(by found: FoundQuestion) -> [String] {
    let source = text(found.listingsPath) ?? ""
    return found.question.uses.flatMap { use in
      (Listings.listing(use.name, from: found.listingsPath, in: source) ?? []).dropFirst()
        .map(String.init)
    }
  }
}
