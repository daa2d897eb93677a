import WorkbookCommandLine
import WorkbookCore

/// The search for what was thought by somebody whose answer failed.
///
/// To be told what one did not think is worse than to be told nothing, so the evidence is strong:
///
/// 1. The answer is written like a known wrong answer: it differs from the solution in the same
///    words.
/// 2. It goes wrong in the same way: the wrong answer is run too, the same tests fail, they find
///    the same, and the same was written to the states (``FailureSignature``).
/// 3. No other wrong answer fits as well.
///
/// Each alone misleads. A count that is added once instead of twice shows what a stale copy shows,
/// and an object that nobody observes does what a variable of the body does.
struct Diagnosis {
  let exercise: Exercise
  let session: Session

  /// How like a wrong answer an answer has to be. Of the workbook's own, no two that fail alike and
  /// mean something else are this like.
  private static let threshold = 0.65

  /// What was thought, if the evidence is strong.
  ///
  /// - Parameter signature: How the answer went wrong.
  /// - Complexity: Builds and runs the wrong answers that are written like the answer: mostly none
  ///   or one.
  /// - Throws: `CancellationError` when it was stopped on the way.
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

  /// A wrong answer that an answer is written like, and how much, from 0 to 1.
  struct Candidate: Equatable {
    let answer: WrongAnswer
    let similarity: Double
  }

  /// The wrong answers that are about a test that failed and that the answer is written like, the
  /// most like first.
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
