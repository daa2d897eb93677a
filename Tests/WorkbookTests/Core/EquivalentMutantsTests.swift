import Testing

@testable import WorkbookCore

@Suite struct EquivalentMutantsTests {
  private let solution = ["struct Lamp {", "  var a = 1", "  var b = 2", "}"]

  private let text = """
    # Wrong answers to Lamp

    ## AlwaysOn

    **The thought:** One.

    **What you see:** Two.

    **Caught by:** three

    ```swift
    # Equivalent mutants
    ```

    # Equivalent mutants

    The suite lets these pass.

    **Equivalent because:** The task doesn't
    mention a.

    ```diff
    -  var a = 1
    +  var a = 2
    ```

    ```diff
    -  var a = 1
    +  var a = 0
    ```

    **Equivalent because:** Nobody reads b.

    ```diff
    -  var b = 2
    ```
    """

  @Test
  func `in a list of equivalent mutants, a reason applies to the diffs that follow it`() throws {
    let catalog = WrongAnswerCatalog(text)
    #expect(catalog.problems == [])
    let entries = catalog.equivalents.entries
    #expect(
      entries.map(\.reason) == [
        "The task doesn't mention a.", "The task doesn't mention a.", "Nobody reads b.",
      ])
    #expect(entries.map(\.line) == [22, 27, 34])
    #expect(
      try entries.map { try $0.patch.applied(to: solution)[1] } == [
        "  var a = 2", "  var a = 0", "  var a = 1",
      ])
  }

  @Test func `the list of equivalent mutants isn't part of the last wrong answer`() {
    let catalog = WrongAnswerCatalog(text)
    #expect(catalog.entries.map(\.name) == ["AlwaysOn"])
    #expect(catalog.entries.first?.block?.code == .program("# Equivalent mutants\n"))
  }

  @Test func `a catalog without a heading for equivalent mutants lists none`() {
    #expect(WrongAnswerCatalog("# Wrong answers to Lamp\n").equivalents.entries.isEmpty)
  }

  @Test(arguments: [
    ("mention a.\n", "mention a.\n\n**Equivalent because:** No.\n", "19 gives a reason without"),
    ("**Equivalent because:** The", "The", "22 shows a mutant without a reason"),
    ("```diff\n-  var b = 2", "```swift\n-  var b = 2", "34 opens an unknown kind of block"),
    ("-  var b = 2\n```", "-  var b = 2", "34 opens a block that isn't closed"),
    ("-  var b = 2", "var b = 2", "35 isn't a line of a diff"),
  ])
  func `a problem in a catalog of wrong answers is reported with its line number`(
    words: String, others: String, problem: String
  ) {
    let problems = WrongAnswerCatalog(text.replacing(words, with: others)).problems
      .map { "\($0.line) \($0.what)" }
    #expect(problems.contains { $0.hasPrefix(problem) }, "\(problems)")
  }
}
