import WorkbookCore

/// A question about one event, including the task that it starts: which bodies run, which are skipped, and, for one of the views, why.
package struct Question: Sendable {
  /// A view type, and the possible fates of its bodies.
  package struct Part: Sendable {
    package let view: String
    /// The number of views of the type.
    package let count: Int
    package let choices: [Fate]
    package let answer: Fate
  }

  /// A question about the reason for a view's fate.
  package struct Why: Sendable {
    package let view: String
    package let question: String
    package let choices: [String]
    /// The index of the correct choice.
    package let answer: Int
  }

  /// The title of the control that is tapped.
  package let tap: String
  /// The question about the bodies.
  package let text: String
  /// The view types that are on screen after the event, in the order of their declarations.
  package let parts: [Part]
  /// The question about a reason, if there is one with a single right answer.
  package let why: Why?
  /// The rules that decide what happens.
  package let topics: Set<Topic>

  init(tap: String, in program: Program, _ update: ProgramUpdate, _ dice: inout Dice) {
    self.tap = tap
    text =
      program.hasTask
      ? "Which bodies run, and which are skipped, until all tasks have ended?"
      : "Which bodies run, and which are skipped?"
    topics = update.topics
    parts = program.views.compactMap { view in
      guard let count = update.counts[view.name] else { return nil }
      return Part(
        view: view.name, count: count, answer: update.fate(of: view.name),
        updateLimit: program.hasTask ? 2 : 1)
    }
    why = Why(for: parts, of: program, update, &dice)
  }
}

extension Question.Part {
  fileprivate init(view: String, count: Int, answer: Fate, updateLimit: Int) {
    self.view = view
    self.count = count
    self.answer = answer
    var choices = [Fate(), Fate(skips: count), Fate(runs: count)]
    if updateLimit > 1 { choices += [Fate(runs: 2), Fate(skips: 2), Fate(runs: 1, skips: 1)] }
    if count > 1 { choices += [Fate(runs: 1), Fate(runs: 1, skips: count - 1)] }
    if !choices.contains(answer) { choices.append(answer) }
    self.choices = choices
  }
}

extension Scenario {
  /// The questions about the events.
  package var questions: [Question] {
    var dice = Dice(seed: seed, for: "questions \(topic.rawValue) \(level)")
    return zip(taps, predictions.dropFirst()).map { tap, update in
      Question(tap: tap, in: program, update, &dice)
    }
  }
}

extension Scenario {
  /// Returns the rule to read again after a wrong answer: the program's topic if it decides the event, or
  /// else the first rule in the book that does.
  ///
  /// If none of them decides it, the rule is the one about predicting any update.
  package func rule(for question: Question) -> Topic {
    if question.topics.contains(topic) { return topic }
    return Topic.allCases.first(where: question.topics.contains) ?? .equalInputs
  }

  /// A sentence about the first question without exactly one right answer, or `nil` if there is none.
  package var faultyQuestion: String? {
    for question in questions {
      for part in question.parts {
        let words = part.choices.map { $0.words(of: part.count) }
        guard Set(words).count == words.count, part.choices.contains(part.answer) else {
          return "tap \"\(question.tap)\": the choices for \(part.view) are \(words)."
        }
      }
      guard let why = question.why else { continue }
      guard Set(why.choices).count == why.choices.count, why.choices.count > 2 else {
        return "tap \"\(question.tap)\": the reasons are \(why.choices)."
      }
    }
    return nil
  }
}
