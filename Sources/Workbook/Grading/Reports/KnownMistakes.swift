import WorkbookCore

/// How the workbook's own wrong answers go wrong, so that a class's failures can be told by what was
/// probably thought.
///
/// Facts hold no source, so the evidence is weaker than a ``Diagnosis``: an answer that fails in
/// just the way of exactly one known wrong answer. Reports say "fails as", and never "thinks".
struct KnownMistakes: Sendable {
  private struct Mistake {
    let symptoms: FailureSignature
    let text: String
  }

  private var mistakes: [String: [Mistake]] = [:]

  /// No known mistake.
  init() {}

  /// The mistakes behind the wrong answers about some exercises.
  ///
  /// - Complexity: Builds and runs each of their wrong answers.
  /// - Throws: `CancellationError` when it was stopped on the way.
  init(
    about exercises: [Exercise], in package: WorkbookPackage, runner: any Runner
  ) async throws {
    for exercise in exercises {
      for answer in package.wrongAnswers(to: exercise) {
        try Task.checkCancellation()
        guard let report = try? await runner.run(answer: answer.file(in: package), for: exercise)
        else { continue }
        add(report, meaning: answer.thought)
      }
    }
  }

  /// Learns how a wrong answer goes wrong.
  mutating func add(_ report: AnswerReport, meaning text: String) {
    let symptoms = FailureSignature(report)
    guard !symptoms.findings.isEmpty else { return }
    mistakes[report.exercise, default: []].append(Mistake(symptoms: symptoms, text: text))
  }

  /// What is known of answers that fail just as this one does, if there is one such mistake only.
  func text(for report: AnswerReport) -> String? {
    guard report.tests.contains(where: \.isFailure), let known = mistakes[report.exercise] else {
      return nil
    }
    let symptoms = FailureSignature(report)
    let texts = Set(known.filter { $0.symptoms == symptoms }.map(\.text))
    return texts.count == 1 ? texts.first : nil
  }
}
