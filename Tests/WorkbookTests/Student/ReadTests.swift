import Synchronization
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookContents
@testable import WorkbookCore
@testable import WorkbookStudent
@testable import WorkbookTestSupport

@Suite struct ReadTests {
  let house = House()

  private static let prose = """
    # What stays

    A value **outlives** its view, and `@State` *keeps* it. See [the rule](02.md) or
    [Swift](https://swift.org).

    <!-- listing: a b -->
    ```swift
    let a = **b**

    let c = 1
    ```

    ![A lamp.](lamp.svg)

    - One thing that is
      long enough for two lines.
    - Another.

    > A quotation
    > of two lines.

    ## In a table

    | What | Why |
    | --- | --- |
    | `a | b` | it is a choice that needs a few words |
    | c | none |
    """

  private func lines(width: Int, usesColor: Bool = false) -> String {
    let console = house.transcript.console(width: width, usesColor: usesColor)
    return Markdown(console: console).lines(of: Self.prose).joined(separator: "\n")
  }

  @Test func `a chapter's prose is readable without color`() {
    #expect(
      lines(width: 50) == """
        What stays
        ==========

        A value outlives its view, and @State keeps it.
        See the rule or Swift <https://swift.org>.

            let a = **b**

            let c = 1

        [Figure: A lamp.]

        • One thing that is long enough for two lines.
        • Another.

        │ A quotation of two lines.

        In a table
        ----------

        What  │ Why
        ──────┼──────────────────────────────────────
        a | b │ it is a choice that needs a few words
        c     │ none
        """)
  }

  @Test
  func `a table that is too wide is narrowed or, if it still doesn't fit, shown row by row`() {
    #expect(
      lines(width: 30).hasSuffix(
        """
        What  │ Why
        ──────┼───────────────────────
        a | b │ it is a choice that
              │ needs a few words
        c     │ none
        """))
    #expect(
      lines(width: 20).hasSuffix(
        """
        What: a | b
          Why: it is a
          choice that needs
          a few words

        What: c
          Why: none
        """))
  }

  @Test func `a link's address can contain parentheses`() {
    let console = house.transcript.console(width: 80)
    let prose = "See [the page](https://a.example/equatable()), and [b](c.md)."
    #expect(
      Markdown(console: console).lines(of: prose)
        == ["See the page <https://a.example/equatable()>, and b."])
  }

  @Test func `bold text and code in a chapter are styled if color is enabled`() {
    let text = lines(width: 50, usesColor: true)
    #expect(text.contains("A value \u{1B}[1moutlives\u{1B}[0m its view, and \u{1B}[36m@State"))
    #expect(text.contains("    \u{1B}[35mlet\u{1B}[0m a = **b**"))
  }

  @Test func `Swift code is colored by its tokens, but the output of code isn't colored`() {
    let prose = """
      ```swift
      @State var name = "a // b"  // 7 let
      if count > 10 { Text(name) }
      ```

      ```text
      let it be
      ```
      """
    let console = house.transcript.console(usesColor: true)
    let lines = Markdown(console: console).lines(of: prose)
      .map { $0.replacing("\u{1B}[0m", with: "|").replacing("\u{1B}", with: "") }
    #expect(
      lines == [
        "    [35m@State| [35mvar| name = [31m\"a // b\"|  [2m// 7 let|",
        "    [35mif| count > [34m10| { [36mText|(name) }", "", "    [36mlet it be|",
      ])
  }

  @Test(arguments: [40, 80, 200])
  func `no line of a chapter is wider than the terminal`(width: Int) async throws {
    let package = try WorkbookPackage.find()
    for chapter in TableOfContents.chapters {
      let prose = try package.text(chapter.prosePath)
      // A single word can't be wrapped.
      let isListing = { (line: String) in
        line.hasPrefix("    ")
          || !line.trimmed.drop { "•│ ".contains($0) }.contains(" ")
      }
      let lines = Markdown(console: house.transcript.console(width: width)).lines(of: prose)
      #expect(lines.filter { $0.count > width && !isListing($0) } == [])
    }
  }

  @Test func `a story is wrapped between words, but a listing isn't wrapped`() {
    let console = house.transcript.console(width: 30)
    let prose = """
      ```text
      tap "On"
        wrote Lamp.count 0 → 1 (LampTests.swift:4)
      ```

      ```swift
      let lamp = Lamp(isOn: true, color: .white)
      ```
      """
    #expect(
      Markdown(console: console).lines(of: prose) == [
        "    tap \"On\"", "      wrote Lamp.count 0 → 1", "          (LampTests.swift:4)", "",
        "    let lamp = Lamp(isOn: true, color: .white)",
      ])
  }

  @Test func `a chapter is shown in a pager on a terminal and printed otherwise`() async {
    #expect(await house.call("read", "1") == "A house\n=======\n\nWhat stays.")
    let pages = Mutex<[String]>([])
    var session = house.session(isTerminal: true)
    session.page = { text in pages.withLock { $0.append(text) } }
    #expect(await Tool.workbook.run(["read"], in: session) == .done)
    #expect(pages.withLock { $0 } == ["A house\n=======\n\nWhat stays.\n"])
  }

  @Test(arguments: ["words", "Words.md", "Chapters/Words.md"])
  func `another page of the book is found by the name of its file`(name: String) async {
    house.write("# Words\n\nA *view* is a value.\n", to: "Chapters/Words.md")
    #expect(await house.call("read", name) == "Words\n=====\n\nA view is a value.")
  }

  @Test func `if a chapter's file is missing, the message says what to do`() async {
    #expect(await house.exitCode("read", "2") == .brokenSetUp)
    #expect(await house.call("read", "3").hasPrefix("There is no chapter \"3\"."))
  }
}
