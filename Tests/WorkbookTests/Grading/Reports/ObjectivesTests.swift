import Testing

@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookTestSupport

/// Checks what reports say about a class whose answers are known.
@Suite struct ObjectivesTests {
  private static let chapters = [
    Chapter(
      "01-House", title: "A house", goal: "What stays.",
      [
        .init("Lamp", goal: "Light.", hints: []),
        .init("Door", goal: "Open.", hints: []),
        .init("Walk", goal: "Predict.", hints: [], predictions: ["prediction1"]),
        .init("Stairs", goal: "Predict more.", hints: [], predictions: ["prediction1"]),
      ]),
    Chapter(
      "02-Garden", title: "A garden", goal: "What grows.",
      [.init("GateCheck", goal: "Test.", hints: [], kind: .test)]),
  ]
  /// Stairs isn't graded.
  private static let graded = chapters.flatMap(\.exercises).filter { $0.name != "Stairs" }

  /// Returns a report with two requirements.
  private func report(_ name: String, _ met: Bool...) -> AnswerReport {
    let exercise = Self.graded.first { $0.name == name } ?? Self.graded[0]
    var report = Submissions.answer(
      exercise, met.allSatisfy(\.self) ? .passed : .failed, met)
    report.requirements = [
      Requirement(number: 1, text: "It works."), Requirement(number: 2, text: "It also stops."),
    ]
    for index in report.tests.indices { report.tests[index].requirement = index + 1 }
    return report
  }

  private func submission(_ name: String, _ answers: AnswerReport...) -> GradedSubmission {
    var submission = GradedSubmission(name: name)
    submission.answers = answers
    return submission
  }

  /// Ada knows all, Bo half of Lamp and nothing about predictions, and Cy didn't submit.
  private func gradebook() throws -> Gradebook {
    Gradebook(
      of: [
        submission(
          "ada", report("Lamp", true, true), report("Door", true, true),
          report("Walk", true, true), report("GateCheck", true, true)),
        submission(
          "bo", report("Lamp", true, false), report("Door", true, true),
          report("Walk", false, false), report("GateCheck", true, true)),
      ],
      exercises: Self.graded, scheme: MarkingScheme(),
      roster: try Roster("name\nada\nbo\ncy\n", named: "r.csv"))
  }

  private func results() throws -> [ClassObjectives.Result] {
    ClassObjectives(try gradebook(), chapters: Self.chapters).results
  }

  @Test func `each chapter has an objective for each skill that its graded exercises need`() throws
  {
    #expect(
      try results().map(\.objective.title) == [
        "1 A house: write code", "1 A house: predict what happens", "2 A garden: write a test",
      ])
  }

  @Test func `students count as knowing an objective from 80 percent of its exercises`() throws {
    let results = try results()
    #expect(
      results.map(\.students) == [[.known: 1, .partial: 1], [.known: 1, .open: 1], [.known: 2]])
    #expect(results.map(\.average) == [0.875, 0.5, 1])
    #expect(Mastery(share: 0.8) == .known)
    #expect(Mastery(share: 0.79) == .partial)
    #expect(Mastery(share: 0.49) == .open)
  }

  @Test func `the requirements that answers miss are counted`() throws {
    let results = try results()
    #expect(results[0].missed == [.init(text: "Lamp: It also stops.", count: 1)])
    #expect(
      results[1].missed == [
        .init(text: "Walk: It also stops.", count: 1), .init(text: "Walk: It works.", count: 1),
      ])
    #expect(results[2].missed == [])
  }

  @Test func `known mistakes are counted by objective`() throws {
    var mistakes = KnownMistakes()
    mistakes.add(report("Lamp", true, false), meaning: "“It never stops.”")
    let results = ClassObjectives(
      try gradebook(), chapters: Self.chapters, mistakes: mistakes
    ).results
    #expect(results.map(\.mistakes) == [[.init(text: "“It never stops.”", count: 1)], [], []])
  }

  @Test func `the class repeats what it knows least`() throws {
    let objectives = ClassObjectives(try gradebook(), chapters: Self.chapters)
    #expect(objectives.toRepeat.map(\.objective.title) == ["1 A house: predict what happens"])
    let first = try #require(objectives.toRepeat.first)
    #expect(first.objective.moreExercises.map(\.name) == ["Stairs"])
  }

  @Test func `the course's rules for marks don't change what students know`() throws {
    var scheme = MarkingScheme()
    scheme.isAllOrNothing = true
    scheme.points = ["Lamp": 0]
    let book = Gradebook(
      of: [submission("bo", report("Lamp", true, false))],
      exercises: [Self.graded[0]], scheme: scheme)
    let result = ClassObjectives(book, chapters: Self.chapters).results[0]
    #expect(result.average == 0.5)
  }

  @Test func `the grades page shows the objectives and what to repeat`() throws {
    let page = try GradesPage(
      gradebook: try gradebook(), chapters: Self.chapters,
      provenance: GradingProvenance(
        isIsolated: true, isolation: "bubblewrap", toolchain: "Swift 6.3.1",
        date: .init(timeIntervalSince1970: 0))
    ).text()
    #expect(page.contains("<h2 id=\"objectives\">Objectives</h2>"))
    #expect(
      page.contains(
        "<li><strong>1 A house: predict what happens</strong>: 1 of 2 students know it. What stays. "
          + "More exercises: 1.4 Stairs. "
          + "Practice: <code>swift run workbook practice identity</code>.</li>"))
    #expect(page.contains("<bdi>Lamp: It also stops.</bdi>"))
  }

  @Test func `a class without submissions has no objectives`() throws {
    let book = Gradebook(
      of: [], exercises: Self.graded, scheme: MarkingScheme(),
      roster: try Roster("name\nada\n", named: "r.csv"))
    #expect(PageObjectives(objectives: ClassObjectives(book, chapters: Self.chapters)).text == "")
  }

  @Test func `the table of objectives has a row for each student`() throws {
    let text = ObjectivesCSV(gradebook: try gradebook(), chapters: Self.chapters).text
    #expect(
      text == """
        \u{FEFF}name,1 A house: write code,1 A house: predict what happens,2 A garden: write a test\r
        ada,100,100,100\r
        bo,75,0,100\r
        cy,,,\r

        """)
  }

  @Test func `feedback ends with what the student knows and what to repeat`() throws {
    let row = try #require(try gradebook().rows.first { $0.name == "bo" })
    let text = Feedback(row: row, chapters: Self.chapters, exercises: Self.graded).text
    #expect(
      text.hasSuffix(
        """
        ## What you know

        You know this:

        - 2 A garden: write a test

        You know a part of this:

        - 1 A house: write code

        Repeat this:

        - 1 A house: predict what happens. Read `Chapters/01-House.md`, and practice with `swift run workbook practice identity`.

        """))
  }
}
