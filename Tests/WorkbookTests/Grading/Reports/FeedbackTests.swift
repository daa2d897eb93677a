import Testing

@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookTestSupport

@Suite struct FeedbackTests {
  private func feedback(_ submission: GradedSubmission) -> String {
    Feedback(
      row: Submissions.row(submission), chapters: House.chapters,
      exercises: Submissions.exercises
    ).text
  }

  @Test func `feedback shows the tests that pass, each failure, and where to read more`() {
    let text = feedback(
      Submissions.submission("ada", Submissions.answer(House.lamp, .failed, [true, false, false])))
    #expect(
      text == """
        # Feedback for ada

        **23.33 of 30 points**; 2 of 3 exercises pass.

        ## 1 A house

        Passed: 1.2 Door.

        ### 1.1 Lamp (3.33 of 10 points)

        Lamp failed: 1 of 3 tests passed.

        First failing test: **claim 2** (`Tests/01-House/LampTests.swift:9`)

        ```text
        It counts twice.
        Expectation failed: (count → 1) == 2
        ```

        What happened:

        ```text
        tap "Add"
          wrote Lamp.count 0 → 1
        ```

        Also failing:

        - **claim 3** (`Tests/01-House/LampTests.swift:13`)\("  ")
          It counts twice.

        Stuck? `swift run workbook hint Lamp`

        Read on: `Chapters/01-House.md`, or `swift run workbook read 1`.

        ## 2 A garden

        All pass: 2.1 Gate.

        ## What you know

        You know this:

        - 2 A garden: write code

        You know a part of this:

        - 1 A house: write code

        """)
  }

  @Test func `feedback lists the requirements, with the first failure of each that isn't met`() {
    var answer = Submissions.answer(House.lamp, .failed, [true, false, false, false])
    answer.requirements = ["It shines.", "It goes out.", "It blinks."].enumerated().map {
      Requirement(number: $0 + 1, text: $1)
    }
    for (index, number) in [1, 2, 2, 3].enumerated() { answer.tests[index].requirement = number }
    let text = feedback(Submissions.submission("ada", answer))
    #expect(text.contains("Lamp failed: 1 of 3 requirements met."))
    #expect(text.contains("- [x] 1. It shines.\n- [ ] 2. It goes out.\n- [ ] 3. It blinks.\n"))
    #expect(text.contains("Requirement 2, failing test: **claim 2**"))
    #expect(text.contains("Requirement 3, failing test: **claim 4**"))
    #expect(text.contains("Also failing:\n\n- **claim 3**"))
  }

  @Test func `feedback on a further failure says what went wrong, not only for which argument`() {
    var answer = Submissions.answer(House.lamp, .failed, [true, false, false])
    answer.tests[2].issues[0].comments.insert("With count → 2.", at: 0)
    let text = feedback(Submissions.submission("ada", answer))
    #expect(
      text.contains("- **claim 3** (`Tests/01-House/LampTests.swift:13`)  \n  It counts twice.\n"))
  }

  @Test func `feedback distinguishes exercises that are missing, not started, or rejected`() {
    let door = AnswerReport(
      exercise: "Door", chapter: House.door.chapter, verdict: .missing,
      reason: "There are several files for this exercise: a, b. Submit only one of them.")
    let text = feedback(
      Submissions.submission(
        "ada", .notSubmitted(House.lamp), door, Submissions.answer(House.gate, .unfinished)))
    #expect(text.contains("## 1 A house\n\nNot submitted: 1.1 Lamp.\n\n### 1.2 Door"))
    #expect(
      text.contains("There are several files for this exercise: a, b. Submit only one of them."))
    #expect(text.contains("Not started yet: Let somebody in."))
    #expect(text.components(separatedBy: "Not started").count == 2)
  }

  @Test func `feedback says when all exercises pass`() {
    #expect(feedback(Submissions.submission("ada")).contains("Everything passes. Well done!"))
  }

  @Test func `feedback doesn't present a grader error as the student's fault`() {
    let text = feedback(Submissions.submission("a", Submissions.answer(House.lamp, .graderError)))
    #expect(text.contains("This isn't your fault."))
    #expect(!text.contains("hint Lamp"))
  }

  @Test func `text from an answer can't become Markdown or end a code block early`() {
    #expect(Feedback.escaped("<b> [a](b) *c*\n#") == "\\<b\\> \\[a\\]\\(b\\) \\*c\\* \\#")
    #expect(Feedback.fenced("a\n````\nb") == "`````text\na\n````\nb\n`````")
  }

  @Test(arguments: Submissions.hostileTexts)
  func `no text in a submission can change the headings of its feedback`(text: String) {
    func headings(_ text: String) -> Int {
      text.split(separator: "\n").count { $0.hasPrefix("## ") || $0.hasPrefix("### ") }
    }
    #expect(
      headings(feedback(Submissions.hostile(text))) == headings(feedback(Submissions.hostile("x"))))
  }

  @Test func `feedback says what isn't allowed, but not how to permit it`() {
    var answer = Submissions.answer(House.lamp, .notAllowed, reason: "Lamp.swift:3: No URL.")
    answer.permittedBy = ["URL"]
    let text = feedback(Submissions.submission("ada", answer))
    #expect(text.contains("Lamp uses something that isn't allowed"))
    #expect(text.contains("Lamp.swift:3: No URL."))
    #expect(!text.contains("allow URL"))
  }
}
