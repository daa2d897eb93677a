import Testing
import WorkbookTesting

@testable import Boxing

@Suite("4.4 Boxed", .exercise)
struct BoxedTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { Boxed() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
