@testable import WorkbookCore
@testable import WorkbookEngine

extension HostileAnswer {
  private static let imports = "import StateFlow\nimport Testing\nimport WorkbookTesting\n"

  /// Returns an answer that is a test of the door counters, given as the body of the test's
  /// function.
  private static func test(
    _ name: String, ends verdicts: Set<Verdict> = .refused, imports others: String = "",
    _ body: String, besides declarations: String = ""
  ) -> HostileAnswer {
    HostileAnswer(
      "DoorCheck", name, ends: verdicts, base: .empty,
      "\(imports)\(others)\n\(declarations)\nfunc checkDoors(on screen: Screen) throws {\n\(body)\n}"
    )
  }

  /// Returns an answer that is a test of the audio guide, given as the body of the test's function.
  private static func testOfGuide(
    _ name: String, ends verdicts: Set<Verdict> = .refused, imports others: String = "",
    _ body: String
  ) -> HostileAnswer {
    HostileAnswer(
      "VolumeCheck", name, ends: verdicts, base: .empty,
      "\(imports)\(others)\n\nfunc checkVolume(on screen: Screen) throws {\n\(body)\n}")
  }

  /// The expectations of the solution.
  private static let honest = """
      screen.button("North +2").tap()
      screen.button("South +2").tap()
      screen.button("South +1").tap()
      screen.button("Change color").tap()
      #expect(screen.shows("North: 2"))
      #expect(screen.shows("South: 3"))
      #expect(screen.shows("Total: 5"))
      screen.button("New day").tap()
      #expect(screen.shows("Total: 0"))
      screen.button("North +1").tap()
      screen.button("South +1").tap()
      #expect(screen.shows("North: 1"))
      #expect(screen.shows("South: 1"))
    """

  /// Tests that identify the program by something other than its behavior, or that change how the
  /// testing library counts issues.
  static let tests: [HostileAnswer] = [
    test("says that each issue is known", "withKnownIssue { #expect(screen.shows(\"1\")) }"),
    test("records its own issue", "\(honest)\nIssue.record(\"no\")"),
    test("cancels the test", "try Test.cancel()\n\(honest)"),
    test("asks which test is running", "if Test.current != nil { \(honest) }"),
    test("asks which test is running in an expectation", "\(honest)\n#expect(Test.current != nil)"),
    test("adds a test that passes", honest, besides: "@Test func passes() {}"),
    test("adds a suite", honest, besides: "@Suite struct Mine { @Test func passes() {} }"),
    test(
      "counts its calls in a global variable", "calls += 1\n#expect(calls < 4)",
      besides: "var calls = 0"),
    test(
      "counts its calls in a static variable", "Calls.count += 1\n#expect(Calls.count < 4)",
      besides: "enum Calls { static var count = 0 }"),
    test(
      "counts its calls in a closure", "#expect(next() < 4)",
      besides: "let next: () -> Int = { var n = 0; return { n += 1; return n } }()"),
    test(
      "counts its calls in an object", "box.calls += 1\n#expect(box.calls < 4)",
      besides: "final class Box { var calls = 0 }\nlet box = Box()"),
    test(
      "counts its calls in a closure inside a struct", "#expect(calls.next() < 4)",
      besides:
        "struct Calls { let next: () -> Int }\nlet calls = Calls(next: { var n = 0; return { n += 1; return n } }())"
    ),
    test(
      "counts its calls in a local type",
      "enum Calls { static var count = 0 }\nCalls.count += 1\n#expect(Calls.count < 4)"),
    test(
      "counts its calls in a struct whose name, after another's, is that of a number",
      ends: .undeserving, "#expect(calls.next() < 4)",
      besides: """
        struct Calls {}
        struct Calls64 { let next: () -> Int }
        let calls = Calls64(next: { var n = 0; return { n += 1; return n } }())
        """),
    test(
      "counts its calls in a formatter", imports: "import Foundation",
      "memory.minimumIntegerDigits += 1\n#expect(memory.minimumIntegerDigits < 4)",
      besides: "let memory = NumberFormatter()"),
    test(
      "counts its calls in a decoder", imports: "import Foundation",
      "memory.userInfo[CodingUserInfoKey(rawValue: \"\\(memory.userInfo.count)\")!] = 1\n#expect(memory.userInfo.count < 4)",
      besides: "let memory = JSONDecoder()"),
    test(
      "counts its calls in the saved defaults", imports: "import Foundation",
      "let n = UserDefaults.standard.integer(forKey: \"n\")\n#expect(n < 4)"),
    test("accesses the graph behind the screen", "#expect(screen.graph.elements.count > 1)"),
    test(
      "accesses the graph behind the screen with a key path",
      "let path = \\Screen.graph\n#expect(screen[keyPath: path].elements.count > 1)"),
    test(
      "reflects the parts of the screen", "#expect(Mirror(reflecting: screen).children.count > 1)"),
    test("describes the parts of a list", "#expect(String(reflecting: screen.list).count > 1)"),
    test("reads the story", "#expect(!screen.story.text().contains(\":120)\"))"),
    test("reads the identities of elements", "#expect(screen.elements.count > 1)"),
    test(
      "compares addresses", "#expect(\"\\(ObjectIdentifier(screen))\".hasSuffix(\"0)\"))"),
    test("tosses a coin", "#expect(Bool.random())"),
    test(
      "reads the environment", imports: "import Foundation",
      "#expect(ProcessInfo.processInfo.environment.isEmpty)"),
    test(
      "contains the code that an expectation expands to",
      "Testing.__checkValue(false, expression: .__fromSyntaxNode(\"x\"), comments: [], "
        + "isRequired: false, sourceLocation: .__here()).__expected()"),
    test("expects an error", "#expect(throws: Never.self) { \(honest) }"),
    test(
      "uses an expectation in another process",
      ends: .refused.union([.doesNotCompile]), honest,
      besides: "func leave() async { await #expect(processExitsWith: .success) { } }"),
    test("uses an expectation in a later task", "Task { #expect(screen.shows(\"1\")) }\n\(honest)"),
    test(
      "uses an expectation on another queue", imports: "import Dispatch",
      "DispatchQueue.main.async { #expect(Bool(false)) }\n\(honest)"),
    test("exits with status 0", imports: "import Foundation", "exit(0)"),
    test("traps", ends: [.crashed], "_ = screen.texts[99]"),
    test(
      "declares a custom test description", ends: .refused.union([.doesNotCompile]), honest,
      besides: "struct A: CustomTestStringConvertible { var testDescription: String { \"\" } }"),
    test(
      "uses the types that the trial uses to hold back issues", honest,
      besides: "let trial: TestTrial? = nil\nlet notes = FailureNotes.current"),
    test("imports the suite", ends: [.doesNotCompile], imports: "import ViewStateTests", honest),
    test(
      "declares its own Testing type", ends: .undeserving, "\(honest)",
      besides: "enum Testing {}"),
    test(
      "collects unfinished code", "_ = UnfinishedLog()\n\(honest)"),
    test(
      "never fails", ends: [.failed], "screen.button(\"North +1\").tap()"),
    test("always fails", ends: [.failed], "#expect(screen.shows(\"nothing\"))"),
    testOfGuide(
      "saves something for the guide", imports: "import Foundation",
      "UserDefaults.standard.set(1, forKey: \"volume\")\n#expect(screen.shows(\"Volume: 1\"))"),
    testOfGuide(
      "keeps a file from one guide to the next", imports: "import Foundation",
      "try \"1\".write(toFile: \"guides\", atomically: true, encoding: .utf8)"),
    testOfGuide(
      "looks for a button behind the screen",
      "let buttons = screen.elements.filter { \"\\($0)\".contains(\"Restart\") }\n"
        + "#expect(buttons.count == 1)"),
  ]

  /// Honest tests that are unusual.
  static let unusualTests: [HostileAnswer] = [
    test(
      "reads numbers with a function that requires them",
      """
      screen.button("North +2").tap()
      screen.button("South +2").tap()
      screen.button("South +1").tap()
      screen.button("Change color").tap()
      #expect(try number("North", on: screen) == 2)
      #expect(try number("South", on: screen) == 3)
      #expect(try number("Total", on: screen) == 5)
      screen.button("New day").tap()
      #expect(try number("Total", on: screen) == 0, "after \\(screen.texts)")
      screen.button("North +1").tap()
      screen.button("South +1").tap()
      let count = try number("North", on: screen)
      try #require(count == 1)
      try #require(try number("South", on: screen) == 1)
      """,
      besides: """
        private func number(_ door: String, on screen: Screen) throws -> Int {
          try #require((0...9).first { screen.shows("\\(door): \\($0)") }, "There is a number.")
        }
        """),
    test(
      "extends the screen",
      """
      screen.add("North", 2)
      screen.add("South", 2)
      screen.add("South", 1)
      screen.button("Change color").tap()
      #expect(screen.shows("North: 2") && screen.shows("South: 3") && screen.shows("Total: 5"))
      screen.button("New day").tap()
      #expect(screen.shows("Total: 0"))
      screen.add("North", 1)
      screen.add("South", 1)
      #expect(screen.shows("North: 1") && screen.shows("South: 1"))
      """,
      besides: """
        extension Screen {
          fileprivate func add(_ door: String, _ number: Int) {
            button("\\(door) +\\(number)").tap()
          }
        }
        """),
    test(
      "throws an error of its own",
      """
      screen.button("North +2").tap()
      screen.button("South +2").tap()
      screen.button("South +1").tap()
      screen.button("Change color").tap()
      guard screen.shows("North: 2"), screen.shows("South: 3") else { throw Mistake.count }
      guard screen.shows("Total: 5") else { throw Mistake.total("it isn't 5") }
      screen.button("New day").tap()
      guard screen.shows("Total: 0") else { throw Mistake.total("it isn't 0") }
      screen.button("North +1").tap()
      screen.button("South +1").tap()
      guard screen.shows("North: 1"), screen.shows("South: 1") else { throw Mistake.count }
      """, besides: "enum Mistake: Error { case count, total(String) }"),
    test(
      "repeats its steps for each door",
      """
      for (door, other) in [("North", "South"), ("South", "North")] {
        screen.button("\\(door) +2").tap()
        screen.button("\\(other) +1").tap()
        screen.button("Change color").tap()
        for expected in ["\\(door): 2", "\\(other): 1", "Total: 3"] {
          #expect(screen.shows(expected), "\\(expected) isn't there.")
        }
        screen.button("New day").tap()
        #expect(!screen.shows("Total: 3") && screen.shows("Total: 0"))
        screen.button("\\(door) +1").tap()
        #expect(screen.shows("\\(door): 1"))
        screen.button("New day").tap()
      }
      """),
    test(
      "keeps a table of steps",
      """
      for step in steps {
        screen.button(step.button).tap()
        if let text = step.text { #expect(screen.texts.contains { $0.contains(text) }) }
      }
      """,
      besides: """
        private struct Step {
          let button: String
          var text: String?
        }
        private let steps = [
          Step(button: "North +2"), Step(button: "South +2"), Step(button: "South +1"),
          Step(button: "Change color", text: "North: 2"), Step(button: "Change color", text: "South: 3"),
          Step(button: "Change color", text: "Total: 5"),
          Step(button: "New day", text: "Total: 0"), Step(button: "North +1", text: "North: 1"),
          Step(button: "South +1", text: "South: 1"),
        ]
        """),
    test(
      "finds numbers with a regular expression", imports: "import Foundation",
      """
      func counts() -> [String] {
        screen.texts.flatMap { $0.matches(of: /(\\w+): (\\d+)/).map { "\\($0.1)\\($0.2)" } }.sorted()
      }
      screen.button("North +2").tap()
      screen.button("South +2").tap()
      screen.button("South +1").tap()
      #expect(counts() == ["North2", "South3", "Total5"])
      screen.button("Change color").tap()
      #expect(counts() == ["North2", "South3", "Total5"])
      screen.button("New day").tap()
      #expect(counts() == ["North0", "South0", "Total0"])
      screen.button("North +1").tap()
      screen.button("South +1").tap()
      #expect(counts() == ["North1", "South1", "Total2"])
      """),
    test(
      "explains each step",
      """
      // On a new screen, nobody has come.
      #expect(screen.shows("Total: 0"))
      /* A couple comes
         from the north. */
      screen.button("North +2").tap()
      // #expect(screen.shows("North: 3"))
      #expect(screen.shows("North: 2"))
      /* The south is counted separately. */
      try #require(screen.shows("South: 0"))
      screen.button("New day").tap()
      \(honest)
      // Done.
      """),
    test(
      "counts for many days",
      """
      var (north, south) = (0, 0)
      func look() {
        #expect(screen.shows("North: \\(north)"), "the north door")
        #expect(screen.shows("South: \\(south)"), "the south door")
        #expect(screen.shows("Total: \\(north + south)"), "both doors")
      }
      look()
      for _ in 1...4 {
        for round in 1...6 {
          screen.button("North +\\(round % 2 + 1)").tap()
          north += round % 2 + 1
          look()
          screen.button("Change color").tap()
          look()
          screen.button("South +2").tap()
          screen.button("South +1").tap()
          south += 3
          look()
        }
        screen.button("New day").tap()
        (north, south) = (0, 0)
        look()
      }
      """),
    test(
      "looks at the controls, too",
      """
      #expect(screen.button("North +2").isEnabled)
      #expect(screen.button("North +3").exists == false)
      let isNew: Bool = screen.shows("Total: 0")
      try #require(isNew)
      \(honest)
      screen.refresh()
      #expect(screen.shows("North: 1"))
      """),
    testOfGuide(
      "restarts after each step",
      """
      var expected = ["Volume": 1, "Brightness": 5]
      func restart() throws {
        screen.button("Restart").tap()
        for (setting, value) in expected {
          try #require(screen.shows("\\(setting): \\(value)"), "\\(setting) isn't \\(value).")
        }
      }
      try restart()
      for (setting, step, count) in [
        ("Brightness", 1, 5), ("Volume", -1, 2), ("Volume", 1, 10), ("Brightness", -1, 10),
      ] {
        for _ in 1...count {
          let stepper = screen.stepper(setting)
          if step > 0 { stepper.increment() } else { stepper.decrement() }
          expected[setting] = min(9, max(0, expected[setting]! + step))
          #expect(screen.shows("\\(setting): \\(expected[setting]!)"))
          try restart()
        }
      }
      """),
  ]
}
