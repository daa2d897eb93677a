import WorkbookCommandLine
import WorkbookCore

/// The search for the misconception behind a failed answer.
///
/// A misconception is recognized by what the program does, because the same thought can be written in
/// many ways. Suggesting the wrong misconception is worse than suggesting none, so the evidence has
/// to be strong:
///
/// 1. The answer fails exactly like a known wrong answer (``FailureSignature``): the same tests fail
///    with the same values, and the same values are written to state. No wrong answer with another
///    thought does so, or the answer is written like only one of them (``AnswerSimilarity``).
/// 2. Or the same tests fail with the same values on screen, there are at least two such tests, and
///    the answer changes the solution in a similar way. The writes may differ, because another answer
///    can store its state in other properties.
/// 3. Or the answer is nearly identical to a known wrong answer, but words its values differently, or
///    has another mistake, so that more tests fail.
///
/// An answer whose program crashes, or that leaves a body empty, fails in a general way. A crash is
/// explained only if the answer is also written like the wrong answer, and an empty body isn't
/// explained, because it doesn't say what the student thinks.
///
/// The limits were tuned with the workbook's own wrong answers, and with answers that were written
/// without knowing them.
struct Diagnosis {
  let exercise: Exercise
  let session: Session
  /// A closure that is called before the first wrong answer is run, because the run takes a moment.
  var onComparison: () -> Void = {}

  /// The minimum similarity to a wrong answer that shows the same values on screen, or that is one of
  /// several that fail exactly like the answer.
  private static let minimumForSameScreens = 0.35
  /// The minimum similarity to a wrong answer that fails at the same expectations.
  static let minimumForSameExpectations = 0.9
  /// The minimum similarity to a wrong answer that fails only some of the tests that the answer
  /// fails.
  private static let minimumForSomeTests = 0.95
  /// The maximum similarity to another wrong answer that fails in the same way, as a fraction of the
  /// similarity to the wrong answer that is found.
  private static let maximumRivalry = 0.75
  /// The maximum number of wrong answers to run.
  private static let maximumRuns = 12

  /// The failure of the current answer, if the last check recorded one.
  private var failure: (checked: SavedProgress.Fingerprint, signature: FailureSignature)? {
    guard let last = session.progress(on: exercise).last, let signature = last.failure,
      !signature.findings.isEmpty
    else { return nil }
    return (last.checked, signature)
  }

  /// The result of an earlier search for the misconception behind the failure of the current
  /// answer.
  private var known: SavedProgress.Diagnosis? {
    let diagnosis = session.savedProgress()[exercise].diagnosis
    return diagnosis.flatMap { $0.checked == failure?.checked ? $0 : nil }
  }

  /// The misconception that an earlier search found behind the failure of the current answer.
  var knownMisconception: Misconception? { known?.misconception }

  /// Whether ``misconception()`` has to run wrong answers.
  var needsRuns: Bool {
    guard known == nil, let failure else { return false }
    return !candidates(behind: failure.signature).isEmpty
  }

  /// Returns the misconception behind the failure of the current answer, if the last check recorded
  /// that failure and the evidence is strong.
  ///
  /// The search runs once for each answer. Later calls return the saved result.
  ///
  /// - Throws: `CancellationError` if the search is canceled.
  func misconception() async throws -> Misconception? {
    if let known { return known.misconception }
    guard let (checked, signature) = failure else { return nil }
    let found = try await wrongAnswer(behind: signature).map(Misconception.init(behind:))
    session.saveProgress { [chapter = exercise.chapter, now = session.now()] saved in
      saved[exercise].diagnosis = .init(checked: checked, misconception: found)
      // Who thinks so is asked about the chapter's rules again.
      if found != nil { saved.changePractice { $0.makeDue(chapter: chapter, at: now) } }
    }
    return found
  }

  /// Returns the known wrong answer that the answer matches, if the evidence is strong.
  ///
  /// - Parameter signature: The signature of the answer's failures.
  /// - Complexity: Builds and runs the wrong answers that are caught by a test that failed, most of
  ///   them with that test alone.
  /// - Throws: `CancellationError` if the search is canceled.
  func wrongAnswer(behind signature: FailureSignature) async throws -> WrongAnswer? {
    let candidates = self.candidates(behind: signature)
    guard !candidates.isEmpty, let runner = try? session.makeRunner(.provingSuites) else {
      return nil
    }
    onComparison()
    let runs = try await WrongAnswerRun.runs(
      of: candidates, in: session.package, like: signature, with: runner)
    func best(_ isMatch: (WrongAnswerRun) -> Bool) -> WrongAnswer? {
      Self.mostSimilar(runs.filter(isMatch).map(\.candidate))
    }
    if runs.contains(where: { $0.signature == signature }) {
      let hasCrashed = hasCrashed
      return best {
        $0.signature == signature
          && (!hasCrashed || $0.candidate.similarity >= Self.minimumForSameScreens)
      }
    }
    // Predictions don't affect each other, so each wrong one shows a misconception.
    if !exercise.predictions.isEmpty {
      let contained = runs.filter { $0.signature.isContained(in: signature) }
      let first = contained.map(\.candidate.answer.caughtBy).min()
      return best { run in
        run.signature.isContained(in: signature) && run.candidate.answer.caughtBy == first
      }
    }
    if signature.findings.count > 1,
      let answer = best({
        $0.signature.looksLike(signature)
          && $0.candidate.similarity >= Self.minimumForSameScreens
      })
    {
      return answer
    }
    return best {
      ($0.signature.failsLike(signature)
        && $0.candidate.similarity >= Self.minimumForSameExpectations)
        || ($0.signature.isPart(of: signature)
          && $0.candidate.similarity >= Self.minimumForSomeTests)
    }
  }

  /// Whether the last check ended with a crash, or before the tests were done.
  private var hasCrashed: Bool { session.progress(on: exercise).last?.verdict != .failed }

  /// Returns the most similar of several wrong answers that match equally well, unless another one
  /// has a different thought and is nearly as similar.
  ///
  /// - Parameter matches: The wrong answers, most similar first.
  private static func mostSimilar(_ matches: [WrongAnswerRun.Candidate]) -> WrongAnswer? {
    guard let best = matches.first else { return nil }
    let rivals = matches.filter { $0.answer.thought != best.answer.thought }
    guard let rival = rivals.first else { return best.answer }
    let isDistinct = rival.similarity <= best.similarity * maximumRivalry
    return isDistinct && best.similarity >= minimumForSameScreens ? best.answer : nil
  }

  /// Returns the wrong answers that are caught by a test that failed, most similar first.
  func candidates(behind signature: FailureSignature) -> [WrongAnswerRun.Candidate] {
    let package = session.package
    guard let answer = try? package.text(exercise.answerPath()),
      let solution = try? package.text(exercise.answerPath(in: "Solutions"))
    else { return [] }
    let emptyBodies = answer.emptyBodyCount
    let caught = package.wrongAnswers(to: exercise).filter {
      signature.findings.keys.contains($0.caughtBy) && emptyBodies <= $0.code.emptyBodyCount
    }
    return Array(
      caught.map {
        WrongAnswerRun.Candidate(
          answer: $0, similarity: AnswerSimilarity.score(answer, $0.code, solution))
      }
      .sorted { $0.similarity > $1.similarity }.prefix(Self.maximumRuns))
  }
}

extension String {
  /// The number of braces in source code with nothing between them but comments.
  fileprivate var emptyBodyCount: Int {
    let tokens = CodeTokens(self).tokens.filter { $0.kind != .comment }
    return zip(tokens, tokens.dropFirst()).count { $0.text == "{" && $1.text == "}" }
  }
}
