import Testing
import WorkbookTesting

@testable import Ownership

@Suite("6.4 No leaks", .exercise)
struct NoLeaksTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { NoLeaks() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
