import WorkbookCommandLine
import WorkbookCore

/// The search for the misconception behind a failed answer.
///
/// Suggesting the wrong misconception is worse than suggesting none, so the evidence has to be strong:
///
/// 1. The answer is written like a known wrong answer: it differs from the solution in similar words.
/// 2. It fails in the same way. When the wrong answer is run, the same tests fail with the same
///    messages and the same writes to state (``FailureSignature``).
/// 3. No other wrong answer fits as well.
///
/// None of these is enough alone. A count that is added once instead of twice looks like a stale copy,
/// and an object that isn't observed behaves like a local variable of the body.
struct Diagnosis {
  let exercise: Exercise
  let session: Session

  /// The minimum similarity to a wrong answer. No two of the workbook's wrong answers that fail in the
  /// same way but have different causes are this similar.
  private static let threshold = 0.65

  /// Returns the known wrong answer that the answer matches, if the evidence is strong.
  ///
  /// - Parameter signature: How the answer failed.
  /// - Complexity: Builds and runs the wrong answers that are similar to the answer: usually none or
  ///   one.
  /// - Throws: `CancellationError` if the search is cancelled.
  func misconception(behind signature: FailureSignature) async throws -> WrongAnswer? {
    let candidates = self.candidates(behind: signature)
    guard !candidates.isEmpty, let runner = try? session.makeRunner() else { return nil }
    if session.console.isTerminal {
      session.console.print("Comparing your answer with known wrong ones …\n")
    }
    var best: [Candidate] = []
    for candidate in candidates where best.isEmpty || candidate.similarity == best[0].similarity {
      let report = try? await runner.run(
        answer: candidate.answer.file(in: session.package), for: exercise)
      try Task.checkCancellation()
      if let report, FailureSignature(report) == signature { best.append(candidate) }
    }
    return best.count == 1 ? best[0].answer : nil
  }

  /// A wrong answer and its similarity to the answer, from 0 to 1.
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
    return package.wrongAnswers(to: exercise)
      .filter { signature.findings.keys.contains($0.caughtBy) }
      .map { Candidate(answer: $0, similarity: AnswerSimilarity.score(answer, $0.code, solution)) }
      .filter { $0.similarity >= Self.threshold }
      .sorted { $0.similarity > $1.similarity }
  }
}
