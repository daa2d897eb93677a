import Testing

@testable import WorkbookCore

@Suite struct TableOfContentsTests {
  @Test func `the files of an exercise have its name`() {
    let exercise = TableOfContents.exercises[0]
    #expect(exercise.answerPath() == "Exercises/01-ViewState/TapCounter.swift")
    #expect(exercise.suitePath == "Tests/01-ViewState/TapCounterTests.swift")
  }
}
