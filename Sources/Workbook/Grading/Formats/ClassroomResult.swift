import WorkbookCore

/// A submission in the format that GitHub Classroom's reporter reads from the output of a step,
/// where it's encoded in Base64.
///
/// See github.com/classroom-resources/autograding-grading-reporter. The reporter decodes the output
/// of each step that it's configured with, adds up the `score` of the tests, and compares the sum
/// with `max_score`. The `status` of the submission and of each test is `pass`, `fail`, or `error`.
/// The log shows `name` and `message`.
struct ClassroomResult: Encodable {
  struct Test: Encodable {
    var name: String
    var status: String
    var score: Double
    var message: String?
    var line_no: Int
    var filename: String
    /// The duration in seconds.
    var duration: Double
  }

  var version = 1
  var status: String
  var max_score: Double
  var tests: [Test]

  /// The maximum total length of the messages. A step's output, which Base64 makes a third longer,
  /// is passed in an environment variable, and Linux limits such variables to 128 KB.
  private static let budget = 60_000

  init(_ row: Gradebook.Row, exercises: [Exercise]) {
    max_score = row.maximum.roundedPoints
    let ran = row.marks.contains { $0.report?.tests.isEmpty == false }
    status = row.status == .complete ? "pass" : ran ? "fail" : "error"
    // The reporter adds up the tests, so the penalty for lateness is spread over all of them. If
    // the instructor gave a total to a submission that earned no points, that total is spread in
    // proportion to the maximum points.
    let weights = row.marks.map { row.earned > 0 ? $0.earned : $0.maximum }
    let weight = weights.sumOfPoints
    let share = weight > 0 ? row.total / weight : 0
    // Each score is rounded so that the running total is correct.
    var sum = 0.0
    func score(_ weight: Double) -> Double {
      let before = (sum * share).roundedPoints
      sum = (sum + weight).roundedPoints
      return ((sum * share).roundedPoints - before).roundedPoints
    }
    let limit = Self.budget / max(1, exercises.count)
    tests = zip(zip(exercises, row.marks), weights).map { pair, weight in
      let (exercise, mark) = pair
      let report = mark.report
      let first = report?.tests.first(where: \.isFailure)
      let isPassed = report?.verdict == .passed
      return Test(
        name: exercise.heading,
        status: isPassed ? "pass" : report?.tests.isEmpty == false ? "fail" : "error",
        score: score(weight),
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
      parts += [PlainText.oneLine(test.name), FailureDescription(test, of: exercise).message]
    }
    if report.verdict == .doesNotCompile { parts.append(report.firstErrors(1)) }
    return parts.joined(separator: "\n")
  }
}
