import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookGrading

/// Checks that an answer earns points only for what it adds to the program that its student found.
@Suite struct SolvedTestsTests {
  /// Returns a report with some conditions, followed by tests that earn points.
  ///
  /// - Parameters:
  ///   - conditions: The outcomes of the conditions: `+` for passed, `-` for failed, `o` for
  ///     unfinished, `!` for crashed, and `?` for not reached.
  ///   - tests: The outcomes of the other tests.
  private func report(
    _ conditions: String, _ tests: String, _ verdict: Verdict = .failed,
    of exercise: Exercise = House.lamp
  ) -> AnswerReport {
    var report = Submissions.answer(
      exercise, verdict, (conditions + tests).map { $0 != "-" && $0 != "!" })
    let outcomes: [Character: TestReport.Outcome] = [
      "+": .passed, "-": .failed, "o": .unfinished, "!": .crashed, "?": .notReached,
    ]
    for (index, letter) in (conditions + tests).enumerated() {
      report.tests[index].outcome = outcomes[letter] ?? .failed
      if index < conditions.count { report.tests[index].isCondition = true }
    }
    return report
  }

  private func earned(_ report: AnswerReport, _ scheme: MarkingScheme = MarkingScheme()) -> Double {
    scheme.earned(by: report, for: House.lamp)
  }

  @Test(arguments: [
    ("++++++", "-----", 0.0), ("++++++", "+++--", 6), ("+++++-", "++++-", 6),
    ("++++++", "++++-", 8),
    ("+++---", "+++++", 4), ("------", "+++--", 0), ("", "+-", 5), ("", "----", 0), ("++", "", 0),
    ("+++?", "++", 5), ("+++!", "++", 5),
  ])
  func `tests that the program passed as it was found earn nothing, and cost if they fail`(
    conditions: String, tests: String, points: Double
  ) {
    #expect(earned(report(conditions, tests)) == points)
  }

  @Test func `a condition that reaches another hole costs nothing`() {
    #expect(earned(report("oo", "++oo", .unfinished)) == 5)
    #expect(earned(report("--", "++oo", .failed)) == 0)
  }

  @Test func `a better outcome of a test never costs points`() {
    let outcomes = ["-", "o", "+"]
    var reports: [String] = [""]
    for _ in 0..<5 { reports = reports.flatMap { text in outcomes.map { text + $0 } } }
    for text in reports {
      for place in text.indices where text[place] != "+" {
        let next = text[place] == "-" ? "o" : "+"
        let better = text.replacingCharacters(in: place...place, with: next)
        func points(_ text: String) -> Double {
          earned(report(String(text.prefix(2)), String(text.dropFirst(2))))
        }
        #expect(points(text) <= points(better), "\(text) \(better)")
        #expect(points(text) >= 0 && points(better) < 10)
      }
    }
  }

  @Test func `only an answer that passes earns full points`() {
    #expect(earned(report("++", "++", .passed)) == 10)
    #expect(earned(report("++", "++", .failed)) < 10)
    #expect(earned(report("++", "++", .tampered)) == 0)
    var scheme = MarkingScheme()
    scheme.isAllOrNothing = true
    #expect(earned(report("++", "+-"), scheme) == 0)
  }

  @Test func `results of older versions have no conditions and keep their marks`() throws {
    let report = Submissions.answer(House.lamp, .failed, [true, true, true, false])
    let data = try JSONEncoder().encode(report)
    #expect(!String(decoding: data, as: UTF8.self).contains("isCondition"))
    let restored = try JSONDecoder().decode(AnswerReport.self, from: data)
    #expect(earned(restored) == 7.5)
    let conditions = self.report("+", "-")
    #expect(
      try JSONDecoder().decode(AnswerReport.self, from: JSONEncoder().encode(conditions))
        == conditions)
  }

  @Test func `feedback says what still works, what is solved, and how that counts`() {
    func feedback(_ report: AnswerReport) -> String {
      Feedback(
        row: Submissions.row(Submissions.submission("ada", report)), chapters: House.chapters,
        exercises: Submissions.exercises
      ).text
    }
    let nothing = feedback(report("++++++", "-----"))
    #expect(nothing.contains("### 1.1 Lamp (0 of 10 points)"))
    #expect(nothing.contains("Lamp failed: solved: 0 of 5; still works: 6 of 6."))
    #expect(
      nothing.contains(
        "6 of the tests pass before you change anything, so they can't earn points. What worked "
          + "must still work."))
    let broken = feedback(report("+++++-", "+++++"))
    #expect(broken.contains("### 1.1 Lamp (8 of 10 points)"))
    #expect(broken.contains("Lamp failed: solved: 5 of 5; still works: 5 of 6."))
    #expect(
      broken.contains(
        "Each one that no longer passes takes away the points for a test that you solved."))
    #expect(!feedback(report("", "+-")).contains("can't earn points"))
  }

  @Test func `every format and the page have the marks of a do-nothing answer`() throws {
    let row = Submissions.row(Submissions.submission("ada", report("++++++", "-----")))
    #expect(row.total == 20)
    let gradescope = GradescopeResult(row, exercises: Submissions.exercises)
    #expect(gradescope.score == 20)
    #expect(gradescope.tests[0].score == 0)
    #expect(
      gradescope.tests[0].output.hasPrefix("Lamp failed: solved: 0 of 5; still works: 6 of 6."))
    let classroom = ClassroomResult(row, exercises: Submissions.exercises)
    #expect(classroom.tests.map(\.score) == [0, 10, 10])
    #expect(HeatCell(row.marks[0].report) == .part(0))
    let book = Gradebook(
      of: [row.submission].compactMap(\.self), exercises: Submissions.exercises,
      scheme: MarkingScheme())
    let statistics = ExerciseStatistics(of: House.lamp, at: 0, in: book, mistakes: KnownMistakes())
    #expect(statistics.failed == 1 && statistics.partial == 0)
    // Each test keeps its own outcome.
    let exercism = ExercismResult(row, exercises: Submissions.exercises) { _ in nil }
    let statuses = Set(exercism.tests.prefix(6).map(\.status))
    #expect(statuses == ["pass"])
    #expect(exercism.tests[6].status == "fail")
  }
}
