import Foundation
import WorkbookCore
import WorkbookPractice

/// The data with which the script of the practice page asks about a program.
struct PracticeProgram: Encodable {
  /// An element on screen, in the form in which recordings of listings describe it.
  struct Node: Encodable, Equatable {
    let role: String
    let text: String
    var isOn: Bool?
    /// The number of the action that a tap performs. Only the control that triggers the event has
    /// an action.
    var act: Int?
  }

  /// A view type, and what can happen to its bodies.
  struct Part: Encodable {
    let view: String
    let count: Int
    let choices: [String]
    /// The index of the correct choice.
    let answer: Int
    /// The lines to light: those of the body, if it runs.
    let lines: [Int]
  }

  struct Why: Encodable {
    let question: String
    let choices: [String]
    let answer: Int
  }

  struct Event: Encodable {
    let tap: String
    let question: String
    let screen: [Node]
    let parts: [Part]
    let why: Why?
    let story: String
    let written: [Int]
    /// The name of the rule to read again after a wrong answer.
    let rule: String
  }

  let topic: String
  let events: [Event]
  /// The screen after the last event.
  let end: [Node]

  init(_ recorded: RecordedProgram) {
    let scenario = recorded.scenario
    topic = recorded.topic.rawValue
    events = zip(scenario.questions, recorded.updates.indices.dropLast()).map { question, index in
      let update = recorded.updates[index + 1]
      return Event(
        tap: question.tap, question: question.text,
        screen: Self.nodes(recorded.updates[index].outline, tapping: question.tap),
        parts: question.parts.map { Part($0, in: scenario) },
        why: question.why.map {
          Why(
            question: $0.question.typographic, choices: $0.choices.map(\.typographic),
            answer: $0.answer)
        },
        story: update.story, written: update.writtenLines,
        rule: scenario.rule(for: question).rawValue)
    }
    end = recorded.updates.last.map { Self.nodes($0.outline) } ?? []
  }

  /// The program as JSON for a script in a page.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// Reads the elements from the outline of a screen.
  ///
  /// - Parameter title: The title of the control that the event taps, or `nil` if there is none.
  static func nodes(_ outline: String, tapping title: String? = nil) -> [Node] {
    outline.split(separator: "\n").map { line in
      guard let match = line.wholeMatch(of: /\s*(\w+) "(.*)"(?: = (\w+))?/) else {
        return Node(role: "text", text: line.trimmingCharacters(in: .whitespaces))
      }
      var node = Node(role: String(match.1), text: String(match.2))
      if node.role == "toggle" { node.isOn = match.3 == "on" }
      if node.role != "text", node.text == title { node.act = 0 }
      return node
    }
  }
}

extension PracticeProgram.Part {
  init(_ part: Question.Part, in scenario: Scenario) {
    view = part.view
    count = part.count
    choices = part.choices.map { $0.words(of: part.count).typographic }
    answer = part.choices.firstIndex(of: part.answer) ?? 0
    lines = part.answer.runs > 0 ? scenario.bodyLines(of: part.view).map(Array.init) ?? [] : []
  }
}
