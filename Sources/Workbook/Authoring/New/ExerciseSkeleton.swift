import WorkbookCore

/// The files of a new exercise. They build, and a placeholder marks everything that is left to
/// write, so that `workbook verify` finds it.
struct ExerciseSkeleton {
  let exercise: Exercise
  let chapter: Chapter

  private var name: String { exercise.name }

  private func opening(_ rest: String) -> String {
    """
    import StateFlow

    \(exercise.isOptional ? "// Optional.\n//\n" : "")\
    // «write: two lines of story, the same in the stub and in the solution»

    struct \(name): View {
    \(rest)
    }

    """
  }

  var stub: String {
    opening(
      """
        var body: some View {
          unfinished("«write: the task»", placeholder: Text(""))
        }
      """)
  }

  var solution: String {
    opening(
      """
        // «write: why this is the answer»
        var body: some View {
          Text("«write: the answer»")
        }
      """)
  }

  var suite: String {
    """
    import Testing
    import WorkbookTesting

    @testable import \(chapter.module)

    @Suite("\(chapter.number).\(exercise.number) \(name.sentenceCased)", \(exercise.trait))
    struct \(exercise.suiteName) {
      // «write: the behavior, as the name of the test»
      @Test func `the answer is on screen`() {
        let screen = Screen { \(name)() }
        #expect(screen.shows("the answer"), "«write: what a user sees»")
      }
    }

    """
  }

  var wrongAnswers: String {
    """
    \(CatalogEditor.opening(of: exercise))
    ## RenameMe

    **The thought:** «write: the misconception, and rename the section after it; at least three»

    **What you see:** «write: what such an answer does that it shouldn't»

    **Caught by:** the answer is on screen

    ```swift
    import StateFlow

    struct \(name): View {
      var body: some View {
        Text("«write: what a student shows who thinks so»")
      }
    }
    ```

    """
  }

  /// The entry in the table of contents.
  var contents: String {
    """
          Draft(
            "\(name)",
            goal: "«write: what it is about, in one line»",\(exercise.isOptional ? "\n        isOptional: true," : "")
            hints: [
              "«write: a question»",
              "«write: a pointer»",
              "«write: nearly the code»",
            ])
    """
  }

  /// The tab in the chapter's demo.
  var demoTab: String {
    let label = "\(chapter.number).\(exercise.number)"
    return """
              Exhibit("\(label) \(name)", try: "«write: what to try»") {
                \(name)()
              }
              .tabItem { Text("\(label)") }.tag("\(label)")
      """
  }

  /// The item in the list at the end of the prose.
  var proseItem: String {
    """
    \(exercise.number). **\(name)** — `\(exercise.answerPath())`\(exercise.isOptional ? " (optional)" : ""). «write: what it asks»
       `swift run workbook check \(exercise.name)`
    """
  }
}
