import Testing

@testable import WorkbookCore

@Suite struct WrongAnswerCatalogTests {
  private let solution = "// A lamp.\nstruct Lamp {\n  var isOn = false\n}\n"

  private let text = """
    # Wrong answers to Lamp

    ```text
    ## This is no section
    ```

    ## AlwaysOn

    **The thought:** A lamp
    shines.

    **What you see:** It never goes out.

    Ask what the switch is for.

    **Caught by:** it goes out

    ```diff
     struct Lamp {
    -  var isOn = false
    +  var isOn = true
     }
    ```

    ## Candle

    **The thought:** A lamp is a candle.

    **What you see:** It burns.

    **Caught by:** it is cool

    ```swift
    // Fire
    struct Lamp {}
    ```
    """

  @Test func `a wrong answer has a name, a misconception, a symptom, a test, and code`() throws {
    let entries = WrongAnswerCatalog(text).entries
    #expect(entries.map(\.name) == ["AlwaysOn", "Candle"])
    #expect(entries.map(\.line) == [7, 25])
    #expect(entries.map(\.thought) == ["A lamp shines.", "A lamp is a candle."])
    #expect(entries.map(\.symptom) == ["It never goes out.", "It burns."])
    #expect(entries.map(\.caughtBy) == ["it goes out", "it is cool"])
    #expect(entries.map(\.caughtByLine) == [16, 31])
    #expect(entries.map(\.block?.lines) == [18...23, 33...36])
    #expect(
      try entries.map { try $0.code(solution: solution) } == [
        "struct Lamp {\n  var isOn = true\n}\n", "// Fire\nstruct Lamp {}\n",
      ])
  }

  @Test func `changing the solution's comments has no effect on a wrong answer's diff`() throws {
    let entry = try #require(WrongAnswerCatalog(text).entries.first { $0.name == "AlwaysOn" })
    #expect(
      try entry.code(solution: "struct Lamp {\n  // It is off.\n  var isOn = false\n}\n")
        == "struct Lamp {\n  var isOn = true\n}\n")
  }

  /// Returns the problems with a catalog, each with its line.
  private func problems(_ text: String) -> [String] {
    WrongAnswerCatalog(text).problems.map { "\($0.line) \($0.what)" }
  }

  private let section = """
    ## A

    **The thought:** One.

    **What you see:** Two.

    **Caught by:** three

    ```swift
    ```
    """

  @Test func `a complete section in a catalog of wrong answers has no problems`() {
    #expect(problems(section) == [])
  }

  @Test func `all missing parts of a wrong answer are reported in one problem`() {
    #expect(
      problems("## A") == [
        "1 A lacks **The thought:**, **What you see:**, **Caught by:**, a ```diff or "
          + "```swift block."
      ])
  }

  @Test(arguments: [
    ("**The thought:** One.", "**A thought:** One.", 3),
    ("**Caught by:** three", "**What you see:** Two.", 7),
    ("```swift\n```", "```text\n```", 9),
    ("```swift\n```", "```swift\n```\n```diff\n```", 11),
    ("```swift\n```", "```swift", 9),
    ("```swift\n```", "```swift\n```\n\n## a", 12),
  ])
  func `a problem in a catalog of wrong answers is reported with its line number`(
    words: String, others: String, line: Int
  ) {
    let lines = WrongAnswerCatalog(section.replacing(words, with: others)).problems.map(\.line)
    #expect(lines.contains(line), "\(problems(section.replacing(words, with: others)))")
  }

  @Test func `a wrong answer whose heading isn't a valid name is reported and ignored`() {
    let catalog = WrongAnswerCatalog(section.replacing("## A", with: "## ../A"))
    #expect(
      catalog.problems.map(\.what) == [
        "\"../A\" isn't a valid name for a wrong answer. Start with a capital letter, and use only "
          + "letters and digits, as in GlobalCount."
      ])
    #expect(catalog.entries.isEmpty)
  }

  @Test func `a wrong answer whose diff can't be parsed has no code`() throws {
    let text = section.replacing("```swift\n", with: "```diff\nstruct Lamp {}\n")
    #expect(problems(text) == [])
    let entry = try #require(WrongAnswerCatalog(text).entries.first)
    let problem = try #require(throws: WrongAnswerCatalog.Problem.self) {
      _ = try entry.code(solution: solution)
    }
    #expect(problem.line == 10)
  }

  @Test func `a diff that changes nothing is rejected as a wrong answer`() throws {
    let text = section.replacing("```swift\n", with: "```diff\n struct Lamp {\n")
    let entry = try #require(WrongAnswerCatalog(text).entries.first)
    #expect(
      throws: WrongAnswerCatalog.Problem(line: 1, what: "A is identical to the solution.")
    ) { _ = try entry.code(solution: solution) }
  }
}
