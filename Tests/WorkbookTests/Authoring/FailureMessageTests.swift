import Testing

@testable import WorkbookAuthoring
@testable import WorkbookCore
@testable import WorkbookTestSupport

@Suite struct FailureMessageTests {
  private func problems(_ message: String, _ comments: String...) -> [String] {
    var test = TestReport(
      id: "T/a()", name: "it is on", outcome: .failed, file: "Tests/T.swift", line: 3)
    test.issues = [IssueReport(message: message, comments: comments)]
    return FailureMessage(of: test, in: House.lamp).problems
  }

  @Test func `a failure message with a sentence, the screen, and a story has no problems`() {
    #expect(
      problems(
        #"Expectation failed: (screen → "0").shows("1")"#,
        "After one tap, the screen should show 1.",
        "tap \"Add\"\n  StateFlow.Story wrote it") == [])
  }

  @Test func `a failure message from the test support counts as a sentence`() {
    #expect(problems("There is no button \"Add\". The screen shows:\n  text \"0\"") == [])
  }

  @Test func `a failure message without a sentence is reported`() {
    #expect(
      problems("Expectation failed: count == 1")
        == ["has no sentence for the student: Expectation failed: count == 1"])
  }

  @Test(arguments: [
    ("OnScreen(", "(screen.button(\"On\") → ButtonOnScreen(query: …)).exists"),
    ("StateFlow.", "runs → [StateFlow.StoryUpdate.Run(view: \"A\")] == []"),
    ("Optional(", "(names → [Optional(\"A\")]) == []"),
    ("Color(kind", "(color → Color(kind: Kind.named(\"red\"), opacity: 1.0)) == .blue"),
    (".named(", "(kind → .named(\"black\")) == .named(\"red\")"),
    ("<not evaluated>", "(a → 1) == 2 && (b → <not evaluated>)"),
    ("→ true → true", "a.isOn → true → true"),
    ("1 times", "The level has changed 1 times."),
  ])
  func `a failure message with a name that students don't know is reported`(
    name: String, message: String
  ) {
    let problem = "shows \(name) to the student: "
    #expect(problems(message, "No body runs.").map { $0.hasPrefix(problem) } == [true])
  }

  @Test func `a value that is missing from what a student reads isn't reported`() {
    #expect(
      problems(
        "Expectation failed: (a.isOn → false) && (b.isOn → <not evaluated>)",
        "Both should be on.") == [])
    #expect(
      problems("Expectation failed: !(a.isOn → true → true)", "It should be off.") == [])
  }

  @Test func `a raw value in a story is reported`() {
    #expect(
      problems("Issue recorded", "It's red.", "tap \"On\"\n  wrote Lamp.color .named(\"red\")")
        == [
          "shows .named( to the student: tap \"On\"   wrote Lamp.color .named(\"red\")"
        ])
  }

  @Test func `a failure message that is longer than a screen is reported`() {
    let problem = problems(String(repeating: "a, ", count: 1_000), "Not all of it.")
    #expect(problem.map { $0.hasPrefix("is longer than a screen (") } == [true])
  }
}
