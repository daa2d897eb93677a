import WorkbookCommandLine
import WorkbookCore
import WorkbookPractice
import WorkbookStudent

/// The text of a practice session, for a console of any width.
struct PracticePage {
  let console: Console

  /// Returns the lines that show a program.
  func program(_ scenario: Scenario) -> [String] {
    let code = HighlightedCode(console: console)
    let lines = scenario.source.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let digits = String(lines.count).count
    return lines.enumerated().map { index, line in
      let number = String(index + 1)
      let gutter = String(repeating: " ", count: digits - number.count) + number
      return line.isEmpty
        ? console.styled(gutter, .dim)
        : console.styled(gutter, .dim) + "  " + code.line(String(line))
    }
  }

  /// Returns the lines that show the screen before an event.
  func screen(_ outline: String) -> [String] {
    ["", console.styled("On screen:", .bold)] + outline.split(separator: "\n").map(String.init)
  }

  /// Returns the question about an event.
  func question(_ question: Question) -> [String] {
    [""] + console.wrapped("You tap \"\(question.tap)\". \(question.text)") + [""]
  }

  /// Returns the choices of the parts of a question.
  ///
  /// - Parameter chosen: The index of the chosen fate of each part.
  func parts(_ parts: [Question.Part], chosen: [Int]) -> [String] {
    let width = parts.map { name(of: $0).count }.max() ?? 0
    return parts.enumerated().map { index, part in
      let name = name(of: part)
      let fate = part.choices[chosen[index]]
      let words = fate.words(of: part.count)
      let style: TextStyle = fate.runs > 0 ? .green : fate.skips > 0 ? .yellow : .dim
      return "  \(index + 1)  \(name)" + String(repeating: " ", count: width - name.count + 2)
        + console.styled(words, style)
    }
  }

  /// The keys for the choices.
  var partKeys: [String] {
    console.wrapped(
      "Press a line's number to change it, Return to answer, ? for help, or q to quit."
    )
    .map { console.styled($0, .dim) }
  }

  /// Returns the question about a reason.
  func why(_ why: Question.Why) -> [String] {
    [""] + console.wrapped(why.question) + [""]
      + why.choices.enumerated().flatMap { index, choice in
        item("  \(index + 1)  ", choice)
      }
      + console.wrapped("Press the number of the reason, or q to quit.")
      .map { console.styled($0, .dim) }
  }

  /// Returns the verdict on the bodies that a student chose.
  func result(_ parts: [Question.Part], chosen: [Fate]) -> [String] {
    let wrong = zip(parts, chosen).filter { $0.answer != $1 }.flatMap { part, fate in
      item(
        "✗ ", in: .red,
        "\(part.view): you said \"\(fate.words(of: part.count))\", but the answer is "
          + "\"\(part.answer.words(of: part.count))\".")
    }
    return [""] + (wrong.isEmpty ? [console.styled("✓ All bodies are right.", .green)] : wrong)
  }

  /// Returns the verdict on a reason.
  func result(_ why: Question.Why, chosen: Int) -> [String] {
    [""]
      + (chosen == why.answer
        ? [console.styled("✓ That's the reason.", .green)]
        : item("✗ ", in: .red, "\(why.view): the right reason is \"\(why.choices[why.answer])\""))
  }

  /// Returns the story of an event, and the lines that ran.
  func story(of question: Question, _ update: RecordedUpdate, in scenario: Scenario) -> [String] {
    var lines = [""] + update.storyWithLines.split(separator: "\n").map(String.init)
    let ran = question.parts.filter { $0.answer.runs > 0 }.compactMap { part in
      scenario.bodyLines(of: part.view).map { range in
        range.count == 1
          ? "\(range.lowerBound) (\(part.view))"
          : "\(range.lowerBound)–\(range.upperBound) (\(part.view))"
      }
    }
    if !ran.isEmpty { lines += console.wrapped("Lines that ran: \(ran.joined(separator: ", "))") }
    return lines
  }

  /// Returns a rule with a command that shows the section that teaches it.
  func rule(_ topic: Topic) -> [String] {
    [""] + console.wrapped(topic.rule)
      + console.wrapped("See “\(topic.section.title)” in chapter \(topic.chapter):")
      + ["  " + console.styled("\(Session.call) read \(topic.chapter)", .cyan)]
  }

  /// The explanation of the choices.
  var help: [String] {
    [""]
      + console.wrapped(
        "A body runs if its view is new, if the view's inputs change, or if a value that it depends "
          + "on changes. A view is skipped if its parent's body runs but its own doesn't need to. "
          + "Otherwise, the update doesn't reach it.")
      + console.wrapped(
        "Press a line's number until the line shows your prediction. Then press Return.")
  }

  /// Returns a table of a student's results.
  func table(_ record: PracticeRecord, isDue: (Topic) -> Bool, days: (Topic) -> Int) -> [String] {
    let width = Topic.allCases.map(\.rawValue.count).max() ?? 0
    return Topic.allCases.map { topic in
      let name = topic.rawValue + String(repeating: " ", count: width - topic.rawValue.count + 2)
      guard let entry = record[topic] else { return name + console.styled("not practiced", .dim) }
      let when =
        isDue(topic)
        ? console.styled("due", .yellow)
        : "due in \(days(topic)) \(days(topic) == 1 ? "day" : "days")"
      return name + "\(entry.right) of \(entry.asked) right, " + when
    }
  }

  private func name(of part: Question.Part) -> String {
    part.count > 1 ? "\(part.view) ×\(part.count)" : part.view
  }

  /// Returns a text with a mark in front of its first line. The other lines are indented by as much.
  private func item(_ mark: String, in style: TextStyle? = nil, _ text: String) -> [String] {
    let indent = String(repeating: " ", count: mark.count)
    return console.wrapped(text, indent: indent).enumerated().map { index, line in
      guard index == 0 else { return line }
      return (style.map { console.styled(mark, $0) } ?? mark) + line.dropFirst(mark.count)
    }
  }
}
