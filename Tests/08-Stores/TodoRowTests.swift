import Testing
import WorkbookTesting

@testable import Stores

@Suite("8.4 Todo row", .exercise)
struct TodoRowTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { TodoRow() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
