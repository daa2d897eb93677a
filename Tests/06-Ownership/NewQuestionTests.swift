import Testing
import WorkbookTesting

@testable import Ownership

@Suite("6.3 New question", .exercise)
struct NewQuestionTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { NewQuestion() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
