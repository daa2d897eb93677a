import Testing
import WorkbookTesting

@testable import Boxing

@Suite("4.1 Box", .exercise)
struct BoxTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { Box() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
