import WorkbookCommandLine
import WorkbookCore

/// The search for the misconception behind a failed answer.
///
/// Suggesting the wrong misconception is worse than suggesting none, so the evidence has to be
/// strong:
///
/// 1. The answer is written like a known wrong answer: it changes the solution in a similar way
///    (``AnswerSimilarity``), and no other wrong answer is nearly as similar.
/// 2. The answer fails in the same way (``FailureSignature``): when the wrong answer runs, the same
///    tests fail with the same values. The values may differ if the answer words them differently,
///    and more tests may fail if the answer has another mistake, but then the answers have to be
///    nearly identical.
///
/// Neither kind of evidence is enough alone. A count that is added once instead of twice looks like
/// a stale copy, and an object that isn't observed behaves like a local variable of the body.
///
/// The limits were tuned with the workbook's own wrong answers. If a wrong answer is removed from
/// its catalog, the search finds another wrong answer in its place only if the two mistakes are
/// nearly the same. If only the names, strings, and style of a wrong answer are changed, the search
/// still finds it.
struct Diagnosis {
  let exercise: Exercise
  let session: Session
  /// A closure that is called before the first wrong answer is run, because the run takes a moment.
  var onComparison: () -> Void = {}

  /// The minimum similarity to a wrong answer that fails with the same values.
  private static let minimumForSameValues = 0.35
  /// The minimum similarity to a wrong answer that fails at the same expectations.
  private static let minimumForSameExpectations = 0.9
  /// The minimum similarity to a wrong answer that fails only some of the tests that the answer
  /// fails.
  private static let minimumForSomeTests = 0.95
  /// The similarity at which it no longer matters whether another wrong answer is nearly as
  /// similar.
  private static let certainty = 0.8
  /// The maximum similarity to another wrong answer, as a fraction of the similarity to the wrong
  /// answer that is found.
  private static let maximumRivalry = 0.75
  /// The maximum number of wrong answers to run.
  private static let maximumRuns = 3

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
    session.saveProgress { [chapter = exercise.chapter, now = session.now()] in
      $0[exercise].diagnosis = .init(checked: checked, misconception: found)
      // Who thinks so is asked about the chapter's rules again.
      if found != nil {
        $0.practice = $0.practice ?? PracticeRecord()
        $0.practice?.makeDue(chapter: chapter, at: now)
      }
    }
    return found
  }

  /// Returns the known wrong answer that the answer matches, if the evidence is strong.
  ///
  /// - Parameter signature: The signature of the answer's failures.
  /// - Complexity: Builds and runs the wrong answers that are similar to the answer, usually at
  ///   most one and never more than three.
  /// - Throws: `CancellationError` if the search is canceled.
  func wrongAnswer(behind signature: FailureSignature) async throws -> WrongAnswer? {
    let candidates = self.candidates(behind: signature).prefix(Self.maximumRuns)
    guard !candidates.isEmpty, let runner = try? session.makeRunner(.provingSuites) else {
      return nil
    }
    onComparison()
    var best: [Candidate] = []
    for candidate in candidates where best.isEmpty || candidate.similarity == best[0].similarity {
      let report = try? await runner.run(
        answer: candidate.answer.file(in: session.package), for: exercise)
      try Task.checkCancellation()
      guard let other = report.map(FailureSignature.init) else { continue }
      if candidate.similarity >= Self.minimum(for: other, signature) { best.append(candidate) }
    }
    return best.count == 1 ? best[0].answer : nil
  }

  /// Returns the minimum similarity to a wrong answer, given how the wrong answer and the student's
  /// answer fail.
  private static func minimum(for other: FailureSignature, _ own: FailureSignature) -> Double {
    if other == own { return minimumForSameValues }
    if other.failsLike(own) { return minimumForSameExpectations }
    return other.isPart(of: own) ? minimumForSomeTests : .infinity
  }

  /// A wrong answer and its similarity to the student's answer, from 0 to 1.
  struct Candidate: Equatable {
    let answer: WrongAnswer
    let similarity: Double
  }

  /// Returns the wrong answers that are similar to the answer and are caught by a test that failed,
  /// most similar first.
  func candidates(behind signature: FailureSignature) -> [Candidate] {
    let package = session.package
    guard let answer = try? package.text(exercise.answerPath()),
      let solution = try? package.text(exercise.answerPath(in: "Solutions"))
    else { return [] }
    let all = package.wrongAnswers(to: exercise)
      .map { Candidate(answer: $0, similarity: AnswerSimilarity.score(answer, $0.code, solution)) }
      .sorted { $0.similarity > $1.similarity }
    return all.enumerated().filter { index, candidate in
      let rival = index > 0 ? all[0] : all.dropFirst().first
      let isDistinct =
        (rival?.similarity ?? 0) <= candidate.similarity * Self.maximumRivalry
      return candidate.similarity >= Self.minimumForSameValues
        && (isDistinct || candidate.similarity >= Self.certainty)
        && signature.findings.keys.contains(candidate.answer.caughtBy)
    }.map(\.element)
  }
}
