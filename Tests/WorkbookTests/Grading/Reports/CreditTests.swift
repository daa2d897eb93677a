import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookTestSupport

/// Checks that an answer earns points only for what it adds to the program that its student found.
@Suite struct CreditTests {
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
        "6 tests pass before you change anything, so they can't earn points. What worked must still "
          + "work."))
    let broken = feedback(report("+++++-", "+++++"))
    #expect(broken.contains("### 1.1 Lamp (8 of 10 points)"))
    #expect(broken.contains("Lamp failed: solved: 5 of 5; still works: 5 of 6."))
    #expect(
      broken.contains(
        "For each one that you break, you lose the points for one that you solved."))
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
    #expect(HeatCell(row.marks[0]) == .part(0))
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

  /// Returns a report whose tests prove the given requirements, with `+` for a test that passed.
  private func report(
    _ requirements: [Int], _ outcomes: String, conditions: Set<Int> = []
  ) -> AnswerReport {
    var report = report("", outcomes)
    report.requirements = Set(requirements).sorted().map {
      Requirement(number: $0, text: "Claim \($0).")
    }
    for (index, number) in requirements.enumerated() {
      report.tests[index].requirement = number
      if conditions.contains(index) { report.tests[index].isCondition = true }
    }
    return report
  }

  @Test func `points are divided among requirements, no matter how many tests prove each`() {
    #expect(earned(report([1, 1, 1, 1, 2], "++++-")) == 5)
    #expect(earned(report([1, 1, 1, 1, 2], "+++-+")) == 5)
    #expect(earned(report([1, 2, 3, 4, 4], "+++-+")) == 7.5)
    #expect(Credit(for: report([1, 2, 2], "++-")).words == "1 of 2 requirements met")
  }

  @Test func `a requirement is a condition if the program met it as it was found`() {
    // Requirement 2 is met at first, but only one of the tests of requirement 1 passes.
    #expect(earned(report([1, 1, 2], "+-+", conditions: [0, 2])) == 0)
    #expect(earned(report([1, 1, 2, 3], "+++-", conditions: [0, 2])) == 5)
    #expect(earned(report([1, 1, 2, 3], "++-+", conditions: [0, 2])) == 5)
    #expect(
      Credit(for: report([1, 1, 2], "+-+", conditions: [0, 2])).words
        == "solved: 0 of 1; still works: 1 of 1")
  }

  private func weighted(_ weights: [Int: Double]) -> MarkingScheme {
    var scheme = MarkingScheme()
    scheme.weights = ["Lamp": weights]
    return scheme
  }

  @Test func `requirements with a weight earn points in proportion to it`() {
    let report = report([1, 2, 2, 3], "+++-")
    #expect(earned(report, weighted([2: 2])) == 7.5)
    #expect(earned(report, weighted([3: 8])) == 2)
    #expect(earned(report, weighted([1: 10, 2: 10, 3: 20])) == 5)
    #expect(earned(report, weighted([1: 0])) == 5)
    var scheme = weighted([2: 2])
    scheme.weights = ["Door": [2: 2]]
    #expect(earned(report, scheme) == earned(report))
  }

  @Test func `a requirement with the weight 0 costs nothing, but its test still has to pass`() {
    let report = report([1, 2, 3], "++-")
    #expect(earned(report, weighted([3: 0])) == 10)
    var scheme = weighted([3: 0])
    scheme.isAllOrNothing = true
    #expect(earned(report, scheme) == 0)
    // An answer that fails though all its tests passed earns less than one that passes.
    #expect(earned(self.report([1, 2], "++"), weighted([1: 3])) < 10)
    #expect(earned(self.report([1, 2], "+-"), weighted([1: 0])) == 0)
  }

  @Test func `a broken condition costs the average points of a requirement`() {
    let report = report([1, 2, 3, 4], "-++-", conditions: [0])
    #expect(earned(report, weighted([2: 3, 3: 6, 4: 3])).points == "4.17")
    // Only the relation of the weights counts.
    #expect(earned(report, weighted([2: 1, 3: 2, 4: 1])).points == "4.17")
  }

  @Test func `the instructor learns of weights that have no effect`() {
    func notes(_ weights: [Int: Double]) -> [String] {
      let submission = Submissions.submission("ada", report([1, 2], "+-", conditions: [0]))
      return Gradebook(
        of: [submission], exercises: Submissions.exercises, scheme: weighted(weights)
      ).notes
    }
    #expect(
      notes([1: 3]) == [
        "Lamp#1 has a weight, but is a condition that the program meets before a student changes "
          + "anything, so it earns nothing."
      ])
    #expect(
      notes([2: 0]) == [
        "Lamp has the weight 0 for all requirements that can earn points, so only a passing "
          + "answer earns points."
      ])
    #expect(notes([2: 3]) == [])
  }

  @Test func `feedback and the page show the weights' effect`() {
    let submission = Submissions.submission("ada", report([1, 2, 3], "++-", conditions: [0]))
    let row = Gradebook(
      of: [submission], exercises: Submissions.exercises, scheme: weighted([1: 5, 2: 3])
    ).rows[0]
    let text = Feedback(row: row, chapters: House.chapters, exercises: Submissions.exercises).text
    #expect(text.contains("### 1.1 Lamp (7.5 of 10 points)"))
    #expect(text.contains("- [x] 1. Claim 1.\n- [x] 2. Claim 2. (weight 3)\n- [ ] 3. Claim 3.\n"))
    #expect(HeatCell(row.marks[0]) == .part(75))
  }
}
