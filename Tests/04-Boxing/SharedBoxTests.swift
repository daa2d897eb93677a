import Testing
import WorkbookTesting

@testable import Boxing

@Suite("4.2 Shared box", .exercise)
struct SharedBoxTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { SharedBox() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
