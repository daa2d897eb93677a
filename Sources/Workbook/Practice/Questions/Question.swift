/// A question about one event: which bodies run, which are skipped, and, for one of the views, why.
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
    /// The index of the right choice.
    package let answer: Int
  }

  /// The title of the control that is tapped.
  package let tap: String
  /// The view types of the program that are on screen before or after the event, in the order of their
  /// declarations.
  package let parts: [Part]
  /// The question about a reason, if there is one with a single right answer.
  package let why: Why?
  /// The rules that decide what happens.
  package let topics: Set<Topic>

  init(tap: String, in program: Program, _ update: ProgramUpdate, _ dice: inout Dice) {
    self.tap = tap
    topics = update.topics
    parts = program.views.compactMap { view in
      guard let count = update.counts[view.name] else { return nil }
      return Part(view: view.name, count: count, answer: update.fate(of: view.name))
    }
    why = Why(for: parts, root: program.root.name, update, &dice)
  }
}

extension Question.Part {
  fileprivate init(view: String, count: Int, answer: Fate) {
    self.view = view
    self.count = count
    self.answer = answer
    var choices = [Fate(), Fate(skips: count), Fate(runs: count)]
    if count > 1 { choices += [Fate(runs: 1), Fate(runs: 1, skips: count - 1)] }
    if !choices.contains(answer) { choices.append(answer) }
    self.choices = choices
  }
}

extension Question.Why {
  /// Creates a question about a view whose fate has exactly one reason. Returns `nil` if there is no
  /// such view.
  fileprivate init?(
    for parts: [Question.Part], root: String, _ update: ProgramUpdate, _ dice: inout Dice
  ) {
    let candidates = parts.filter { part in
      part.count == 1 && update.reasons[part.view]?.count == 1
    }
    // What is skipped, or isn't reached although something was written, says more than a plain read.
    let telling = candidates.filter { part in
      switch update.reasons[part.view]?.first {
      case .nothingChanged, .nothingReadChanged, .reads, nil: false
      default: true
      }
    }
    let pool = telling.isEmpty ? candidates : telling
    guard !pool.isEmpty else { return nil }
    let part = dice.one(of: pool)
    guard let reason = update.reasons[part.view]?.first else { return nil }
    view = part.view
    question =
      switch (part.answer.runs, part.answer.skips) {
      case (1, _): "Why does the body of \(part.view) run?"
      case (_, 1): "Why is \(part.view) skipped?"
      default: "Why isn't \(part.view) reached?"
      }
    // The root has no parent, so a sentence about its parent can't be right.
    let misconceptions = Self.misconceptions(part.answer, reason, update).filter {
      part.view != root || !$0.contains("parent")
    }
    let wrong = dice.shuffled(misconceptions).prefix(3)
    choices = dice.shuffled([reason.sentence] + wrong)
    answer = choices.firstIndex(of: reason.sentence) ?? 0
  }

  /// Returns reasons that sound right for a fate and aren't. Each is false in this update, or false in
  /// any program.
  private static func misconceptions(
    _ fate: Fate, _ reason: Reason, _ update: ProgramUpdate
  ) -> [String] {
    let written = update.writes.filter { !$0.isEqual }.map(\.property)
    let alwaysFalse: [String]
    var others: [Reason]
    if fate.runs > 0 {
      alwaysFalse = [
        "A child's body always runs when its parent's body runs.",
        "Any write runs the bodies of all views on screen.",
        "A body runs whenever a button inside its view is tapped.",
      ]
      others = [.isNew, .sameInputs, .nothingChanged]
    } else if fate.skips > 0 {
      alwaysFalse = [
        "A view without @State never runs its body again.",
        "A view is skipped if its parent's body runs.",
        "It's below the button that was tapped, and updates only go up.",
      ]
      others = [.nothingChanged] + written.map(Reason.equalWrite)
    } else {
      alwaysFalse = [
        "A view without @State never runs its body again.",
        "Updates reach only the view with the button that was tapped.",
        "A body runs only when its view appears or is tapped.",
      ]
      others = [.sameInputs] + written.map(Reason.equalWrite)
      if written.isEmpty { others.append(.isNew) }
    }
    others.removeAll { $0 == reason || ($0 == .isNew && reason == .hasNewID) }
    return alwaysFalse + others.map(\.sentence)
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
  /// Returns the rule to read again if a question is answered wrong: the program's topic if it decides the
  /// event, or else the first rule that does.
  package func rule(for question: Question) -> Topic {
    if question.topics.contains(topic) { return topic }
    return Topic.allCases.first(where: question.topics.contains) ?? topic
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
