import WorkbookCommandLine
import WorkbookCore

/// The hints for one exercise, which are revealed one at a time.
struct HintLadder {
  let exercise: Exercise
  let session: Session

  /// Returns the next hint and records that it was shown.
  ///
  /// If the answer failed because of a likely misconception, the first call for that answer describes
  /// the misconception instead. This doesn't use up a hint.
  func next() async throws -> [String] {
    if let thought = try await likelyMisconception(), thought.isNew {
      return [title(", what your failure suggests"), ""]
        + console.wrapped(thought.text, indent: "  ")
        + ["", "If that is not it: \(call)"]
    }
    let shown = session.progress().saved[exercise].hintsShown ?? 0
    guard shown < exercise.hints.count else {
      return console.wrapped(
        "You have seen all \(exercise.hints.count) hints for \(exercise.name). To see them again: "
          + "\(call) --all. To see the solution: \(Session.call) solution \(exercise.name) "
          + "--reveal")
    }
    session.saveProgress { $0[exercise].hintsShown = shown + 1 }
    let count = exercise.hints.count
    return [title(", hint \(shown + 1) of \(count)"), ""]
      + console.wrapped(exercise.hints[shown], indent: "  ")
      + (shown + 1 < count ? ["", "If that is not enough: \(call)"] : [])
  }

  /// Returns all hints without using any up.
  func all() async throws -> [String] {
    let thought = try await likelyMisconception().map { console.wrapped($0.text, indent: "  ") }
    return [title(", all hints")] + (thought.map { [""] + $0 } ?? [])
      + exercise.hints.enumerated().flatMap { index, hint in
        let lines = console.wrapped(hint, indent: "     ")
        return ["", "  \(index + 1)  " + (lines.first?.dropFirst(5) ?? "")] + lines.dropFirst()
      }
  }

  /// Returns the likely misconception behind the current answer's failure, and whether it is new.
  ///
  /// The search runs once for each answer. Later calls return the saved result.
  private func likelyMisconception() async throws -> (text: String, isNew: Bool)? {
    let progress = session.progress()
    guard let last = progress[exercise].last, let signature = last.failure,
      !signature.findings.isEmpty
    else { return nil }
    if let known = progress.saved[exercise].diagnosis, known.checked == last.checked {
      return known.thought.map { ($0, false) }
    }
    let misconception = try await Diagnosis(exercise: exercise, session: session)
      .misconception(behind: signature)
    let found = SavedProgress.Diagnosis(checked: last.checked, thought: misconception?.hint)
    session.saveProgress { $0[exercise].diagnosis = found }
    return found.thought.map { ($0, true) }
  }

  private var console: Console { session.console }
  private var call: String { "\(Session.call) hint \(exercise.name)" }

  private func title(_ rest: String) -> String {
    console.styled("\(exercise.label) \(exercise.name)", .bold) + rest
  }
}

extension WrongAnswer {
  /// The hint for a student whose answer fails like this one.
  fileprivate var hint: String {
    "You may be thinking: “\(thought)”\n\nThat would explain what you see: \(symptom)"
  }
}
