import Testing

@testable import WorkbookContents
@testable import WorkbookCore

@Suite struct TableOfContentsTests {
  @Test func `an exercise's files are named after it`() {
    let exercise = TableOfContents.exercises[0]
    #expect(exercise.answerPath() == "Exercises/01-ViewState/TapCounter.swift")
    #expect(exercise.suitePath == "Tests/01-ViewState/TapCounterTests.swift")
    #expect(exercise.module == "ViewState")
  }

  @Test func `answers that are tests have a separate folder and module`() throws {
    let exercise = try #require(TableOfContents.exercises.first { $0.kind == .test })
    #expect(exercise.answerPath() == "Exercises/01-ViewState/Catch/DoorCheck.swift")
    #expect(exercise.suitePath == "Tests/01-ViewState/DoorCheckTests.swift")
    #expect(exercise.module == "ViewStateCatch")
  }
}
