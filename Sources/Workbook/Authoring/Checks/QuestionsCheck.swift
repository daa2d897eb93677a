import WorkbookCore

/// A check that readers find the answer to each question about lines, and the reason why each other
/// candidate is wrong.
///
/// The question's number stands in the paragraph above it, as in **Before you go on (3)**. The item with that
/// number in the chapter's list of answers begins with the letters of the answer and a colon. The list in it
/// has an item for each wrong candidate, which begins with the candidate's letter and a colon.
struct QuestionsCheck: StaticCheck {
  let name = "questions"
  let claim =
    "Each question about lines has an answer with the right letters, and a reason for each wrong line."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    workspace.prose.flatMap { path in
      workspace.lineQuestions(in: path).compactMap { found in
        problem(with: found, answers: Self.answers(in: workspace.text(path) ?? "")).map {
          Violation(path, line: found.line, $0, command: "grep -n -A99 '^## Answers' \(path)")
        }
      }
    }
  }

  private func problem(
    with found: FoundQuestion, answers: [Int: (letters: String, others: [String])]
  ) -> String? {
    let question = found.question
    let name = question.name
    if question.kind == .ordering, question.shuffled == question.lines {
      return "shows the lines of \(name) in the right order."
    }
    guard let number = found.number else {
      return "asks about \(name) without a number in the paragraph above."
    }
    guard let answer = answers[number] else {
      return "asks about \(name), but there is no answer \(number)."
    }
    guard answer.letters == question.answer else {
      return "answers question \(number), about \(name), with \(answer.letters) instead of "
        + "\(question.answer)."
    }
    let wrong =
      question.kind == .completion
      ? question.lines.dropFirst().map(question.letter).sorted() : []
    guard answer.others == wrong else {
      return
        "gives reasons against \(answer.others.isEmpty ? "none" : answer.others.inWords) in answer "
        + "\(number), about \(name), instead of \(wrong.inWords)."
    }
    return nil
  }

  /// Returns the letters at the beginning of each answer and of the items inside it.
  private static func answers(in text: String) -> [Int: (letters: String, others: [String])] {
    var answers: [Int: (letters: String, others: [String])] = [:]
    var isInList = false
    var number = 0
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") { isInList = line == "## Answers" }
      guard isInList else { continue }
      if let item = line.firstMatch(of: #/^(\d+)\. (?:([A-H](?:, [A-H])*):)?/#) {
        number = Int(item.1) ?? 0
        answers[number] = (String(item.2 ?? "no letter"), [])
      } else if let item = line.firstMatch(of: #/^ +- ([A-H]):/#) {
        answers[number]?.others.append(String(item.1))
      }
    }
    return answers
  }
}

/// A question about lines on a page.
struct FoundQuestion {
  let question: LineQuestion
  /// The line of the comment that names it, numbered from 1.
  let line: Int
  /// The number in the paragraph above.
  let number: Int?
  /// The path of the source, relative to the root of the package.
  let source: String
}

extension AuthoringWorkspace {
  /// Returns the questions about lines on a page. The check of listings reports those that can't be read.
  func lineQuestions(in path: String) -> [FoundQuestion] {
    var number: Int?
    return (text(path) ?? "").split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line -> FoundQuestion? in
        if let words = line.firstMatch(of: #/Before you go on \((\d+)\)/#) { number = Int(words.1) }
        guard line.hasPrefix("<!--"), let mark = line.wholeMatch(of: LineQuestion.mark),
          let kind = LineQuestion.Kind(rawValue: String(mark.1)),
          let source = text(String(mark.2)),
          let question = LineQuestion(kind, String(mark.3), in: source)
        else { return nil }
        defer { number = nil }
        return FoundQuestion(
          question: question, line: index + 1, number: number, source: String(mark.2))
      }
  }

  /// Returns the code of the listings that a question uses, which are in the chapter's file of listings.
  func codeUsed(by found: FoundQuestion) -> [String] {
    let path = found.source.replacing("Questions.swift", with: "Listings.swift")
    let source = text(path) ?? ""
    return found.question.uses.flatMap { name in
      (Listings.listing(name, from: path, in: source) ?? []).dropFirst().map(String.init)
    }
  }
}
