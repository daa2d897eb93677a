import WorkbookCore

/// A check that the book shows each question about lines, and that readers find its answer and the reason why
/// every other candidate is wrong.
///
/// The paragraph directly above a question begins with its number, as in **Before you go on (3)**. In the
/// chapter's list of answers, the item with that number begins with the letters of the answer and a colon. A
/// list inside this item has an item for each wrong candidate, which begins with the candidate's letter and a
/// colon.
struct QuestionsCheck: StaticCheck {
  let name = "questions"
  let claim =
    "The book shows each question about lines, with an answer that has the right letters and a reason for each "
    + "wrong line."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    workspace.prose.flatMap { path in
      let questions = workspace.lineQuestions(in: path)
      let answers = Self.answers(in: workspace.text(path) ?? "")
      return workspace.strayQuestionComments(in: path).map {
        Violation(
          path, line: $0,
          "has a comment for a question that the book doesn't show. Put the comment directly above the "
            + "question's block, with a blank line above the comment.",
          command: "sed -n \($0)p \(path)")
      }
        + questions.compactMap { found in
          problem(with: found, answers: answers).map {
            Violation(path, line: found.line, $0, command: "grep -n -A99 '^## Answers' \(path)")
          }
        } + questions.flatMap { Self.unknownUses(of: $0, in: workspace) }
    }
  }

  /// Returns a violation for each name after `// uses:` that isn't a listing of the chapter.
  private static func unknownUses(
    of found: FoundQuestion, in workspace: AuthoringWorkspace
  ) -> [Violation] {
    let names = workspace.text(found.listingsPath).map(Listings.names) ?? []
    let known =
      names.isEmpty ? "It has no listings." : "Its listings are: \(names.inWords)."
    return found.question.uses.filter { !names.contains($0.name) }.map {
      Violation(
        found.source, line: $0.line,
        "uses \($0.name), but that isn't the name of a listing in the chapter. \(known)",
        command: "grep -n '^// listing:' \(found.listingsPath)")
    }
  }

  private func problem(
    with found: FoundQuestion, answers: Answers
  ) -> String? {
    let question = found.question
    let name = question.name
    if question.kind == .ordering, question.shuffled == question.lines {
      return "shows the lines of \(name) in the right order."
    }
    guard let number = found.number else {
      return "asks about \(name), but the paragraph above doesn't begin with "
        + "\"**Before you go on (1)\" or another number."
    }
    guard let answer = answers.items[number] else {
      let problem =
        number > answers.count
        ? "the list has only \(answers.count.counted("answer")). The book numbers answers by position."
        : "the answer in this position has another number. The book numbers answers by position, so an "
          + "answer whose number differs from its position isn't found."
      return "asks question \(number), about \(name), but \(problem)"
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

  /// A chapter's list of answers.
  private struct Answers {
    /// The number of answers in the list.
    var count = 0
    /// The letters at the beginning of each answer and of the items inside it, by the answer's number.
    var items: [Int: (letters: String, others: [String])] = [:]
  }

  /// Returns the answers of a chapter. The book numbers answers by position, so an answer whose number differs
  /// from its position isn't found.
  private static func answers(in text: String) -> Answers {
    var answers = Answers()
    var isInList = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") { isInList = line == "## Answers" }
      guard isInList else { continue }
      if let item = line.firstMatch(of: #/^(\d+)\. (?:([A-H](?:, [A-H])*):)?/#) {
        answers.count += 1
        guard Int(item.1) == answers.count else { continue }
        answers.items[answers.count] = (String(item.2 ?? "no letter"), [])
      } else if let item = line.firstMatch(of: #/^ +- ([A-H]):/#) {
        answers.items[answers.count]?.others.append(String(item.1))
      }
    }
    return answers
  }
}
