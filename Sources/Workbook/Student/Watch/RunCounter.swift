import Foundation
import WorkbookCommandLine
import WorkbookCore

/// The runs of one exercise in a watch loop, so that a student sees that a result is new even if it's
/// the same.
struct RunCounter {
  private var exercise: Exercise?
  private var count = 0
  private var last: Result?

  /// The part of a result that a student sees.
  private struct Result: Equatable {
    let verdict: Verdict
    let outcomes: [String: TestReport.Outcome]
    let failures: FailureSignature
    let compilerOutput: String

    init(_ report: AnswerReport) {
      verdict = report.verdict
      outcomes = Dictionary(report.tests.map { ($0.id, $0.outcome) }) { first, _ in first }
      failures = FailureSignature(report)
      compilerOutput = report.compilerOutput
    }
  }

  /// Counts a run.
  ///
  /// - Returns: A sentence with the time and the number of runs, if the result is that of the previous
  ///   run.
  mutating func add(_ report: AnswerReport, of exercise: Exercise, in session: Session) -> String? {
    if self.exercise != exercise { self = RunCounter(exercise: exercise) }
    count += 1
    let result = Result(report)
    defer { last = result }
    guard result == last else { return nil }
    return "Checked again at \(Self.time(session)), \(Self.ordinal(count)) run: same result."
  }

  private static func time(_ session: Session) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = session.timeZone
    let parts = calendar.dateComponents([.hour, .minute], from: session.now())
    func digits(_ part: Int?) -> String { (part ?? 0) < 10 ? "0\(part ?? 0)" : "\(part ?? 0)" }
    return "\(digits(parts.hour)):\(digits(parts.minute))"
  }

  /// Returns the number as an ordinal, such as `third` or `21st`.
  static func ordinal(_ number: Int) -> String {
    let words = [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    ]
    if (1...words.count).contains(number) { return words[number - 1] }
    let isTeen = (11...13).contains(number % 100)
    let ending = [1: "st", 2: "nd", 3: "rd"][isTeen ? 0 : number % 10] ?? "th"
    return "\(number)\(ending)"
  }
}

extension RunCounter {
  fileprivate init(exercise: Exercise) { self.exercise = exercise }
}
