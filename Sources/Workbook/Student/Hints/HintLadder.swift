import WorkbookCommandLine
import WorkbookCore

/// The hints for one exercise, which are revealed one at a time.
struct HintLadder {
  let exercise: Exercise
  let session: Session
  /// Whether the student has the keys of a watch loop.
  var hasKeys = false
  /// A closure that is called before wrong answers run, because that takes a moment.
  var onComparison: () -> Void = {}

  /// Whether ``next()`` has to run wrong answers.
  var needsRuns: Bool { Diagnosis(exercise: exercise, session: session).needsRuns }

  /// Returns the next hint and records that it was shown.
  ///
  /// If the answer failed, the first call for that failure returns a hint about the failure
  /// instead: the likely misconception, or else the steps of the first failed test. Such a hint
  /// doesn't use up any of the exercise's hints.
  func next() async throws -> [String] { next(knowing: try await misconception()) }

  /// Returns the next hint that is available without running anything, and records that it was
  /// shown.
  func nextWithoutRuns() -> [String] {
    next(knowing: Diagnosis(exercise: exercise, session: session).knownMisconception)
  }

  private func next(knowing misconception: Misconception?) -> [String] {
    if let hint = hintAboutFailure(knowing: misconception) { return hint }
    let shown = session.savedProgress()[exercise].hintsShown ?? 0
    let count = exercise.hints.count
    guard shown < count else {
      return [
        "You have seen \(count == 2 ? "both" : "all \(count)") hints for \(exercise.name).", "",
        "To see them again: \(command) --all",
      ]
        + console.wrapped(
          session.package.release?.note(on: exercise.chapter)
            ?? "To see the solution: \(Session.call) solution \(exercise.name) --reveal")
    }
    session.saveProgress { $0[exercise].hintsShown = shown + 1 }
    return [title(", hint \(shown + 1) of \(count)"), ""]
      + HintText(exercise.hints[shown], console: console, indent: 2).lines
      + (shown + 1 < count ? ["", "If that isn't enough: \(call)"] : [])
  }

  /// Returns all hints without using any up.
  func all() async throws -> [String] {
    var lines = [title(", all hints")]
    if let misconception = try await misconception() {
      lines.append("")
      lines += console.wrapped(misconception.explanation, indent: "  ")
    }
    for (index, hint) in exercise.hints.enumerated() {
      let hintLines = HintText(hint, console: console, indent: 5).lines
      lines.append("")
      lines.append("  \(index + 1)  \(hintLines.first?.dropFirst(5) ?? "")")
      lines += hintLines.dropFirst()
    }
    return lines
  }

  // MARK: - Hints about a failure

  /// Returns a hint about the failure of the current answer, or `nil` if there is no such hint or
  /// it was shown before.
  private func hintAboutFailure(knowing misconception: Misconception?) -> [String]? {
    let shown = session.savedProgress()[exercise].failureHint
    if let misconception {
      guard shown != .misconception(misconception) else { return nil }
      session.saveProgress { $0[exercise].failureHint = .misconception(misconception) }
      return [title(", a likely cause of the failure"), ""]
        + console.wrapped(misconception.explanation, indent: "  ")
        + ["", "If that isn't the cause: \(call)"]
    }
    guard let test = session.progress(on: exercise).last?.firstFailure, shown != .test(test.name),
      let hint = hint(about: test)
    else { return nil }
    session.saveProgress { $0[exercise].failureHint = .test(test.name) }
    return hint
  }

  private func misconception() async throws -> Misconception? {
    var diagnosis = Diagnosis(exercise: exercise, session: session)
    diagnosis.onComparison = onComparison
    return try await diagnosis.misconception()
  }

  /// Returns a hint about a failed test, or `nil` if the test's steps can't be shown.
  private func hint(about test: FailedTest) -> [String]? {
    guard let explanation = explanation(of: test) else { return nil }
    return [title(", the first test that fails"), ""]
      + console.wrapped(test.name, indent: "  ").map { console.styled($0, .bold) }
      + explanation
      + ["", "For a hint about the exercise: \(call)"]
  }

  /// Returns the steps of a failed test up to the expectation that isn't met, with any observation
  /// about the last update, or `nil` if the steps can't be shown.
  ///
  /// If the student's answer is itself a test, the suite's steps don't explain the failure, so this
  /// method returns a question about the program that the answer misjudges.
  private func explanation(of test: FailedTest) -> [String]? {
    if exercise.kind == .test {
      return [""] + console.wrapped(Self.questionAboutPrograms, indent: "  ")
    }
    // The steps would include the correct prediction.
    guard exercise.predictions.isEmpty else { return nil }
    let steps = test.steps(in: (try? session.package.text(test.file)) ?? "")
    guard !steps.isEmpty else { return nil }
    let location = console.path("\(test.file):\(test.failureLine ?? test.line)")
    let introduction =
      test.failureLine == nil
      ? "The test performs these steps, but doesn't finish:"
      : "The test performs these steps, then fails:"
    return ["  " + location, ""]
      + console.wrapped(introduction, indent: "  ")
      + steps.flatMap { linesWithHangingIndent(of: $0, width: console.width - 4) }
      .map { "  " + console.styled("│", .dim) + " \($0)".trimmedAtEnd }
      + (test.observation.map { [""] + console.wrapped($0.text, indent: "  ") } ?? [])
  }

  /// The hint about a failed test if the student's answer is itself a test.
  private static let questionAboutPrograms =
    "Your test doesn't give the correct result for every program. The message of your last check "
    + "describes such a program, or says what else is wrong. Which steps would make a correct "
    + "program and an incorrect one behave differently, and where on the screen would a user see "
    + "the difference?"

  private var console: Console { session.console }
  private var command: String { "\(Session.call) hint \(exercise.name)" }
  /// The key or the command that shows the next hint.
  private var call: String { hasKeys ? "press h" : command }

  private func title(_ rest: String) -> String {
    console.styled("\(exercise.label) \(exercise.name)", .bold) + rest
  }
}
