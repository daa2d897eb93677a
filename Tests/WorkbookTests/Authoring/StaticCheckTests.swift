import Foundation
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookCore

@Suite struct StaticCheckTests {
  let workbook: SmallWorkbook
  let prose = "Chapters/01-Lights.md"
  let stub = ".stubs/01-Lights/Lamp.swift"
  let solution = "Solutions/01-Lights/Lamp.swift"
  let suite = "Tests/01-Lights/LampTests.swift"
  let wrong = "Tests/01-Lights/WrongAnswers/Lamp.md"

  init() throws {
    workbook = try SmallWorkbook()
  }

  @Test func `a workbook without errors has no violations`() {
    let checks = Checks.all(forAuthors: true).compactMap { $0 as? any StaticCheck }
    #expect(checks.flatMap { workbook.violations($0) } == [])
  }

  @Test func `a manifest that doesn't list a chapter is reported`() {
    workbook.replace("01-Lights", with: "01-Shadows", in: "Package.swift")
    #expect(
      workbook.violations(ManifestCheck()) == [
        "Package.swift lists the chapters 01-Shadows, but the table of contents has 01-Lights."
      ])
  }

  @Test func `a manifest without a list of chapters is reported`() {
    workbook["Package.swift"] = "let package = Package()"
    #expect(
      workbook.violations(ManifestCheck()) == [
        "Package.swift has no list that starts with: let allChapters = ["
      ])
  }

  @Test(
    arguments: [
      ("Chapters/01-Lights.md", "the chapter's prose"),
      ("Sources/Demos/01-Lights/LightsDemo.swift", "the chapter's demo"),
      ("Tests/01-Lights/Demo/Script.txt", "the script of the demo"),
      ("Exercises/01-Lights/Lamp.swift", "the exercise"),
      (".stubs/01-Lights/Lamp.swift", "the original stub"),
      ("Solutions/01-Lights/Lamp.swift", "the solution"),
      ("Tests/01-Lights/LampTests.swift", "the graded suite"),
      ("Tests/01-Lights/WrongAnswers/Lamp.md", "the wrong answers"),
    ])
  func `a missing file for an exercise is reported`(path: String, role: String) {
    workbook[path] = nil
    #expect(workbook.violations(NamesCheck()) == ["\(path) is missing: \(role)."])
  }

  @Test func `two exercises that have the same name are reported`() {
    let draft = Chapter.Draft("Lamp", goal: "Again.", hints: ["1", "2", "3"])
    workbook.contents = [
      Chapter("01-Lights", title: "Lights", goal: "Light.", [draft, draft])
    ]
    #expect(
      workbook.violations(NamesCheck()) == [
        "Exercises/01-Lights/Lamp.swift has the same name as another exercise."
      ])
  }

  @Test(
    arguments: [
      ("Exercises/01-Lights/Candle.swift", "isn't an exercise in the table of contents."),
      ("Solutions/Candle.swift", "isn't an exercise in the table of contents."),
      (".stubs/02-Fire/Candle.swift", "isn't an exercise in the table of contents."),
      (
        "Tests/01-Lights/WrongAnswers/Candle.md",
        "isn't the catalog of an exercise in this chapter."
      ),
      (
        "Tests/01-Lights/WrongAnswers/Lamp/A.swift",
        "isn't the catalog of an exercise in this chapter."
      ),
      ("Tests/02-Fire/CandleTests.swift", "isn't a chapter in the table of contents."),
      ("Sources/Demos/02-Fire/main.swift", "isn't a chapter in the table of contents."),
      ("Chapters/02-Fire.md", "isn't a chapter in the table of contents."),
      ("Chapters/01-Lights-candle.svg", "isn't shown on any page."),
    ])
  func `a file that isn't part of any exercise is reported`(path: String, problem: String) {
    workbook[path] = "// nothing"
    let found = workbook.violations(StrayFilesCheck())
    #expect(found.count == 1)
    #expect(found.allSatisfy { path.hasPrefix($0.prefix { $0 != " " }) && $0.hasSuffix(problem) })
  }

  @Test func `a graded suite without an exercise is reported, but other tests aren't`() {
    workbook["Tests/01-Lights/CandleTests.swift"] = "@Suite(\"1.2 Candle\", .exercise) struct A {}"
    workbook["Tests/01-Lights/LightsProseTests.swift"] = "@Suite struct LightsProseTests {}"
    #expect(
      workbook.violations(StrayFilesCheck()) == [
        "Tests/01-Lights/CandleTests.swift doesn't grade an exercise in this chapter."
      ])
  }

  @Test func `hidden files in a workbook's folders are ignored`() {
    workbook["Exercises/.swift-format"] = "{}"
    workbook["Chapters/.DS_Store"] = ""
    #expect(workbook.violations(StrayFilesCheck()) == [])
  }

  @Test func `an incomplete entry in the table of contents is reported`() {
    workbook.contents = [
      SmallWorkbook.lights(
        goal: "", exerciseGoal: "Two\nlines.", minutes: 12, points: 0,
        hints: ["Is it on?", " ", "A Bool."])
    ]
    let file = "Sources/Workbook/Contents/Lights.swift is incomplete."
    #expect(
      workbook.violations(HintsCheck()) == [
        "\(file) The goal of the chapter isn't a single line.",
        "\(file) The goal of Lamp isn't a single line.",
        "\(file) Lamp is worth 0 points. Give it at least one.",
        "\(file) Lamp is estimated to take 12 minutes. Estimate 5 to 45, in steps of 5.",
        "\(file) Lamp has 2 hints. Write at least three.",
      ])
  }

  @Test(arguments: ["1.1 Lamp": "1.2 Lamp", ", .exercise": "", "LampTests": "CandleTests"])
  func `a graded suite whose name doesn't match its exercise is reported`(
    words: String, others: String
  ) {
    workbook.replace(words, with: others, in: suite)
    #expect(
      workbook.violations(SuitesCheck()) == [
        "\(suite) has no @Suite(\"1.1 …\", .exercise) struct LampTests."
      ])
  }

  @Test func `a catch exercise that withholds fewer than two programs from copies is reported`() {
    workbook.contents = [
      Chapter(
        "01-Lights", title: "Lights", goal: "Light.",
        [.init("Lamp", goal: "Test a lamp.", hints: ["1", "2", "3"], kind: .test)])
    ]
    let ending = "Add at least two below the line: \(SuiteText.withheldMark)"
    workbook[suite]? += "\n// .wrong(\"a\"), .wrong(\"b\")\n"
    #expect(
      workbook.violations(SuitesCheck()) == [
        "\(suite) withholds 0 incorrect programs from copies for students. \(ending)"
      ])
    workbook[suite]? += "\n\(SuiteText.withheldMark)\n\n// .wrong(\"c\")\n"
    #expect(
      workbook.violations(SuitesCheck()) == [
        "\(suite) withholds 1 incorrect program from copies for students. \(ending)"
      ])
    workbook[suite]? += "// .wrong(\"d\")\n"
    #expect(workbook.violations(SuitesCheck()) == [])
  }

  @Test func `a stub without a hole is reported`() {
    workbook[stub] = "// unfinished(\"\")\nlet lamp = my.unfinished()"
    #expect(
      workbook.violations(HolesCheck()) == [
        "\(stub) never calls unfinished(…), so there is nothing to do."
      ]
    )
  }

  @Test func `a solution with a hole is reported`() {
    workbook[solution] = SmallWorkbook.stub
    #expect(
      workbook.violations(HolesCheck()) == ["\(solution):6 calls unfinished, but is a solution."])
  }

  @Test func `a catalog with too few wrong answers is reported`() {
    workbook[wrong] = SmallWorkbook.wrongAnswer("Blinks", caughtBy: "it shines")
    #expect(
      workbook.violations(WrongAnswersCheck()) == [
        "\(wrong) has 1 wrong answer. Describe at least three."
      ])
  }

  @Test func `a wrong answer without a misconception is reported`() {
    workbook.replace("**The thought:** A lamp does something else.\n\n", with: "", in: wrong)
    #expect(
      workbook.violations(WrongAnswersCheck()) == [
        "\(wrong):3 AlwaysOn lacks **The thought:**.",
        "\(wrong):14 AlwaysOff lacks **The thought:**.",
        "\(wrong):25 Blinks lacks **The thought:**.",
      ])
  }

  @Test func `a stub without requirements is reported`() {
    workbook.replace("// 1. It shines.\n// 2. It goes out.\n", with: "", in: stub)
    #expect(
      workbook.violations(RequirementsCheck()) == [
        "\(stub) lists no requirements. "
          + "Number them in a comment, as in: // 1. The count starts at 0."
      ])
  }

  @Test func `a test without a requirement is reported`() {
    workbook.replace("(.proves(2))", with: "", in: suite)
    #expect(
      workbook.violations(RequirementsCheck()) == [
        "\(suite) has a test that doesn't say which requirement it proves, as in "
          + "@Test(.proves(1)): it goes out",
        "\(suite) has no test that proves this requirement: 2. It goes out.",
      ])
  }

  @Test func `a test of a requirement that isn't listed is reported`() {
    workbook.replace("\n// 2. It goes out.", with: "", in: stub)
    #expect(
      workbook.violations(RequirementsCheck()) == [
        "\(suite) has a test that proves requirement 2, which \(stub) doesn't list: it goes out"
      ])
  }

  @Test func `a requirement that no wrong answer breaks is reported`() {
    workbook.replace("**Caught by:** it goes out", with: "**Caught by:** it shines", in: wrong)
    #expect(
      workbook.violations(RequirementsCheck()) == [
        "\(wrong) has no wrong answer that breaks this requirement: 2. It goes out."
      ])
  }

  @Test func `a wrong answer that names a test that isn't in the suite is reported`() {
    workbook.replace("by:** it goes out", with: "by:** it goes on", in: wrong)
    #expect(
      workbook.violations(WrongAnswersCheck()) == [
        "\(wrong):9 names a test that the suite doesn't have: it goes on"
      ])
  }

  @Test func `a diff that no longer applies is reported, with the command that updates it`() {
    workbook[solution] = "struct LampPost {}"
    let violations = WrongAnswersCheck().violations(in: workbook.workspace)
    #expect(
      violations.map(\.description)
        == [12, 25, 38].map {
          "\(wrong):\($0) expects a line that the solution doesn't have here: "
            + "`struct Lamp {}`."
        })
    #expect(Set(violations.map(\.command)) == ["swift run workbook wrong Lamp --rebase"])
  }

  @Test func `two identical wrong answers are reported`() {
    workbook.replace("\"Blinks\" // fails", with: "\"AlwaysOff\" // fails", in: wrong)
    #expect(
      workbook.violations(WrongAnswersCheck()) == ["\(wrong):29 Blinks is the same as AlwaysOff."])
  }

  @Test func `a chapter that doesn't mention one of its exercises is reported`() {
    workbook.replace("Lamp.swift", with: "Candle.swift", in: prose)
    #expect(
      workbook.violations(MentionsCheck()) == [
        "\(prose) doesn't mention Exercises/01-Lights/Lamp.swift."
      ])
  }

  @Test func `an optional exercise that isn't marked as optional is reported`() {
    workbook.contents = [
      Chapter(
        "01-Lights", title: "Lights", goal: "Light.",
        [.init("Lamp", goal: "Again.", isOptional: true, hints: ["1", "2", "3"])])
    ]
    #expect(
      workbook.violations(MentionsCheck()) == [
        "\(prose) needs (optional) after `Exercises/01-Lights/Lamp.swift`.",
        "\(stub) doesn't say that the exercise is optional.",
      ])
    #expect(
      workbook.violations(SuitesCheck()) == [
        "\(suite) has no @Suite(\"1.1 …\", .exercise(.optional)) struct LampTests."
      ])
  }

  @Test func `a chapter that doesn't say whether an exercise is on the road is reported`() {
    let path = "Exercises/01-Lights/Lamp.swift"
    workbook.replace("`\(path)`", with: "`\(path)` (goes\n   deeper)", in: prose)
    #expect(
      workbook.violations(MentionsCheck()) == [
        "\(prose) has a remark after `\(path)`, although the exercise is on the road."
      ])
    workbook.contents = [
      Chapter(
        "01-Lights", title: "Lights", goal: "Light.",
        [.init("Lamp", goal: "Again.", road: .deeper, hints: ["1", "2", "3"])])
    ]
    #expect(workbook.violations(MentionsCheck()) == [])
    workbook.replace("(goes\n   deeper)", with: "", in: prose)
    #expect(
      workbook.violations(MentionsCheck()) == ["\(prose) needs (goes deeper) after `\(path)`."])
  }

  @Test func `a README that doesn't mention a chapter or its demo is reported`() {
    workbook.replace("`lights-demo`", with: "", in: "README.md")
    #expect(
      workbook.violations(MentionsCheck()) == [
        "README.md doesn't mention lights-demo in the row for its chapter."
      ])
    workbook["README.md"] = "# Lamps"
    #expect(workbook.violations(MentionsCheck()) == ["README.md has no row for \(prose)."])
  }

  @Test func `a first page without a link to a chapter is reported`() {
    workbook["Chapters/README.md"] = "# The book of lamps"
    #expect(
      workbook.violations(MentionsCheck()) == ["Chapters/README.md doesn't link to \(prose)."])
  }

  @Test func `links in the Markdown files that GitHub displays are checked`() {
    workbook["Chapters/Words.md"] = "[a](01-Lights.md#lights) [b](../Nowhere)"
    workbook[".github/CONTRIBUTING.md"] = "[a](../README.md#lamps) [b](README.md)"
    #expect(
      workbook.violations(LinksCheck()) == [
        "Chapters/Words.md:1 links to ../Nowhere, which doesn't exist.",
        ".github/CONTRIBUTING.md:1 links to README.md, which doesn't exist.",
      ])
  }

  @Test func `if two headings are equal, the anchor of the second one ends with a number`() {
    workbook["Chapters/Words.md"] = "# A\n## A\n[a](#a) [b](#a-1) [c](#a-2)"
    #expect(
      workbook.violations(LinksCheck()) == [
        "Chapters/Words.md:3 links to #a-2, a heading that doesn't exist."
      ])
  }

  @Test func `a chapter with only one figure is reported`() {
    workbook.replace("![off](01-Lights-off.svg)", with: "dark", in: prose)
    #expect(workbook.violations(FiguresCheck()) == ["\(prose) has one figure. Draw at least two."])
  }

  @Test func `a figure without alternative text is reported`() {
    workbook.replace("![off]", with: "![]", in: prose)
    #expect(
      workbook.violations(FiguresCheck()) == [
        "\(prose):3 shows Chapters/01-Lights-off.svg without alternative text."
      ])
  }

  @Test func `a figure that some readers can't perceive is reported`() {
    workbook["Chapters/01-Lights-off.svg"] = "<svg width=\"361\">"
    let path = "Chapters/01-Lights-off.svg"
    #expect(
      workbook.violations(FiguresCheck()) == [
        "\(path) has no dark appearance.",
        "\(path) has no title.",
        "\(path) is wider than 360 points, the width of a phone.",
      ])
  }

  @Test(
    arguments: [
      ("README.md", "swift run workbook chek Lamp", "there is no command \"chek\"."),
      (
        ".github/workflows/ci.yml", "- run: swift run workbook verify --autor",
        "verify has no option --autor."
      ),
      (
        ".vscode/tasks.json", "{\"a\": \"swift run workbook book --server\"}",
        "book has no option --server."
      ),
    ])
  func `a broken command in the text is reported`(
    path: String, text: String, problem: String
  ) {
    workbook[path] = text
    #expect(
      workbook.violations(CommandsCheck()) == [
        "\(path):1 has a command that doesn't work: \(problem)"
      ])
  }

  @Test func `a command that works isn't reported, whatever words follow it`() {
    workbook["Chapters/Words.md"] = """
      `swift run workbook`, `swift run workbook help check`, `swift run workbook --version`.
      `swift run workbook check Lamp --color=never`: then swift run workbook check. So.
      """
    #expect(workbook.violations(CommandsCheck()) == [])
  }

  @Test func `broken links are reported, but links in code and links to other sites are ignored`() {
    workbook[prose] = """
      [a](02-Fire.md) [b](#nowhere) [c](../README.md#lamps) [d](https://swift.org/none)
      ```swift
      let e = dictionary[key](argument)
      ```
      [f](../README.md#fire)
      """
    #expect(
      workbook.violations(LinksCheck()) == [
        "\(prose):1 links to 02-Fire.md, which doesn't exist.",
        "\(prose):1 links to #nowhere, a heading that doesn't exist.",
        "\(prose):5 links to ../README.md#fire, a heading that doesn't exist.",
      ])
  }

  @Test func `placeholders that are left in a file are reported`() {
    workbook[solution] = "struct Lamp {}\n// «write: why»"
    #expect(workbook.violations(DraftsCheck()) == ["\(solution):2 is still to be written: why"])
  }

  @Test func `the README can mention placeholders, but its table can't contain any`() {
    workbook["README.md"]? += "\n\nSearch for `«write: …»`."
    #expect(workbook.violations(DraftsCheck()) == [])
    workbook.replace("light is state", with: "«write: what»", in: "README.md")
    #expect(workbook.violations(DraftsCheck()) == ["README.md:5 is still to be written: what"])
  }

  @Test func `for authors, an exercise that contains an answer instead of a stub is reported`() {
    workbook["Exercises/01-Lights/Lamp.swift"] = "struct Lamp {}"
    #expect(
      workbook.violations(OriginalsCheck()) == [
        "Exercises/01-Lights/Lamp.swift differs from its original, .stubs/01-Lights/Lamp.swift."
      ])
  }
}
