import WorkbookCore

/// The failures of the workbook's own wrong answers, which reports use to name the mistakes that
/// students are likely to have made.
///
/// Results contain no source code, so the evidence is weaker than in a ``Diagnosis``: an answer
/// only has to fail in exactly the same way as exactly one known mistake. Reports therefore say
/// that an answer fails like the mistake, but never what the student thinks.
struct KnownMistakes: Sendable {
  private struct Mistake {
    let signature: FailureSignature
    let text: String
  }

  private var mistakes: [String: [Mistake]] = [:]

  /// Creates an empty collection.
  init() {}

  /// Adds the failure of a wrong answer.
  mutating func add(_ report: AnswerReport, meaning text: String) {
    let signature = FailureSignature(report)
    guard !signature.findings.isEmpty else { return }
    mistakes[report.exercise, default: []].append(Mistake(signature: signature, text: text))
  }

  /// Returns the text for the known mistake that fails in exactly the same way as an answer, or
  /// `nil` unless there is exactly one such mistake.
  func text(for report: AnswerReport) -> String? {
    guard report.tests.contains(where: \.isFailure), let known = mistakes[report.exercise] else {
      return nil
    }
    let signature = FailureSignature(report)
    let texts = Set(known.filter { $0.signature == signature }.map(\.text))
    return texts.count == 1 ? texts.first : nil
  }
}
