import StateFlow
import Testing

@testable import WorkbookTesting

struct ExerciseSummaryTests {
  private func result(
    _ suite: String, _ name: String = "is right", _ outcome: GradedResult.Outcome = .passed,
    holes: [(file: String, line: Int)] = [], isOptional: Bool = false
  ) -> GradedResult {
    GradedResult(
      suite: suite, name: name, file: "Tests/\(name).swift", line: 3, isOptional: isOptional,
      outcome: outcome,
      holes: Set(
        holes.map {
          UnfinishedHole(
            task: "Complete line \($0.line).\nThen rest.", fileID: "", filePath: $0.file,
            line: $0.line, column: 1)
        }))
  }

  @Test func `the summary of a single test uses the singular`() {
    #expect("\(ExerciseSummary([result("1.1 A")]))" == "\nThe graded test passed.")
  }

  @Test(
    arguments: [
      ([GradedResult.Outcome.passed, .unfinished, .failed], GradedResult.Outcome.failed),
      ([.failed, .unfinished, .passed], .failed),
      ([.passed, .unfinished, .passed], .unfinished),
      ([.passed, .passed], .passed),
    ])
  func `a test's outcome is the worst outcome of its cases`(
    cases: [GradedResult.Outcome], outcome: GradedResult.Outcome
  ) {
    var result = result("1.1 A")
    for outcome in cases { _ = result.add(outcome) }
    #expect(result.outcome == outcome)
  }

  @Test func `a hole is new only for the first test case that reaches it`() {
    let hole = UnfinishedHole(task: "", fileID: "", filePath: "A.swift", line: 1, column: 1)
    var result = result("1.1 A")
    #expect(
      [result.add(.unfinished, at: hole), result.add(.unfinished, at: hole)] == [true, false])
  }

  @Test func `the summary sorts chapters and exercises by number`() {
    let titles = ["10.1 D", "2.10 C", "2.9 B", "1.1 A"]
    let results = titles.indices.map { index in
      result(titles[index], "n", .unfinished, holes: [("Exercises/\(index).swift", index + 1)])
    }
    let summary = ExerciseSummary(results.shuffled()).description
    #expect(summary.hasSuffix("Start with Exercises/3.swift:4\n  Complete line 4."))
  }

  @Test
  func `if a test reaches two holes, the summary names the one that comes first in the file`() {
    let results = [result("1.1 A", "n", .unfinished, holes: [("A.swift", 20), ("A.swift", 9)])]
    #expect(ExerciseSummary(results).description.contains("Start with A.swift:9"))
  }

  @Test func `the summary names failures before holes`() {
    let results = [
      result("1.1 A", "n", .unfinished, holes: [("Exercises/A.swift", 1)]),
      result("1.2 B", "adds up", .failed),
      result("1.3 C"),
    ]
    #expect(
      ExerciseSummary(results).description == """

        Graded tests: 1 passed, 1 unfinished, 1 failed.
        First fix "adds up" in 1.2 B, Tests/adds up.swift:3
        Then continue with Exercises/A.swift:1
          Complete line 1.
        """)
  }

  @Test func `the summary names optional exercises after all other exercises`() {
    let optional = result(
      "1.1 A", "n", .unfinished, holes: [("Exercises/A.swift", 1)], isOptional: true)
    let required = result("1.2 B", "n", .unfinished, holes: [("Exercises/B.swift", 2)])
    #expect(
      ExerciseSummary([optional, required]).description == """

        Graded tests: 0 passed, 2 unfinished, 0 failed.
        Start with Exercises/B.swift:2
          Complete line 2.
        """)
    #expect(
      ExerciseSummary([optional, result("1.2 B"), result("1.3 C")]).description == """

        All 2 required graded tests passed. Unfinished optional tests: 1.
        Start with Exercises/A.swift:1
          Complete line 1.
        """)
  }

  @Test func `unfinished tests count as failed in strict mode`() {
    let results = [result("1.1 A", "n", .unfinished, holes: [("Exercises/A.swift", 1)])]
    #expect(
      ExerciseSummary(results, unfinishedFails: true).description == """

        Graded tests: 0 passed, 0 unfinished, 1 failed.
        Start with Exercises/A.swift:1
          Complete line 1.
        """)
  }

  @Test(
    arguments: [
      ("/w/Tests/01-ViewState/DialTests.swift", true),
      ("/w/Tests/01-ViewState/SliderTests.swift", false),
      ("/w/Tests/02-Bindings/DialTests.swift", false),
      ("/w/Tests/01-ViewState/Dial.swift", false),
    ])
  func `an exercise is graded by the test file that has its name`(path: String, isGraded: Bool) {
    let hole = UnfinishedHole(
      task: "", fileID: "", filePath: "/w/Exercises/01-ViewState/Dial.swift", line: 1, column: 1)
    #expect(hole.isInExercise(gradedAt: path) == isGraded)
  }
}
