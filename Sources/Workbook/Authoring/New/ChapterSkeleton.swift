import WorkbookCore

/// The files of a new chapter. The files compile, and a placeholder marks everything that is left
/// to write, so that `workbook verify` can report it.
struct ChapterSkeleton {
  let chapter: Chapter

  private var listingsPath: String {
    "Tests/\(chapter.folder)/\(chapter.module)Listings.swift"
  }
  private var example: String { "\(chapter.module)Example" }
  private var exampleSource: String {
    """
    struct \(example): View {
      var body: some View {
        Text("«write: an example»")
      }
    }
    """
  }

  /// The chapter's part of the table of contents.
  var contents: String {
    """
    import WorkbookCore

    extension Chapter {
      static let \(chapter.module.lowercasingFirstLetter) = Chapter(
        "\(chapter.folder)",
        title: "\(chapter.title)",
        goal: "«write: what it teaches, in one line»",
        [
        ])
    }

    """
  }

  var prose: String {
    """
    # \(chapter.title)

    «write: the reader's question, which this chapter answers, in two or three lines»

    **You will learn** to

    - «write: what the reader can do afterwards; three to five items»

    About «write: number» minutes to read\(basis)

    **From earlier chapters**

    1. «write: a question about an earlier chapter that this one needs»
    2. «write: another question»

    ## The problem

    «write: the problem, and the smallest code that shows it»

    <!-- listing: \(listingsPath) example -->
    ```swift
    // \(listingsPath)
    \(exampleSource)
    ```

    «write: what happened and why, and then the rule»

    **Before you go on (3):** «write: a question about this section; most sections end with one»
    ([Answers](#answers))

    ## Answers

    1. «write: the answer to the first question»
    2. «write: the answer to the second question»
    3. «write: the answer to the question after the section»

    ## Recap

    - «write: the chapter's rules, one line each»

    ## Exercises

    Open the exercise's file. The comment lists what your answer has to do. Follow the instruction in each
    call to `unfinished`, and replace or delete the call. Then check your answer, for example with
    `swift run workbook check «write: the first exercise»`.

    ## On Apple's platforms

    «write: what is different in SwiftUI, and since which version it works»

    """
  }

  /// The end of the line that says how long the chapter is.
  private var basis: String {
    chapter.number > 1 ? " · builds on chapter «write: number»" : ""
  }

  var listings: String {
    """
    import StateFlow

    // The listings of \(chapter.prosePath). They are compiled here, and
    // \(chapter.module)ProseTests checks that they do what the prose says.

    // listing: example
    \(exampleSource)
    // end

    """
  }

  var proseTests: String {
    """
    import StateFlow
    import Testing
    import WorkbookTesting

    /// Tests that the claims in \(chapter.prosePath) are true.
    @Suite("Chapter \(chapter.number): \(chapter.title)")
    struct \(chapter.module)ProseTests {
      @Test func `the example is on screen`() {
        let screen = Screen { \(example)() }
        #expect(screen.shows("«write: an example»"))
      }
    }

    """
  }

  /// The item in the book's list of chapters.
  var item: String { "- [\(chapter.title)](\(chapter.folder).md): «write: what it teaches»" }

  var demo: String {
    """
    import DemoSupport
    import StateFlow
    import StateFlowTerminal

    @testable import \(chapter.module)

    @main
    struct \(chapter.module)Demo: App {
      @State private var tab = "Pitfall"

      var body: some Scene {
        WindowGroup {
          TabView(selection: $tab) {
            SideBySide {
              Exhibit("«write: the pitfall»", try: "«write: what to try»") {
                Text("«write: a view with the pitfall»")
              }
            } cure: {
              Exhibit("«write: the cure»", try: "«write: what to try here»") {
                Text("«write: a view without the pitfall»")
              }
            }
            .tabItem { Text("Pitfall") }.tag("Pitfall")
          }
        }
      }
    }

    """
  }

  var demoScript: String {
    """
    # «write: what a user does in the demo, one step per line; replace this line»

    """
  }

  /// The row in the README's table of chapters.
  var row: String {
    "| [\(chapter.number) \(chapter.title)](\(chapter.prosePath)) | «write: what it teaches» "
      + "| `\(chapter.demo.name)` |"
  }
}
