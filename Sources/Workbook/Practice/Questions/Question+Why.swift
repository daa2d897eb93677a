extension Question.Why {
  /// Creates a question about a view whose fate has exactly one reason. Returns `nil` if there is no
  /// such view.
  init?(
    for parts: [Question.Part], of program: Program, tap: String, _ update: ProgramUpdate,
    _ dice: inout Dice
  ) {
    let candidates = parts.filter { $0.count == 1 && update.reasons[$0.view]?.count == 1 }
    func isTelling(_ part: Question.Part) -> Bool {
      update.reasons[part.view]?.first?.isTelling == true
    }
    let pool = candidates.contains(where: isTelling) ? candidates.filter(isTelling) : candidates
    guard !pool.isEmpty else { return nil }
    let part = dice.one(of: pool)
    guard let reason = update.reasons[part.view]?.first, let type = program.view(part.view)
    else { return nil }
    let wrong = WrongReasons(
      view: type, isRoot: type == program.root, fate: part.answer, reason: reason, update: update,
      tap: tap
    ).sentences
    guard wrong.count > 1 else { return nil }
    view = part.view
    question =
      switch (part.answer.runs, part.answer.skips) {
      case (1, _): "Why does the body of \(part.view) run?"
      case (_, 1): "Why is \(part.view) skipped?"
      default: "Why isn't \(part.view) reached?"
      }
    choices = dice.shuffled([reason.sentence] + dice.shuffled(wrong).prefix(3))
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

/// Reasons for a view's fate that sound right and aren't. Each one is a misconception that is false in
/// every program, or a reason that is false in this update.
private struct WrongReasons {
  let view: ViewType
  let isRoot: Bool
  let fate: Fate
  let reason: Reason
  let update: ProgramUpdate
  /// The title of the control that is tapped.
  let tap: String

  var sentences: [String] {
    var all: [String?] =
      fate.runs > 0 ? reasonsToRun : fate.skips > 0 ? reasonsToSkip : reasonsForNothing
    all.removeAll { $0 == reason.sentence }
    var seen: Set<String> = []
    return all.compactMap { $0 }.filter { seen.insert($0).inserted }
  }

  /// The properties whose values have changed, and that the view doesn't have.
  private var changedElsewhere: [String] {
    update.writes.filter { !$0.isEqual && view.property($0.property) == nil }.map(\.property)
  }

  private var reasonsToRun: [String?] {
    [
      "Any write runs the bodies of all views on screen.",
      isRoot ? nil : "A child's body always runs when its parent's body runs.",
      hasControl ? "A body runs whenever a control inside its view is tapped." : nil,
      isRoot || reason == .hasNewID ? nil : Reason.isNew.sentence,
      isRoot || isInput ? nil : "Its parent's body ran and passed it different inputs.",
    ] + changedElsewhere.map { Reason.reads($0).sentence }
  }

  private var reasonsToSkip: [String?] {
    [
      Reason.nothingChanged.sentence,
      hasControl ? nil : "A tap updates only the view with the control.",
      hasState ? nil : "The body of a view without @State never runs again.",
      view.compared == nil ? Reason.equalByOwnRule.sentence : Reason.sameInputs.sentence,
    ] + unequalAssignments
  }

  private var reasonsForNothing: [String?] {
    [
      isRoot ? nil : Reason.sameInputs.sentence,
      hasControl ? nil : "A tap updates only the view with the control.",
      hasState ? nil : "The body of a view without @State never runs again.",
      update.writes.isEmpty ? nil : "The tap didn't write anything.",
      "A body runs only when its view appears.",
    ] + unequalAssignments + falsePasses
  }

  /// Assignments of other values, which would be equal writes.
  private var unequalAssignments: [String?] {
    update.writes.filter { !$0.isEqual && update.assigned.contains($0.property) }
      .map { Reason.equalWrite($0.property).sentence }
  }

  /// Properties that the view could pass on as bindings, but doesn't.
  private var falsePasses: [String?] {
    let isPassing = if case .passesOn = reason { true } else { false }
    guard !isPassing, !view.passesBindings else { return [] }
    return update.writes.map { Reason.passesOn($0.property).sentence }
  }

  private var isInput: Bool {
    switch reason {
    case .input, .closure, .newObject: true
    default: false
    }
  }

  private var hasState: Bool {
    view.properties.contains { property in
      switch property.kind {
      case .state, .stateModel, .stateObject, .saved, .ownedObserved: true
      default: false
      }
    }
  }

  private var hasControl: Bool { view.body.contains { $0.hasControl(tap) } }
}

extension ViewType {
  /// Whether the body passes a binding to another view.
  fileprivate var passesBindings: Bool { body.contains(where: \.passesBinding) }
}

extension Element {
  /// Returns whether the element is the control with a title, or contains it.
  fileprivate func hasControl(_ title: String) -> Bool {
    switch self {
    case .button(title, _), .actionButton(title, _), .toggle(title, _): true
    case .branch(_, let then, let otherwise):
      (then + otherwise).contains { $0.hasControl(title) }
    default: false
    }
  }

  fileprivate var passesBinding: Bool {
    switch self {
    case .child(let child):
      child.arguments.contains { argument in
        if case .binding = argument.value { true } else { false }
      }
    case .branch(_, let then, let otherwise): (then + otherwise).contains(where: \.passesBinding)
    default: false
    }
  }
}
