import Testing

@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookTestSupport

@Suite struct OptionalMarksTests {
  private let chapters = [
    Chapter(
      "01-House", title: "A house", goal: "What stays.",
      [
        .init("Lamp", goal: "Light.", hints: []),
        .init("Door", goal: "Open.", isOptional: true, hints: []),
      ])
  ]
  private var exercises: [Exercise] { chapters.flatMap(\.exercises) }

  /// Returns a submission with a passing answer to the required exercise, and an answer to the
  /// optional one.
  private func submission(_ door: Verdict, _ tests: [Bool] = []) -> GradedSubmission {
    var submission = GradedSubmission(name: "ada")
    submission.answers = [
      Submissions.answer(exercises[0], .passed, [true]),
      door == .missing
        ? .notSubmitted(exercises[1]) : Submissions.answer(exercises[1], door, tests),
    ]
    return submission
  }

  private func row(
    _ submission: GradedSubmission, _ policy: MarkingScheme.OptionalPolicy = .bonus
  ) -> Gradebook.Row {
    var scheme = MarkingScheme()
    scheme.optional = policy
    return Gradebook(of: [submission], exercises: exercises, scheme: scheme).rows[0]
  }

  @Test(arguments: [
    (MarkingScheme.OptionalPolicy.bonus, 15.0, 10.0, Gradebook.Status.complete),
    (.nothing, 10, 10, .complete), (.required, 15, 20, .incomplete),
  ])
  func `an optional answer earns marks according to the marking policy`(
    policy: MarkingScheme.OptionalPolicy, total: Double, maximum: Double,
    status: Gradebook.Status
  ) {
    let row = row(submission(.failed, [true, false]), policy)
    #expect(row.total == total)
    #expect(row.maximum == maximum)
    #expect(row.status == status)
  }

  @Test func `a submission without optional answers can be complete and earn all points`() {
    let row = row(submission(.missing))
    #expect(row.status == .complete)
    #expect(row.total == row.maximum)
  }

  @Test func `an optional answer that isn't allowed is flagged`() {
    #expect(row(submission(.notAllowed)).status == .notAllowed)
  }

  @Test func `feedback marks optional exercises as optional`() {
    func feedback(_ submission: GradedSubmission) -> String {
      Feedback(row: row(submission), chapters: chapters, exercises: exercises).text
    }
    let skipped = feedback(submission(.missing))
    #expect(skipped.contains("**10 of 10 points**; 1 of 1 exercises pass.\n\nEverything passes."))
    #expect(skipped.contains("Passed: 1.1 Lamp.\n\nOptional and not submitted: 1.2 Door.\n"))
    #expect(skipped.hasSuffix("## What you know\n\nYou know this:\n\n- 1 A house: write code\n"))
    let passed = feedback(submission(.passed, [true]))
    #expect(
      passed.contains("**20 of 10 points**; 1 of 1 exercises pass, and 1 optional one."))
    #expect(passed.contains("All pass: 1.1 Lamp, 1.2 Door.\n"))
    #expect(
      feedback(submission(.failed, [true, false]))
        .contains("### 1.2 Door (5 of 10 points, optional)"))
  }

  @Test func `column headings in the CSV file mark optional exercises as optional`() {
    let book = Gradebook(
      of: [submission(.passed, [true])], exercises: exercises, scheme: MarkingScheme())
    #expect(
      GradesCSV(gradebook: book).text.contains(
        "submission,status,total,maximum,1.1 Lamp,1.2 Door (optional)\r\n"
          + "ada,complete,20,10,10,10"))
  }
}
