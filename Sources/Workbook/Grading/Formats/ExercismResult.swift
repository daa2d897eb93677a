import WorkbookCore

/// A submission in the format that Exercism's website uses, version 3 of its test runner interface.
///
/// See "The Test Runner Interface", exercism.org/docs/building/tooling/test-runners/interface. The
/// `status` is `pass`, `fail`, or `error` if no test ran, in which case `message` gives the reason
/// in up to 65,535 characters. The tests appear in the order of the test file. Each test's output
/// is limited to 500 characters. A `task_id` links a test to one task. Here, tasks are the
/// exercises in the order of the table of contents.
struct ExercismResult: Encodable {
  struct Test: Encodable {
    var name: String
    var status: String
    var message: String?
    var output: String?
    var test_code: String?
    var task_id: Int
  }

  static let outputLimit = 500
  static let messageLimit = 65_535
  private static let truncation = "Output was truncated. Please limit to 500 chars"

  var version = 3
  var status: String
  var message: String?
  var tests: [Test]

  init(_ row: Gradebook.Row, exercises: [Exercise], testCode: (TestReport) -> String?) {
    tests = zip(exercises, row.marks).enumerated().flatMap { index, pair in
      Self.tests(of: pair.1.report, for: pair.0, task: index + 1, testCode: testCode)
    }
    let isEachPassed = tests.allSatisfy { $0.status == "pass" }
    let ran = row.marks.contains { $0.report?.tests.isEmpty == false }
    status = isEachPassed && row.status == .complete ? "pass" : ran ? "fail" : "error"
    if status == "error" {
      let reasons = row.remarks + tests.compactMap(\.message)
      let text = reasons.isEmpty ? "There is nothing to grade." : reasons.joined(separator: "\n\n")
      message = Self.cut(text, to: Self.messageLimit)
    }
  }

  private static func tests(
    of report: AnswerReport?, for exercise: Exercise, task: Int, testCode: (TestReport) -> String?
  ) -> [Test] {
    guard let report, !report.tests.isEmpty else {
      let reason = report?.reason ?? "\(exercise.name) \(report?.verdict.words ?? "has no answer")."
      let text = [PlainText.passage(reason), report?.firstErrors() ?? ""]
        .filter { !$0.isEmpty }.joined(separator: "\n\n")
      return [Test(name: exercise.name, status: "error", message: text, task_id: task)]
    }
    var tests = report.tests.map { test in
      let description = FailureDescription(test, of: exercise, limit: 8_000)
      let isPassed = test.outcome == .passed
      let text = [description.message, description.story].filter { !$0.isEmpty }.joined(
        separator: "\n\n")
      return Test(
        name: "\(exercise.name): \(PlainText.oneLine(test.name))", status: status(of: test.outcome),
        message: isPassed ? nil : cut(text.isEmpty ? "unfinished" : text, to: messageLimit),
        output: description.output.isEmpty ? nil : limitedOutput(description.output),
        test_code: testCode(test).map { cut(PlainText.visible($0), to: messageLimit) },
        task_id: task)
    }
    // If all tests passed but the answer didn't, the result must not look like a pass.
    if report.verdict != .passed, tests.allSatisfy({ $0.status == "pass" }) {
      let reason = PlainText.passage(report.reason ?? "\(exercise.name) \(report.verdict.words).")
      tests.append(Test(name: exercise.name, status: "error", message: reason, task_id: task))
    }
    return tests
  }

  private static func status(of outcome: TestReport.Outcome) -> String {
    switch outcome {
    case .passed: "pass"
    case .failed, .unfinished: "fail"
    case .crashed, .timedOut, .notReached: "error"
    }
  }

  private static func limitedOutput(_ output: String) -> String {
    guard output.utf16.count > outputLimit else { return output }
    return cut(output, to: outputLimit - truncation.utf16.count - 1) + "\n" + truncation
  }

  /// Returns the longest prefix of whole characters that fits within the given number of UTF-16
  /// code units. The prefix never has more characters or Unicode scalars than that.
  private static func cut(_ text: String, to limit: Int) -> String {
    guard text.utf16.count > limit else { return text }
    var result = text.prefix(limit)
    while result.utf16.count > limit { result = result.dropLast() }
    return String(result)
  }
}
