/// The help for one exercise, of which each call shows one rung more.
struct HintLadder {
  let exercise: Exercise
  let session: Session

  /// Shows the next rung, and remembers it.
  ///
  /// Right after a failure the first thing said is what was probably thought, once for each answer.
  func next() throws -> [String] {
    let progress = session.progress()
    let entry = progress.memory[exercise]
    let diagnosis = self.diagnosis(progress)
    if let current = progress[exercise].current, !diagnosis.isEmpty,
      entry.misconceptionTold != current.answer
    {
      try session.memory.update { $0[exercise].misconceptionTold = current.answer }
      return [title(""), ""] + diagnosis + ["", "If that is not it: \(call)"]
    }
    let shown = entry.hintsShown ?? 0
    guard shown < exercise.hints.count else {
      return console.wrapped(
        "You have seen all \(exercise.hints.count) hints about \(exercise.name). Again: \(call) "
          + "--all. The solution: \(Session.call) solution \(exercise.name) --reveal")
    }
    try session.memory.update { $0[exercise].hintsShown = shown + 1 }
    let count = exercise.hints.count
    return [title(", hint \(shown + 1) of \(count)"), ""]
      + console.wrapped(exercise.hints[shown], indent: "  ")
      + (shown + 1 < count ? ["", "If that is not enough: \(call)"] : [])
  }

  /// Shows all rungs, and remembers nothing.
  func all() -> [String] {
    let diagnosis = self.diagnosis(session.progress())
    return [title("")] + (diagnosis.isEmpty ? [] : [""] + diagnosis)
      + exercise.hints.enumerated().flatMap { index, hint in
        let lines = console.wrapped(hint, indent: "     ")
        return ["", "  \(index + 1)  " + (lines.first?.dropFirst(5) ?? "")] + lines.dropFirst()
      }
  }

  /// What was probably thought, when the answer failed as it is now.
  private func diagnosis(_ progress: Progress) -> [String] {
    guard let last = progress[exercise].last, last.verdict != .passed else { return [] }
    let probable = Misconception.probable(
      after: last.failedTests,
      answer: (try? session.package.text(exercise.answerPath())) ?? "",
      solution: (try? session.package.text(exercise.answerPath(in: "Solutions"))) ?? "",
      among: Misconception.all(about: exercise, in: session.package))
    return probable.enumerated().flatMap { index, misconception in
      let text =
        index == 0
        ? misconception.text : "Or as if " + misconception.text.dropFirst("It looks as if ".count)
      return console.wrapped(text, indent: "  ")
    }
  }

  private var console: Console { session.console }
  private var call: String { "\(Session.call) hint \(exercise.name)" }

  private func title(_ rest: String) -> String {
    console.styled("\(exercise.label) \(exercise.name)", .bold) + rest
  }
}
