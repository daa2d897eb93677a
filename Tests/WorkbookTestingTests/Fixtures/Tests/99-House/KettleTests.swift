import Testing
import WorkbookTesting

@Suite("99.10 Kettle", .exercise, .onlyAsFixture)
@MainActor struct KettleTests {
  final class Story {
    var text: String

    init(text: String) { self.text = text }
  }

  @Test func `a test fails twice, with notes on each failure`() {
    let story = Story(text: "It was filled.")
    FailureNotes.current?.attach { _ in story.text }
    FailureNotes.current?.attach { _ in nil }
    FailureNotes.current?.attach { $0 ? "It was lit.\n  It sang." : nil }
    #expect(Kettle().degrees == 98)
    story.text = "It was filled to the brim."
    #expect(Kettle().degrees == 100, "It boils at a hundred.")
    story.text = "Too late."
  }

  @Test func `an error that a test throws is reported with a note`() throws {
    FailureNotes.current?.attach { _ in "It was forgotten." }
    try Kettle().pour()
  }

  @Test func `a failed requirement is reported with a note`() throws {
    FailureNotes.current?.attach { _ in "It was lukewarm." }
    try #require(Kettle().degrees == 100)
  }

  @Test nonisolated func `a failure off the main actor is reported with a note`() {
    FailureNotes.current?.attach { _ in "It was elsewhere." }
    #expect(Kettle().degrees == 100)
  }

  @Test(arguments: [99, 100]) func `a test fails for one argument`(degrees: Int) {
    #expect(Kettle().degrees == degrees)
  }
}
