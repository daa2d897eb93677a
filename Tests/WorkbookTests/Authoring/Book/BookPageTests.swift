import Testing

@testable import WorkbookAuthoring
@testable import WorkbookCore

/// Tests of the Markdown that DocC reads for a page.
@Suite struct BookPageTests {
  let workbook: SmallWorkbook
  let kit = KitNames(
    [
      .init(title: "State", file: "Sources/StateFlow/Properties/State.swift"),
      .init(title: "Binding", file: "Sources/StateFlow/Properties/Binding.swift"),
      .init(title: "Text", file: "Sources/StateFlow/Views/Text/Text.swift"),
      .init(title: "Font", file: "Sources/StateFlow/Views/Font.swift"),
      .init(title: "Story", file: "Sources/StateFlowStory/Story.swift"),
    ], extendedModules: ["Swift"])

  init() throws {
    workbook = try SmallWorkbook()
    workbook.contents.append(
      Chapter("02-Fire", title: "Fire", goal: "Fire is state.", []))
    workbook["Chapters/02-Fire.md"] = "# Fire\n\n## A light\n"
  }

  private func page(_ path: String, _ text: String) -> [String] {
    workbook[path] = text
    return BookPage(path, in: workbook.workspace, kit: kit).markdown
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns the rewritten paragraphs of a page that isn't a chapter, without the page's title.
  private func prose(_ text: String) -> String {
    page("Chapters/Words.md", "# Words\n\n" + text).dropFirst(2).dropLast()
      .joined(separator: "\n")
  }

  /// Returns the rewritten paragraphs of a chapter, without the chapter's title.
  private func chapterProse(_ text: String) -> String {
    page("Chapters/02-Fire.md", "# Fire\n\n" + text).dropFirst(2).dropLast()
      .joined(separator: "\n")
  }

  @Test func `a chapter's title in the book includes its number`() {
    #expect(
      page("Chapters/01-Lights.md", "# Lights: on and off\n\nLight is state.\n") == [
        "# 1 Lights: on and off", "", "Light is state.", "",
      ])
  }

  @Test func `the first page is the book's root and lists the kit's statements`() {
    workbook["Chapters/Kit.md"] = "# The kit\n"
    #expect(
      page(
        "Chapters/README.md",
        "# The book\n\nLight.\n\n## Contents\n\n### All\n\n- [Fire](02-Fire.md): it\n  burns\n"
          + "- [The kit](Kit.md)\n")
        == [
          "# The book", "", "@Metadata {", "  @TechnologyRoot", "}", "", "Light.", "",
          "## Topics", "", "### All", "", "- <doc:02-Fire>", "- <doc:Kit>", "- <doc:Statements>",
          "", "",
        ])
  }

  @Test func `a comment that names a code block's source moves to the block's opening line`() {
    #expect(
      chapterProse(
        """
        Abstract.

        <!-- listing: Tests/01-Lights/Listings.swift lamp -->
        ```swift
        // Tests/01-Lights/Listings.swift
        let lamp = true
        ```

        <!-- story: lamp -->
        ```text
        tap "On"
        ```
        """) == """
          Abstract.

          ```swift listing Tests/01-Lights/Listings.swift lamp
          let lamp = true
          ```

          ```text story lamp
          tap "On"
          ```
          """)
  }

  @Test func `a comment for a listing to predict becomes an empty code block`() {
    #expect(
      chapterProse("Abstract.\n\n<!-- predict: 02-Fire/lamp -->\n\n1. **Lamp**") == """
        Abstract.

        ```text prediction 02-Fire/lamp
        ```

        1. **Lamp**
        """)
  }

  @Test func `a comment that names a question about lines moves to the block's opening line`() {
    let text = """
      <!-- order: Tests/02-Fire/FireQuestions.swift evening -->
      ```swift
      // Tests/02-Fire/FireQuestions.swift
      // A to C, in which order?
      ```
      """
    #expect(
      chapterProse(text) == """
        ```swift order Tests/02-Fire/FireQuestions.swift evening
        // A to C, in which order?
        ```
        """)
  }

  @Test func `a paragraph that begins with a comment isn't in the book`() {
    #expect(
      prose("Abstract.\n\n<!-- only in the repository -->\nRun it.\nNow.\n\nMore.")
        == "Abstract.\n\nMore.")
  }

  @Test
  func `each exercise in a chapter's list has its stub's goal and requirements, and a first hint`()
  {
    workbook[".stubs/01-Lights/Lamp.swift"] = """
      import StateFlow

      // A lamp in
      // the hall.
      //
      // 1. It shines
      //    in `State`.
      // 2. It goes out.
      //
      // The color is up to you.

      struct Lamp {}
      """
    let text = """
      # Lights

      1. **Lamp** is for reading.

      ## Exercises

      1. **Lamp**, in `Exercises/01-Lights/Lamp.swift`: turn a lamp
         on.
      2. **Other**, without a stub.

      ## On Apple's platforms
      """
    #expect(
      page("Chapters/01-Lights.md", text).joined(separator: "\n").contains(
        """
        1. **Lamp** is for reading.

        ## Exercises

        1. **Lamp**, in `Exercises/01-Lights/Lamp.swift`: turn a lamp
           on.

           About 15 minutes.

           ```text task Lamp
           A lamp in the hall.
           1. It shines in `State`.
           2. It goes out.
           The color is up to you.
           ```

           ```text hint Lamp
           Is it on?
           ```

        2. **Other**, without a stub.

        ## On Apple's platforms
        """))
  }

  @Test
  func `links to pages, headings, and the kit become DocC links, and others become plain text`() {
    #expect(
      prose(
        """
        Abstract.

        [on fire](02-Fire.md), [its light](02-Fire.md#a-light), [the book](README.md),
        [`@State`](../Sources/StateFlow/Properties/State.swift),
        [`Story`](../Sources/StateFlowStory/Story.swift), [the
        tests](../Tests/01-Lights), [swift](https://swift.org), ![a lamp](01-Lights-lamp.svg)
        """) == """
          Abstract.

          [on fire](doc:02-Fire), [its light](doc:02-Fire#A-light), [the book](doc:README),
          [`@State`](doc:/StateFlow/State),
          [`Story`](doc:/StateFlow/Story), the
          tests, [swift](https://swift.org), ![a lamp](01-Lights-lamp.svg)
          """)
  }

  @Test func `a kit name isn't linked if it could refer to SwiftUI`() {
    #expect(prose("Abstract.\n\n`@State` of SwiftUI.") == "Abstract.\n\n`@State` of SwiftUI.")
    let chapter = page(
      "Chapters/02-Fire.md", "# Fire\n\nAbstract.\n\n## On Apple's platforms\n\n`State`.\n")
    #expect(chapter.contains("`State`."))
  }

  @Test func `the first mention of a name or chapter is linked, but only in running text`() {
    #expect(
      chapterProse(
        """
        The abstract has `State` and chapter 1.

        ## With `State`

        Chapter 1 has `@State`, `State`, `Other` and chapter 1.

        <!-- listing: a b -->
        ```swift
        // `Binding` of chapter 1
        ```

        | `Binding` | chapter 1 |

        A `Binding`.
        """) == """
          The abstract has `State` and chapter 1.

          ## With `State`

          [Chapter 1](doc:01-Lights) has [`@State`](doc:/StateFlow/State), `State`, `Other` and chapter 1.

          ```swift listing a b
          // `Binding` of chapter 1
          ```

          | `Binding` | chapter 1 |

          A [`Binding`](doc:/StateFlow/Binding).
          """)
  }

  @Test
  func `a link to a folder of the kit becomes a list of its names that no other link covers`() {
    let topics = page(
      "Chapters/Kit.md",
      """
      # The kit

      ## Contents

      ### State

      - [`Binding`](../Sources/StateFlow/Properties/Binding.swift)
      - [the rest](../Sources/StateFlow/Properties)

      ### Views

      - [the rest](../Sources/StateFlow/Views)

      ### Text

      - [all](../Sources/StateFlow/Views/Text)
      """)
    #expect(
      topics.drop { $0 != "## Topics" }.filter { !$0.isEmpty } == [
        "## Topics", "### State", "- ``/StateFlow/Binding``", "- ``/StateFlow/State``", "### Views",
        "- ``/StateFlow/Font``", "### Text", "- ``/StateFlow/Text``",
        "### Extensions of other modules", "- ``/StateFlow/Swift``",
      ])
  }

  @Test func `a page without a table of contents has no topics`() {
    #expect(!page("Chapters/Words.md", "# Words\n\nNone.\n").contains("## Topics"))
  }
}
