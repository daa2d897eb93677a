import WorkbookCommandLine
import WorkbookCore

/// The search for what was thought by somebody whose answer failed.
///
/// To be told what one did not think is worse than to be told nothing, so the evidence is strong:
///
/// 1. The answer is written like a known wrong answer: it differs from the solution in the same
///    words.
/// 2. It goes wrong in the same way: the wrong answer is run too, the same tests fail, they find
///    the same, and the same was written to the states (``Symptoms``).
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
  /// - Parameter symptoms: How the answer went wrong.
  /// - Complexity: Builds and runs the wrong answers that are written like the answer: mostly none
  ///   or one.
  /// - Throws: `CancellationError` when it was stopped on the way.
  func misconception(behind symptoms: Symptoms) async throws -> WrongAnswer? {
    let suspects = self.suspects(behind: symptoms)
    guard !suspects.isEmpty, let runner = try? session.makeRunner() else { return nil }
    if session.console.isTerminal {
      session.console.print("Comparing your answer with known wrong ones …\n")
    }
    var best: [Suspect] = []
    for suspect in suspects where best.isEmpty || suspect.likeness == best[0].likeness {
      let report = try? await runner.run(
        answer: suspect.answer.file(in: session.package), for: exercise)
      try Task.checkCancellation()
      if let report, Symptoms(report) == symptoms { best.append(suspect) }
    }
    return best.count == 1 ? best[0].answer : nil
  }

  /// A wrong answer that an answer is written like, and how much, from 0 to 1.
  struct Suspect: Equatable {
    let answer: WrongAnswer
    let likeness: Double
  }

  /// The wrong answers that are about a test that failed and that the answer is written like, the
  /// most like first.
  func suspects(behind symptoms: Symptoms) -> [Suspect] {
    let package = session.package
    guard let answer = try? package.text(exercise.answerPath()),
      let solution = try? package.text(exercise.answerPath(in: "Solutions"))
    else { return [] }
    return package.wrongAnswers(to: exercise)
      .filter { symptoms.findings.keys.contains($0.caughtBy) }
      .map { Suspect(answer: $0, likeness: Wording.likeness(answer, $0.code, solution)) }
      .filter { $0.likeness >= Self.threshold }
      .sorted { $0.likeness > $1.likeness }
  }
}
