import WorkbookCommandLine
import WorkbookCore
import WorkbookPractice

/// The file `feedback.md` of a student who took an exam.
///
/// For each program and event, it says what the student predicted, what happens, and which rule explains
/// it.
struct ExamFeedback {
  let row: Gradebook.Row
  let exam: Exam
  let result: ExamResult?
  /// The student's programs, if the file was marked.
  let paper: ExamPaper?

  /// The text of the file.
  var text: String {
    var parts = [
      "# Feedback for \(Feedback.escaped(PlainText.oneLine(row.title)))",
      "**\(row.total.points) of \(row.maximum.points) points**\(counts)",
    ]
    var remarks = row.remarks
    if let result, result.isRefused, let problem = result.problemForStudent ?? result.problem {
      remarks.insert(problem, at: 0)
    }
    if !remarks.isEmpty {
      parts.append(remarks.map { "- \(Feedback.escaped($0))" }.joined(separator: "\n"))
    }
    if row.submission == nil { parts.append("You haven't submitted anything.") }
    if let result, let paper, !result.questions.isEmpty {
      parts.append(byRule(result))
      for index in exam.questions.indices { parts += question(index, result, paper) }
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var counts: String {
    guard let events = result?.questions.joined(), !events.isEmpty else { return "." }
    let right = events.count { $0.outcome == .right }
    return
      "; you predicted \(right) of \(events.count) events correctly. An event earns points only if the "
      + "whole prediction is correct."
  }

  private func byRule(_ result: ExamResult) -> String {
    let rows = Topic.allCases.filter(exam.questions.contains).map { topic in
      let questions = exam.questions.indices.filter { exam.questions[$0] == topic }
      let events = questions.flatMap { result.questions[$0] }
      let marks = questions.map { row.marks[$0] }
      return "| \(Feedback.escaped(topic.title)) | \(events.count { $0.outcome == .right }) of "
        + "\(events.count) | \(marks.map(\.earned).sumOfPoints.points) of "
        + "\(marks.map(\.maximum).sumOfPoints.points) |"
    }
    return (["| Rule | Correct events | Points |", "| --- | --- | --- |"] + rows)
      .joined(separator: "\n")
  }

  private func question(_ index: Int, _ result: ExamResult, _ paper: ExamPaper) -> [String] {
    let scenario = paper.scenarios[index]
    let mark = row.marks[index]
    return [
      "## Program \(index + 1): \(Feedback.escaped(scenario.topic.title)) "
        + "(\(mark.earned.points) of \(mark.maximum.points) points)",
      Feedback.fenced(scenario.program.source.trimmedAtEnd),
    ]
      + zip(scenario.questions, result.questions[index]).enumerated().flatMap { event, both in
        self.event(
          "\(index + 1).\(event + 1)", both.0, both.1, scenario.predictions[event + 1], scenario)
      }
  }

  private func event(
    _ label: String, _ question: Question, _ answer: ExamResult.Event, _ update: ProgramUpdate,
    _ scenario: Scenario
  ) -> [String] {
    var parts = [
      "**\(label) You tap “\(Feedback.escaped(question.tap))”: \(answer.outcome.words).** "
        + "What happens: \(Self.names(update.runs.map(\.view), update.skips))."
    ]
    if answer.outcome == .right { return parts }
    if answer.outcome == .wrong {
      parts.append("You predicted: \(Self.names(answer.runs, answer.skips)).")
    }
    if !answer.unknownNames.isEmpty {
      parts.append(
        "The program has no view called "
          + "\(answer.unknownNames.map(Feedback.escaped).joined(separator: ", ")).")
    }
    let reasons = question.parts.compactMap { part -> String? in
      let sentences =
        (update.reasons[part.view] ?? []).map(\.sentence).sorted()
        + [update.taskReasons[part.view]].compactMap { $0?.sentence }
      guard !sentences.isEmpty else { return nil }
      return "- \(part.view)\(part.count > 1 ? ":" : "") \(part.answer.words(of: part.count)). "
        + sentences.map(Feedback.escaped).joined(separator: " ")
    }
    if !reasons.isEmpty { parts.append(reasons.joined(separator: "\n")) }
    let topic = scenario.rule(for: question)
    parts.append(
      "The rule: \(Feedback.escaped(topic.rule)) See “\(Feedback.escaped(topic.section.title))”: "
        + "`\(Session.call) read \(topic.chapter)`.")
    return parts
  }

  /// Returns the bodies that run and those that are skipped, in words.
  private static func names(_ runs: [String], _ skips: [String]) -> String {
    let parts = [(runs, "run", "runs"), (skips, "are skipped", "is skipped")]
      .filter { !$0.0.isEmpty }
      .map { names, several, one in
        "\(names.sorted().map(Feedback.escaped).joined(separator: ", ")) "
          + (names.count == 1 ? one : several)
      }
    return parts.isEmpty ? "no body runs or is skipped" : parts.joined(separator: "; ")
  }
}

extension ExamResult.Event.Outcome {
  fileprivate var words: String {
    switch self {
    case .right: "correct"
    case .wrong: "incorrect"
    case .unanswered: "not answered"
    }
  }
}
