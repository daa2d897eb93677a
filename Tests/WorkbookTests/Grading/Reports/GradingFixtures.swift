import Foundation

@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookTestSupport

/// Submissions for tests of marks and reports.
enum Submissions {
  static let exercises = House.chapters.flatMap(\.exercises)

  /// Returns a submission with some answers. Answers to all other exercises passed both tests.
  static func submission(_ name: String, _ answers: AnswerReport...) -> GradedSubmission {
    var submission = GradedSubmission(name: name)
    submission.answers = exercises.map { exercise in
      answers.first { $0.exercise == exercise.name } ?? answer(exercise, .passed, [true, true])
    }
    return submission
  }

  /// Returns a report on an answer whose tests passed or failed.
  static func answer(
    _ exercise: Exercise, _ verdict: Verdict, _ tests: [Bool] = [], reason: String? = nil
  ) -> AnswerReport {
    var report = AnswerReport(
      exercise: exercise.name, chapter: exercise.chapter, verdict: verdict, reason: reason)
    report.duration = 0.25
    report.tests = tests.enumerated().map { index, isPassed in
      var test = TestReport(
        id: "\(exercise.name)/\(index)", name: "claim \(index + 1)",
        outcome: isPassed ? .passed : .failed, file: exercise.suitePath, line: 5 + index * 4)
      if !isPassed {
        test.issues = [
          IssueReport(
            message: "Expectation failed: (count → 1) == 2",
            comments: ["It counts twice.", "tap \"Add\"\n  wrote Lamp.count 0 → 1"], line: 7)
        ]
      }
      return test
    }
    return report
  }

  /// Returns the only row of a gradebook with one submission.
  static func row(_ submission: GradedSubmission, _ lateness: Lateness = Lateness())
    -> Gradebook.Row
  {
    Gradebook(
      of: [submission], exercises: exercises, scheme: MarkingScheme(), lateness: lateness
    ).rows[0]
  }

  /// Strings that could cause trouble in a name, a message, or the output.
  static let hostileTexts = [
    "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "=HYPERLINK(\"x\")",
    "\u{202E}drow\u{202C}", "a\u{0}b\u{1}\u{1B}[31m", "]]> &amp; \"'`", "`````", "\u{2028}\u{FFFF}",
    "| *a* _b_ [c](javascript:alert(1)) #", String(repeating: "ä", count: 20_000), "\r\n\t x", "",
  ]

  /// Returns a submission in which everything that a student can choose is the same string.
  static func hostile(_ text: String) -> GradedSubmission {
    var lamp = answer(House.lamp, .failed, [true, false], reason: text)
    lamp.tests[1].issues[0].message = text
    lamp.tests[1].issues[0].comments = [text, "a\n" + text]
    lamp.tests[1].output = text
    lamp.tests[1].name = text
    var door = answer(House.door, .doesNotCompile, reason: text)
    door.compilerOutput = "Exercises/x.swift:1:1: error: \(text)\n1 | \(text)\n"
    var submission = submission(text, lamp, door)
    submission.notes = [text]
    return submission
  }
}
