extension Question.Why {
  /// Creates a question about a view whose fate has exactly one reason. Returns `nil` if there is no
  /// such view.
  init?(
    for parts: [Question.Part], of program: Program, _ update: ProgramUpdate, _ dice: inout Dice
  ) {
    var candidates: [(part: Question.Part, reason: Reason, wrong: [String])] = []
    for part in parts where part.count == 1 {
      let reasons = update.reasons[part.view] ?? []
      guard let view = program.view(part.view),
        let reason = update.taskReasons[part.view] ?? (reasons.count == 1 ? reasons.first : nil)
      else { continue }
      let wrong = WrongReasons(
        view: view, program: program, fate: part.answer, reason: reason, update: update
      ).sentences(&dice)
      if wrong.count > 1 { candidates.append((part, reason, wrong)) }
    }
    let telling = candidates.filter(\.reason.isTelling)
    guard !candidates.isEmpty else { return nil }
    let (part, reason, wrong) = dice.one(of: telling.isEmpty ? candidates : telling)
    view = part.view
    question =
      switch (part.answer.runs, part.answer.skips) {
      case (2..., _): "Why does the body of \(part.view) run twice?"
      case (1, _) where reason.isAboutTask: "Why does the body of \(part.view) run only once?"
      case (1, _): "Why does the body of \(part.view) run?"
      case (_, 2...): "Why is \(part.view) skipped twice?"
      case (_, 1): "Why is \(part.view) skipped?"
      default: "Why isn't \(part.view) reached?"
      }
    choices = dice.shuffled([reason.sentence] + wrong)
    answer = choices.firstIndex(of: reason.sentence) ?? 0
  }
}

extension Reason {
  /// Whether the reason says more than that something was read or that nothing changed.
  fileprivate var isTelling: Bool {
    switch self {
    case .reads, .sameInputs, .nothingChanged, .nothingReadChanged: false
    default: true
    }
  }
}
