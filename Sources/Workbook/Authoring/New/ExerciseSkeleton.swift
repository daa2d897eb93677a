import WorkbookCore

/// The files of a new exercise. The files compile, and a placeholder marks everything that is left
/// to write, so that `workbook verify` can report it.
struct ExerciseSkeleton {
  let exercise: Exercise
  let chapter: Chapter

  private var name: String { exercise.name }

  /// The list in the stub's comment.
  private static let requirements = "1. «write: what a user sees; one claim that a test can check»"

  private func opening(listing requirements: String? = nil, _ rest: String) -> String {
    """
    import StateFlow

    \(exercise.isOptional ? "// Optional.\n//\n" : "")\
    // «write: two lines of story, the same in the stub and in the solution»
    \(requirements.map { "//\n// \($0)\n" } ?? "")
    struct \(name): View {
    \(rest)
    }

    """
  }

  /// The name of the function that a student writes if the exercise asks for a test.
  private var checkFunction: String { "check\(name)" }

  private func test(listing requirements: String? = nil, _ body: String) -> String {
    """
    import StateFlow
    import Testing
    import WorkbookTesting

    // «write: two lines of story, the same in the stub and in the solution»

    /// «write: what a correct screen does»
    \(requirements.map { "///\n/// \($0)\n" } ?? "")\
    func \(checkFunction)(on screen: Screen) throws {
    \(body)
    }

    """
  }

  var stub: String {
    guard exercise.kind == .program else {
      return test(
        listing: Self.requirements, "  unfinished(\"«write: the task»\")")
    }
    return opening(
      listing: Self.requirements,
      """
        var body: some View {
          unfinished("«write: the task»", placeholder: Text(""))
        }
      """)
  }

  var solution: String {
    guard exercise.kind == .program else {
      return test(
        """
          screen.button("Show").tap()
          #expect(screen.shows("the answer"), "«write: what a user sees»")
        """)
    }
    return opening(
      """
        // «write: why this is the answer»
        var body: some View {
          Text("«write: the answer»")
        }
      """)
  }

  var suite: String {
    guard exercise.kind == .program else { return trial }
    return """
      import Testing
      import WorkbookTesting

      @testable import \(chapter.module)

      @Suite("\(chapter.number).\(exercise.number) \(name.sentenceCased)", \(exercise.trait))
      struct \(exercise.suiteName) {
        // «write: the behavior, as the name of the test»
        @Test(.proves(1)) func `the answer is on screen`() {
          let screen = Screen { \(name)() }
          #expect(screen.shows("the answer"), "«write: what a user sees»")
        }
      }

      """
  }

  /// The suite of an exercise whose answer is a test.
  private var trial: String {
    """
    import StateFlow
    import Testing
    import WorkbookTesting

    @testable import \(exercise.module)

    @Suite("\(chapter.number).\(exercise.number) \(name.sentenceCased)", \(exercise.trait))
    struct \(exercise.suiteName) {
      private static let trial = TestTrial(
        of: { try \(checkFunction)(on: $0) },
        on: [
          .right("«write: what is special about it»", content: simple),
          .right("«write: what is special about it»", content: titled),
          .wrong(
            "«write: what is wrong with it»", thought: "«write: the misconception»", content: empty),
        ])

      @Test(.proves(1)) func `your test passes for every correct screen`() async throws {
        try await Self.trial.expectRightProgramsHold()
      }

      // «write: what is wrong, in the name of the test; one test for each incorrect program»
      @Test(.proves(1)) func `your test catches the mistake`() async throws {
        try await Self.trial.expectNotice(of: "«write: what is wrong with it»")
      }

      @Test(.proves(1)) func `your test judges a screen by its behavior`() async throws {
        try await Self.trial.expectSameJudgmentEachTime()
      }
    }

    // The programs to test. Each one declares its types inside a function and uses the same names
    // as the others, so the names don't reveal which program is being tested.

    private func simple() -> some View {
      struct Program: View {
        @State private var isShown = false
        var body: some View {
          Button("Show") { isShown = true }
          if isShown { Text("the answer") }
        }
      }
      return Program()
    }

    private func titled() -> some View {
      struct Program: View {
        @State private var isShown = false
        var body: some View {
          Text("A title")
          Button("Show") { isShown = true }
          if isShown { Text("the answer") }
        }
      }
      return Program()
    }

    private func empty() -> some View {
      struct Program: View {
        var body: some View { Button("Show") {} }
      }
      return Program()
    }

    \(withheldTrial)
    """
  }

  /// The part of the trial that copies for students lack.
  private var withheldTrial: String {
    """
    \(SuiteText.withheldMark)

    // `workbook release` removes this part, so that a test can't be fitted to these programs. Each one
    // breaks a requirement in a way that any test of this requirement notices.
    extension \(exercise.suiteName) {
      private static let withheldTrial = TestTrial(
        of: { try \(checkFunction)(on: $0) },
        on: [
          .right("«write: what is special about it»", content: simple),
          .right("«write: what is special about it»", content: titled),
          .wrong(
            "«write: what is wrong with the first»", thought: "«write: the misconception»",
            content: otherText),
          .wrong(
            "«write: what is wrong with the second»", thought: "«write: the misconception»",
            content: secondTap),
        ])

      @Test(.proves(1)) func `your test catches «write: what is wrong with the first»`() async throws {
        try await Self.withheldTrial.expectNotice(of: "«write: what is wrong with the first»")
      }

      @Test(.proves(1)) func `your test catches «write: what is wrong with the second»`() async throws {
        try await Self.withheldTrial.expectNotice(of: "«write: what is wrong with the second»")
      }
    }

    private func otherText() -> some View {
      struct Program: View {
        @State private var isShown = false
        var body: some View {
          Button("Show") { isShown = true }
          if isShown { Text("another answer") }
        }
      }
      return Program()
    }

    private func secondTap() -> some View {
      struct Program: View {
        @State private var taps = 0
        var body: some View {
          Button("Show") { taps += 1 }
          if taps > 1 { Text("the answer") }
        }
      }
      return Program()
    }

    """
  }

  var wrongAnswers: String {
    if exercise.kind == .test { return wrongTests }
    return """
      \(CatalogEditor.opening(of: exercise))
      ## RenameMe

      **The thought:** «write: the misconception, and rename the section after it; at least three»

      **What you see:** «write: what such an answer does that it shouldn't»

      **Caught by:** the answer is on screen

      ```swift
      import StateFlow

      struct \(name): View {
        var body: some View {
          Text("«write: the text that such an answer shows»")
        }
      }
      ```

      """
  }

  /// The catalog of wrong answers to an exercise whose answer is a test.
  private var wrongTests: String {
    """
    \(CatalogEditor.opening(of: exercise))
    ## RenameMe

    **The thought:** «write: the misconception, and rename the section after it; at least three»

    **What you see:** «write: which programs such a test doesn't tell apart»

    **Caught by:** your test catches the mistake

    ```swift
    import StateFlow
    import Testing
    import WorkbookTesting

    func \(checkFunction)(on screen: Screen) throws {
      #expect(screen.texts.count < 3, "«write: the incorrect expectation»")
    }
    ```

    """
  }

  /// The entry in the table of contents.
  var contents: String {
    """
          Draft(
            "\(name)",
            goal: "«write: what it is about, in one line»",
            minutes: 15,\(exercise.isOptional ? "\n        isOptional: true," : "")
            hints: [
              "«write: a question»",
              "«write: a pointer»",
              "«write: nearly the code»",
            ]\(exercise.kind == .test ? ", kind: .test" : ""))
    """
  }

  /// The tab in the chapter's demo.
  var demoTab: String {
    let label = "\(chapter.number).\(exercise.number)"
    return """
              Exhibit("\(label) \(name)", try: "«write: what to try»") {
                \(name)()
              }
              .tabItem { Text("\(label) \(name.sentenceCased)") }.tag("\(label)")
      """
  }

  /// The item in the list at the end of the prose.
  var proseItem: String {
    """
    \(exercise.number). **\(name)**, in `\(exercise.answerPath())`\(exercise.remark.map { " (\($0))" } ?? ""):
       «write: what it asks, in one or two sentences»
    """
  }
}
