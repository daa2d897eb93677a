import Testing
import WorkbookTesting

@testable import Ownership

@Suite("6.2 Steady counter", .exercise)
struct SteadyCounterTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { SteadyCounter() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
