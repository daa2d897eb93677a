import WorkbookCore

/// A submission as GitHub Classroom's reporter takes it from a step, in base64.
///
/// github.com/classroom-resources/autograding-grading-reporter: it decodes the output of each step
/// that it is told of, adds up `score` over the tests and compares with `max_score`; `status` is
/// `pass`, `fail` or `error`, of the whole and of each test. Its log shows `name` and `message`.
struct ClassroomResult: Encodable {
  struct Test: Encodable {
    var name: String
    var status: String
    var score: Double
    var message: String?
    var line_no: Int
    var filename: String
    /// Seconds.
    var duration: Double
  }

  var version = 1
  var status: String
  var max_score: Double
  var tests: [Test]

  /// How long all messages together may be. A step's output, which base64 makes a third longer, is
  /// passed on in an environment variable, and Linux takes no variable above 128 KB.
  private static let budget = 60_000

  init(_ row: Gradebook.Row, exercises: [Exercise]) {
    max_score = row.maximum.roundedPoints
    let ran = row.marks.contains { $0.report?.tests.isEmpty == false }
    status = row.status == .complete ? "pass" : ran ? "fail" : "error"
    // The reporter adds up the tests, so what lateness takes is taken from each.
    let share = row.earned > 0 ? row.total / row.earned : 0
    let limit = Self.budget / max(1, exercises.count)
    tests = zip(exercises, row.marks).map { exercise, mark in
      let report = mark.report
      let first = report?.tests.first(where: \.isFailure)
      let isPassed = report?.verdict == .passed
      return Test(
        name: "\(exercise.label) \(exercise.name)",
        status: isPassed ? "pass" : report?.tests.isEmpty == false ? "fail" : "error",
        score: (mark.earned * share).roundedPoints,
        message: isPassed ? nil : Self.message(report, first, exercise).limited(to: limit),
        line_no: first?.issues.first?.line ?? first?.line ?? 0,
        filename: first?.issues.first?.file ?? first?.file ?? exercise.answerPath(),
        duration: ((report?.duration ?? 0) * 1_000).rounded() / 1_000)
    }
  }

  private static func message(
    _ report: AnswerReport?, _ test: TestReport?, _ exercise: Exercise
  ) -> String {
    guard let report else { return "There is nothing to grade." }
    var parts = ["\(exercise.name) \(report.headline)"]
    if let reason = report.reason { parts.append(PlainText.passage(reason)) }
    if let test {
      parts += [PlainText.oneLine(test.name), FailureWords(test, of: exercise).message]
    }
    if report.verdict == .doesNotCompile { parts.append(report.firstErrors(1)) }
    return parts.joined(separator: "\n")
  }
}
