import Foundation
import Synchronization
import Testing

@testable import WorkbookAuthorCommand
@testable import WorkbookAuthoring
@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookTestSupport

@Suite struct WrongCommandTests {
  let workbook: SmallWorkbook
  let transcript = Transcript()
  let catalog = "Tests/01-Lights/WrongAnswers/Lamp.md"
  let solution = "Solutions/01-Lights/Lamp.swift"

  init() throws {
    workbook = try SmallWorkbook()
    workbook[catalog] =
      "# Wrong answers\n\n\(SmallWorkbook.wrongAnswer("Dim", caughtBy: "it shines"))"
  }

  /// Runs `workbook wrong` and returns the lines that it prints, with errors last.
  private func wrong(
    _ words: String..., git: @escaping ToolRunner = { _, _ in nil }
  ) async -> [String] {
    transcript.clear()
    let session = Session(
      package: workbook.package, chapters: workbook.contents,
      console: transcript.console(width: 400), environment: [:], runTool: git
    ) { _ in FakeRunner() }
    _ = await Tool.author.run(["wrong"] + words, in: session)
    return (transcript.output + "\n" + transcript.errors).split(separator: "\n").map(String.init)
  }

  /// Writes a file and returns its path.
  private func file(_ text: String) -> String {
    workbook["Mine.swift"] = text
    return workbook.package.url("Mine.swift").path
  }

  @Test func `workbook wrong lists the wrong answers to an exercise`() async {
    #expect(
      await wrong("lamp") == [
        "1.1 Lamp: 1 wrong answer", catalog, "Dim", "  A lamp does something else.",
        "  Dim does something else.", "  Caught by: it shines",
      ])
  }

  @Test func `workbook wrong prints a wrong answer as a complete file`() async {
    #expect(
      await wrong("lamp", "dim") == ["struct Lamp {}", "let lamp = \"Dim\" // fails: it shines"])
  }

  @Test func `a catalog with an error is listed, and the error is reported`() async {
    workbook.replace("**The thought:**", with: "**Thought:**", in: catalog)
    #expect(
      await wrong("lamp").suffix(2) == [
        "\(catalog):5 begins with **Thought:**. The paragraphs of a wrong answer are **The "
          + "thought:**, **What you see:**, **Caught by:**.",
        "\(catalog):3 Dim lacks **The thought:**.",
      ])
  }

  @Test func `a wrong answer whose diff doesn't apply is reported and isn't printed`() async {
    workbook[solution] = "struct LampPost {}\n"
    #expect(
      await wrong("lamp", "dim") == [
        "\(catalog):12 expects a line that the solution doesn't have here: `struct Lamp {}`. "
          + "Try: swift run workbook wrong Lamp --rebase"
      ])
  }

  @Test(arguments: [
    ([], "Missing argument EXERCISE. Try: swift run workbook wrong --help"),
    (["Lmap"], "There is no exercise \"Lmap\". Did you mean Lamp?"),
    (["Lamp", "Dmi"], "There is no wrong answer to Lamp named \"Dmi\". Did you mean Dim?"),
    (["Lamp", "Bright"], "There is no wrong answer to Lamp named \"Bright\". Lamp has Dim."),
    (
      ["Lamp", "--add", "Mine.swift"],
      "Missing argument NAME. Try: swift run workbook wrong --add --help"
    ),
    (
      ["Lamp", "A", "--add", "Mine.swift", "--rebase"],
      "--rebase and --add can't be combined. Try: swift run workbook wrong --add --help"
    ),
    (
      ["Lamp", "A-B", "--add", "Mine.swift"],
      "\"A-B\" can't be the name of a wrong answer. Use a type name, such as GlobalCount. "
        + "Try: swift run workbook wrong --add --help"
    ),
    (
      ["Lamp", "dim", "--add", "Mine.swift"],
      "Lamp already has a wrong answer named Dim. Choose another name, or replace the existing "
        + "code: swift run workbook wrong Lamp Dim --replace Mine.swift"
    ),
    (
      ["Lamp", "A", "--see", "It blinks."],
      "--see needs --add. Try: swift run workbook wrong --help"
    ),
    (["Lamp", "A", "--add", "/no/file"], "/no/file can't be read. Pass a Swift file."),
  ])
  func `invalid arguments are rejected with a message that says what to do next`(
    words: [String], answer: String
  ) async {
    transcript.clear()
    let session = Session(
      package: workbook.package, chapters: workbook.contents,
      console: transcript.console(width: 400), environment: [:]
    ) { _ in FakeRunner() }
    _ = await Tool.author.run(["wrong"] + words, in: session)
    #expect(transcript.errors == answer)
    #expect(transcript.output == "")
  }

  // MARK: Adding

  @Test func `a wrong answer is added above the equivalent mutants`() async {
    workbook[catalog]? += "\n# Equivalent mutants\n\nThe suite lets these pass.\n"
    _ = await wrong(
      "lamp", "Night", "--add",
      file("struct Lamp {}\n// fails: it shines\nlet a = 1 // fails: it shines\n"))
    let headings = workbook[catalog]?.split(separator: "\n").filter { $0.hasPrefix("#") }
    #expect(
      headings == ["# Wrong answers", "## Dim", "## Night", "# Equivalent mutants"])
    #expect(
      workbook[catalog]?.hasSuffix("```\n\n# Equivalent mutants\n\nThe suite lets these pass.\n")
        == true)
  }

  @Test func `a wrong answer is added as a diff, along with the test that catches it`() async {
    let path = file("// Mine.\nstruct Lamp {}\nlet night = true // fails: it goes out\n")
    #expect(
      await wrong("lamp", "Night", "--add", path) == [
        "Added Night at \(catalog):16.", "Caught by: it goes out",
        "Still to write: the thought, what you see.",
      ])
    #expect(
      workbook[catalog]?.hasSuffix(
        """
        ## Night

        **The thought:** «write: the belief that leads a student to this answer»

        **What you see:** «write: the incorrect behavior of the answer»

        **Caught by:** it goes out

        ```diff
         struct Lamp {}
        +let night = true // fails: it goes out
        ```

        """) == true)
    #expect(WrongAnswersCheck().violations(in: workbook.workspace).map(\.line) == [nil])
    #expect(DraftsCheck().violations(in: workbook.workspace).map(\.line) == [18, 20])
  }

  @Test
  func `a wrong answer that shares little with the solution is added as a complete file`() async {
    let path = file("let light = 1 // fails: it shines\n")
    #expect(
      await wrong(
        "lamp", "Light", "--add", path, "--thought", "Light is a number.", "--see",
        "There is no lamp.") == [
          "Added Light at \(catalog):16.", "Caught by: it shines",
        ])
    #expect(
      workbook[catalog]?.hasSuffix("```swift\nlet light = 1 // fails: it shines\n```\n") == true)
  }

  @Test func `if two tests catch a wrong answer, the author can choose between them`() async {
    let code = "struct Lamp {}\nlet a = 1 // fails: it shines\nlet b = 2 // fails: it goes out\n"
    #expect(
      await wrong("lamp", "Both", "--add", file(code)).dropFirst().prefix(3) == [
        "Caught by: it shines", "Also failing: it goes out",
        "If another test fits the misconception better, name that test in the catalog.",
      ])
    #expect(
      await wrong("lamp", "Two", "--add", file(code + "let c = 3\n"), "--caught-by", "it goes out")
        .first == "Added Two at \(catalog):30.")
    #expect(workbook[catalog]?.contains("## Two") == true)
  }

  @Test(arguments: [
    ("struct Lamp {}\nlet a = 1\n", "passes, so the suite doesn't catch it yet."),
    (
      "struct Lamp {}\nlet a = 1 // does not compile\n",
      "fails no test: it is judged doesNotCompile"
    ),
    ("// Nothing else.\nstruct Lamp {}\n", "has the same code as Solutions/01-Lights/Lamp.swift."),
    (
      "struct Lamp {}\nlet lamp = \"Dim\" // fails: it shines\n",
      "is the same as the wrong answer Dim."
    ),
    (
      "struct Lamp {}\nlet a = 1 // fails: it goes out\n",
      "isn't caught by \"it shines\", but by \"it goes out\"."
    ),
  ])
  func `a file that can't be added as a wrong answer is rejected`(code: String, why: String) async {
    let before = workbook[catalog]
    let said = await wrong("lamp", "Other", "--add", file(code), "--caught-by", "it shines")
    #expect(said.last?.contains(why) == true, "\(said)")
    #expect(workbook[catalog] == before)
  }

  @Test func `a missing catalog of wrong answers is created`() async {
    workbook[catalog] = nil
    _ = await wrong("lamp", "A", "--add", file("struct Lamp {}\nlet a = 1 // fails: it shines\n"))
    #expect(workbook[catalog]?.hasPrefix("# Wrong answers to Lamp\n") == true)
    #expect(LinksCheck().violations(in: workbook.workspace) == [])
    #expect(await wrong("lamp", "a").first == "struct Lamp {}")
  }

  @Test(arguments: ["\n", "\r\n"])
  func `replacing a wrong answer's code doesn't change its description`(newline: String) async {
    let before = workbook[catalog]
    workbook.replace("\n", with: newline, in: catalog)
    let path = file("struct Lamp {}\nlet a = 1 // fails: it shines\n")
    #expect(await wrong("lamp", "dim", "--replace", path) == ["Replaced Dim at \(catalog):3."])
    #expect(
      workbook[catalog]
        == before?.replacing(
          "+let lamp = \"Dim\" // fails: it shines\n", with: "+let a = 1 // fails: it shines\n"))
  }

  // MARK: Rebasing

  /// Returns a fake Git with one earlier solution and the real `git merge-file`.
  private func git(with old: String) -> ToolRunner {
    { tool, arguments in
      if arguments.contains("log") { return ToolResult(status: 0, output: "abc\n") }
      if arguments.contains("show") { return ToolResult(status: 0, output: old) }
      return runProcess(tool, arguments)
    }
  }

  private let old = "struct Lamp {\n  let size = 1\n  let color = 2\n  let isOn = false\n}\n"

  /// Writes the current solution, and a catalog for the earlier solution.
  private func change(solution new: String) {
    let diff = """
       struct Lamp {
         let size = 1
         let color = 2
      -  let isOn = false
      +  let isOn = true // fails: it shines
       }
      """
    workbook[catalog] = SmallWorkbook.wrongAnswer("Dim", caughtBy: "it shines")
      .replacing(" struct Lamp {}\n+let lamp = \"Dim\" // fails: it shines", with: diff)
    workbook[solution] = new
  }

  @Test func `a wrong answer's diff is rebased onto a new solution`() async {
    change(solution: old.replacing("size = 1", with: "size = 10"))
    #expect(
      await wrong("lamp", "--rebase", git: git(with: old)) == [
        "✓ \(catalog): Dim has a new diff.", "All diffs apply.",
      ])
    #expect(workbook[catalog]?.contains("  let size = 10\n") == true)
    #expect(await wrong("lamp", "dim").contains("  let isOn = true // fails: it shines"))
  }

  @Test func `a rebase conflict is written to a file for the author to resolve`() async {
    change(solution: old.replacing("isOn = false", with: "isOff = true"))
    let before = workbook[catalog]
    let file = ".workbook/wrong-answers/Lamp/Dim.swift"
    #expect(
      await wrong("lamp", "--rebase", git: git(with: old)) == [
        "✗ \(catalog):1 Dim conflicts with the new solution. Resolve the conflict in \(file).",
        "    swift run workbook wrong Lamp Dim --replace \(file)",
      ])
    #expect(workbook[catalog] == before)
    #expect(
      workbook[file]?.contains(
        """
        <<<<<<< the solution
          let isOff = true
        =======
          let isOn = true // fails: it shines
        >>>>>>> Dim
        """) == true)
  }

  @Test func `a diff that applies to no known version of the solution is reported`() async {
    change(solution: "struct Lamp {}\n")
    #expect(
      await wrong("lamp", "--rebase", git: git(with: "struct Shade {}\n")) == [
        "✗ \(catalog):10 expects a line that the solution doesn't have here: `struct Lamp {`. "
          + "The diff doesn't apply to any earlier solution in the Git history either.",
        "    sed -n 10p \(catalog)",
      ])
  }

  @Test func `if all diffs apply to the solution, Git isn't used`() async {
    #expect(await wrong("--rebase") == ["All diffs apply."])
  }

  @Test func `if Git isn't installed, no diffs are rebased`() async {
    workbook[solution] = "struct LampPost {}\n"
    #expect(
      await wrong("lamp", "--rebase")
        == ["Git isn't installed, but rebasing needs it. Install Git and try again."])
  }
}
