import Foundation
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookCommandLine
@testable import WorkbookCore

@Suite struct NewTests {
  let workbook: SmallWorkbook
  let contents = "Sources/Workbook/Contents"

  init() throws {
    workbook = try SmallWorkbook()
    workbook["\(contents)/Lights.swift"] = """
      extension Chapter {
        static let lights = Chapter(
          "01-Lights",
          title: "Lights",
          goal: "Light is state.",
          [
            Draft(
              "Lamp",
              goal: "Turn a lamp on and off.",
              hints: [
                "Is it on?"
              ])
          ])
      }
      """
    workbook["\(contents)/TableOfContents.swift"] = """
      public enum TableOfContents {
        package static let chapters: [Chapter] = [
          .lights
        ]
      }
      """
  }

  /// Sets the table of contents to the state that it would have after a rebuild.
  private func rebuild(lights: [String], fire: [String] = []) {
    func drafts(_ names: [String]) -> [Chapter.Draft] {
      names.map { .init($0, goal: "A goal.", minutes: 15, hints: ["1", "2", "3"]) }
    }
    workbook.contents = [
      Chapter("01-Lights", title: "Lights", goal: "Light is state.", drafts(lights))
    ]
    guard !fire.isEmpty else { return }
    workbook.contents.append(
      Chapter(
        "02-SafeFire", title: "Safe fire", goal: "Fire is shared.",
        drafts(fire) + [
          .init("SafeFireCheck", goal: "A goal.", minutes: 15, hints: ["1", "2", "3"], kind: .test)
        ]))
  }

  /// Returns the violations of all static checks except those for placeholders and recorded facts.
  private func violations() -> [String] {
    Checks.all(forAuthors: true).compactMap { $0 as? any StaticCheck }
      .filter { !($0 is DraftsCheck || $0 is FactsCheck) }.flatMap { workbook.violations($0) }
  }

  @Test
  func `a new exercise has all of its files, and the checks list what is left to write`() throws {
    let written = try NewExercise(in: workbook.workspace, name: "CandleStick")
      .write(toChapter: "01-Lights")
    #expect(
      written.map { ($0.isNew ? "+ " : "~ ") + $0.path } == [
        "+ Exercises/01-Lights/CandleStick.swift",
        "+ .stubs/01-Lights/CandleStick.swift",
        "+ Solutions/01-Lights/CandleStick.swift",
        "+ Tests/01-Lights/CandleStickTests.swift",
        "+ Tests/01-Lights/WrongAnswers/CandleStick.md",
        "~ Sources/Workbook/Contents/Lights.swift",
        "~ Chapters/01-Lights.md",
        "~ Sources/Demos/01-Lights/LightsDemo.swift",
      ])
    rebuild(lights: ["Lamp", "CandleStick"])
    #expect(
      violations() == [
        "Tests/01-Lights/WrongAnswers/CandleStick.md has 1 wrong answer. Describe at least three."
      ])
    let drafts = DraftsCheck().violations(in: workbook.workspace)
    #expect(
      Set(drafts.map(\.path)) == [
        ".stubs/01-Lights/CandleStick.swift",
        "Chapters/01-Lights.md",
        "Solutions/01-Lights/CandleStick.swift",
        "Sources/Demos/01-Lights/LightsDemo.swift",
        "Sources/Workbook/Contents/Lights.swift",
        "Tests/01-Lights/CandleStickTests.swift",
        "Tests/01-Lights/WrongAnswers/CandleStick.md",
      ])
  }

  @Test
  func `a new exercise that asks for a test has a test module but no tab in the demo`()
    throws
  {
    let written = try NewExercise(in: workbook.workspace, name: "LampCheck", kind: .test)
      .write(toChapter: "01-Lights")
    #expect(
      written.map { ($0.isNew ? "+ " : "~ ") + $0.path } == [
        "+ Exercises/01-Lights/Catch/LampCheck.swift",
        "+ .stubs/01-Lights/Catch/LampCheck.swift",
        "+ Solutions/01-Lights/Catch/LampCheck.swift",
        "+ Tests/01-Lights/LampCheckTests.swift",
        "+ Tests/01-Lights/WrongAnswers/LampCheck.md",
        "~ Sources/Workbook/Contents/Lights.swift",
        "~ Chapters/01-Lights.md",
      ])
    #expect(workbook["\(contents)/Lights.swift"]?.contains("], kind: .test)") == true)
  }

  @Test func `a new exercise is added after the chapter's other exercises`() throws {
    _ = try NewExercise(in: workbook.workspace, name: "CandleStick").write(toChapter: "01-Lights")
    #expect(
      workbook["\(contents)/Lights.swift"] == """
        extension Chapter {
          static let lights = Chapter(
            "01-Lights",
            title: "Lights",
            goal: "Light is state.",
            [
              Draft(
                "Lamp",
                goal: "Turn a lamp on and off.",
                hints: [
                  "Is it on?"
                ]),
              Draft(
                "CandleStick",
                goal: "«write: what it is about, in one line»",
                minutes: 15,
                hints: [
                  "«write: a question»",
                  "«write: a pointer»",
                  "«write: nearly the code»",
                ]),
            ])
        }
        """)
    #expect(
      workbook["Sources/Demos/01-Lights/LightsDemo.swift"]?.hasSuffix(
        """
                .tabItem { Text("1.1") }
                Exhibit("1.2 CandleStick", try: "«write: what to try»") {
                  CandleStick()
                }
                .tabItem { Text("1.2 Candle stick") }.tag("1.2")
        """) == true)
    #expect(
      workbook["Tests/01-Lights/CandleStickTests.swift"]?
        .contains("@Suite(\"1.2 Candle stick\", .exercise)\nstruct CandleStickTests {") == true)
    #expect(
      workbook["Chapters/01-Lights.md"]?.hasSuffix(
        """

        ## Exercises

        1. **Lamp** — `Exercises/01-Lights/Lamp.swift`.
        2. **CandleStick**, in `Exercises/01-Lights/CandleStick.swift`:
           «write: what it asks, in one or two sentences»
        """) == true)
  }

  @Test func `a new exercise can be optional`() throws {
    _ = try NewExercise(in: workbook.workspace, name: "Candle", isOptional: true)
      .write(toChapter: "01-Lights")
    #expect(
      workbook["\(contents)/Lights.swift"]?.contains(
        "one line»\",\n        minutes: 15,\n        isOptional: true,\n        hints: [\n") == true
    )
    workbook.contents = [
      Chapter(
        "01-Lights", title: "Lights", goal: "Light is state.",
        [
          .init("Lamp", goal: "A goal.", minutes: 15, hints: ["1", "2", "3"]),
          .init("Candle", goal: "A goal.", minutes: 15, isOptional: true, hints: ["1", "2", "3"]),
        ])
    ]
    #expect(
      violations() == [
        "Tests/01-Lights/WrongAnswers/Candle.md has 1 wrong answer. Describe at least three."
      ])
  }

  @Test func `a new chapter has all of its files and is added to all lists`() throws {
    let written = try NewChapter(in: workbook.workspace, title: "Safe fire", exercises: ["Match"])
      .write()
    #expect(
      written.map { ($0.isNew ? "+ " : "~ ") + $0.path } == [
        "+ Sources/Workbook/Contents/SafeFire.swift",
        "+ Chapters/02-SafeFire.md",
        "+ Tests/02-SafeFire/SafeFireListings.swift",
        "+ Tests/02-SafeFire/SafeFireProseTests.swift",
        "+ Sources/Demos/02-SafeFire/SafeFireDemo.swift",
        "+ Tests/02-SafeFire/Demo/Script.txt",
        "~ Package.swift",
        "~ Sources/Workbook/Contents/TableOfContents.swift",
        "~ Chapters/README.md",
        "~ README.md",
        "+ Exercises/02-SafeFire/Match.swift",
        "+ .stubs/02-SafeFire/Match.swift",
        "+ Solutions/02-SafeFire/Match.swift",
        "+ Tests/02-SafeFire/MatchTests.swift",
        "+ Tests/02-SafeFire/WrongAnswers/Match.md",
        "+ Exercises/02-SafeFire/Catch/SafeFireCheck.swift",
        "+ .stubs/02-SafeFire/Catch/SafeFireCheck.swift",
        "+ Solutions/02-SafeFire/Catch/SafeFireCheck.swift",
        "+ Tests/02-SafeFire/SafeFireCheckTests.swift",
        "+ Tests/02-SafeFire/WrongAnswers/SafeFireCheck.md",
      ])
    #expect(
      workbook["Package.swift"] == """
        let allChapters = [
          "01-Lights",
          "02-SafeFire",
        ]
        """)
    #expect(
      workbook["\(contents)/TableOfContents.swift"]?.contains("    .lights,\n    .safeFire,\n  ]")
        == true)
    rebuild(lights: ["Lamp"], fire: ["Match"])
    #expect(
      violations() == [
        "Tests/02-SafeFire/WrongAnswers/Match.md has 1 wrong answer. Describe at least three.",
        "Tests/02-SafeFire/WrongAnswers/SafeFireCheck.md has 1 wrong answer. Describe at least three.",
        "Chapters/02-SafeFire.md has no figures. Draw at least two.",
      ])
    #expect(
      workbook["Chapters/README.md"]?.hasSuffix(
        "- [Lights](01-Lights.md): light is state\n"
          + "- [Safe fire](02-SafeFire.md): «write: what it teaches»") == true)
    #expect(
      workbook["README.md"]?.hasSuffix(
        "| [1 Lights](Chapters/01-Lights.md) | light is state | `lights-demo` |\n"
          + "| [2 Safe fire](Chapters/02-SafeFire.md) | «write: what it teaches» "
          + "| `safe-fire-demo` |") == true)
  }

  @Test func `a new chapter has the parts of the others, in the same order`() throws {
    _ = try NewChapter(in: workbook.workspace, title: "Safe fire", exercises: ["Match"]).write()
    var prose = try #require(workbook["Chapters/02-SafeFire.md"])[...]
    for part in [
      "# Safe fire\n", "question", "**You will learn** to\n", "minutes to read · builds on chapter",
      "**From earlier chapters**\n", "2. ", "## The problem\n", "```swift\n",
      "**Before you go on (3):**", "## Answers\n", "3. ", "## Recap\n", "## Exercises\n",
      "1. **Match**, in `Exercises/02-SafeFire/Match.swift`:", "2. **SafeFireCheck**, in",
      "## On Apple's platforms\n",
    ] {
      let range = try #require(
        prose.firstRange(of: part), "\(part) is missing, or in another place.")
      prose = prose[range.upperBound...]
    }
  }

  @Test func `a new chapter contains an exercise, because its module needs a file`() throws {
    let written = try NewChapter(in: workbook.workspace, title: "Safe fire").write()
    #expect(written.map(\.path).contains("Exercises/02-SafeFire/FirstSafeFire.swift"))
  }

  @Test
  func `a new exercise's number includes the exercises that were added since the last build`()
    throws
  {
    _ = try NewChapter(in: workbook.workspace, title: "Safe fire").write()
    let next = try NewChapter(in: workbook.workspace, title: "Candles").write()
    #expect(next.map(\.path).contains("Chapters/03-Candles.md"))
    #expect(throws: UsageError.self) {
      try NewChapter(in: workbook.workspace, title: "Safe fire").write()
    }
    _ = try NewExercise(in: workbook.workspace, name: "Candle").write(toChapter: "01-Lights")
    _ = try NewExercise(in: workbook.workspace, name: "Match").write(toChapter: "01-Lights")
    #expect(
      workbook["Tests/01-Lights/MatchTests.swift"]?.contains("@Suite(\"1.3 Match\"") == true)
    #expect(
      workbook["Chapters/01-Lights.md"]?
        .contains("3. **Match**, in `Exercises/01-Lights/Match.swift`") == true)
  }

  @Test func `if one of a new exercise's files exists, nothing is written or overwritten`() throws {
    workbook["Solutions/01-Lights/Candle.swift"] = "// mine"
    let before = workbook["Chapters/01-Lights.md"]
    #expect(throws: UsageError.self) {
      try NewExercise(in: workbook.workspace, name: "Candle").write(toChapter: "01-Lights")
    }
    #expect(workbook["Solutions/01-Lights/Candle.swift"] == "// mine")
    #expect(workbook["Exercises/01-Lights/Candle.swift"] == nil)
    #expect(workbook["Chapters/01-Lights.md"] == before)
  }

  @Test(arguments: ["Lamp", "Lights", "candle", "Candle stick", "Candle/../..", ""])
  func `an invalid name for a new exercise is rejected`(name: String) {
    #expect(throws: UsageError.self) {
      try NewExercise(in: workbook.workspace, name: name).write(toChapter: "01-Lights")
    }
  }

  @Test(arguments: ["Lights", "lights", "…", "3 lamps", "Say \"lamp\"", "A|B"])
  func `an invalid title for a new chapter is rejected`(title: String) {
    #expect(throws: UsageError.self) {
      try NewChapter(in: workbook.workspace, title: title).write()
    }
  }

  @Test func `a list whose format isn't recognized is reported and left unchanged`() {
    workbook["Package.swift"] = "let allChapters = [\"01-Lights\"]"
    #expect(throws: SetUpError.self) {
      try NewChapter(in: workbook.workspace, title: "Fire").write()
    }
    #expect(workbook["Chapters/02-Fire.md"] == nil)
  }
}
