import Testing
import WorkbookTesting

@testable import Bindings

@Suite("2.3 Two way", .exercise)
struct TwoWayTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { TwoWay() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
