import StateFlow
import Testing
import WorkbookTesting

@testable import AsyncStateCatch

@Suite("12.8 Search check", .exercise)
struct SearchCheckTests {
  private static let trial = TestTrial(
    of: { try checkSearch(on: $0) },
    on: [
      .right("«write: what is special about it»", content: simple),
      .right("«write: what is special about it»", content: titled),
      .wrong(
        "«write: what is wrong with it»", thought: "«write: the misconception»", content: empty),
    ])

  @Test(.proves(1)) func `your test passes for every correct screen`() async throws {
    try await Self.trial.expectRightProgramsHold()
  }

  // «write: what is wrong, in the name of the test; one test for each incorrect program»
  @Test(.proves(1)) func `your test catches the mistake`() async throws {
    try await Self.trial.expectNotice(of: "«write: what is wrong with it»")
  }

  @Test(.proves(1)) func `your test judges a screen by its behavior`() async throws {
    try await Self.trial.expectSameJudgmentEachTime()
  }
}

// The programs to test. Each one declares its types inside a function and uses the same names
// as the others, so the names don't reveal which program is being tested.

private func simple() -> some View {
  struct Program: View {
    @State private var isShown = false
    var body: some View {
      Button("Show") { isShown = true }
      if isShown { Text("the answer") }
    }
  }
  return Program()
}

private func titled() -> some View {
  struct Program: View {
    @State private var isShown = false
    var body: some View {
      Text("A title")
      Button("Show") { isShown = true }
      if isShown { Text("the answer") }
    }
  }
  return Program()
}

private func empty() -> some View {
  struct Program: View {
    var body: some View { Button("Show") {} }
  }
  return Program()
}
