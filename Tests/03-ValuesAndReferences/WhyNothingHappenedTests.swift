import Testing
import WorkbookTesting

@testable import ValuesAndReferences

@Suite("3.3 Why nothing happened", .exercise)
struct WhyNothingHappenedTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { WhyNothingHappened() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
