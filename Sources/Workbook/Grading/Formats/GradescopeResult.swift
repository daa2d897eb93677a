import WorkbookCore

/// A submission in Gradescope's format, with one test for each exercise.
///
/// See "Autograder Specifications", gradescope-autograders.readthedocs.io/en/latest/specs. The
/// score at the top is optional and overrides the sum of the tests. Each test may have `max_score`,
/// `status` (`passed` or `failed`), `name`, `number`, `output`, `output_format` (`text`, `html`,
/// `simple_format`, `md`, `ansi`), `tags`, and `visibility`. The `execution_time` is in seconds.
struct GradescopeResult: Encodable {
  struct Test: Encodable {
    var score: Double
    var max_score: Double
    var status: String
    var name: String
    var number: String
    var output: String
    var output_format = "text"
    var tags: [String]
    var visibility = "visible"
  }

  var score: Double
  var execution_time: Double
  var output: String
  var output_format = "text"
  var visibility = "visible"
  /// The visibility of the grader's console output, which isn't meant for students.
  var stdout_visibility = "hidden"
  var tests: [Test]

  init(_ row: Gradebook.Row, exercises: [Exercise]) {
    score = row.total.roundedPoints
    let seconds = row.marks.map { $0.report?.duration ?? 0 }.reduce(0, +)
    execution_time = (seconds * 1_000).rounded() / 1_000
    output = row.remarks.joined(separator: "\n")
    tests = zip(exercises, row.marks).map { exercise, mark in
      let isPassed = mark.report?.verdict == .passed
      return Test(
        score: mark.earned.roundedPoints, max_score: mark.maximum.roundedPoints,
        status: isPassed ? "passed" : "failed", name: exercise.name, number: exercise.label,
        output: Self.output(of: mark.report, for: exercise), tags: [exercise.chapter])
    }
  }

  private static func output(of report: AnswerReport?, for exercise: Exercise) -> String {
    guard let report else { return "There is nothing to grade." }
    var parts = ["\(exercise.name) \(report.headline)"]
    if let reason = report.reason { parts.append(PlainText.passage(reason)) }
    if report.verdict == .doesNotCompile { parts.append(report.firstErrors()) }
    for test in report.unpassedTests.prefix(3) where test.isFailure {
      let name = PlainText.oneLine(test.name)
      parts.append("\(name)\n\(FailureDescription(test, of: exercise).all)")
    }
    return parts.joined(separator: "\n\n")
  }
}
