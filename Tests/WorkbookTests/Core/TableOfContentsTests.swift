import Testing

@testable import WorkbookCore

@Suite struct TableOfContentsTests {
  @Test func `an exercise is one name everywhere`() {
    let exercise = TableOfContents.exercises[0]
    #expect(exercise.answerPath() == "Exercises/01-ViewState/TapCounter.swift")
    #expect(exercise.suitePath == "Tests/01-ViewState/TapCounterTests.swift")
  }
}
