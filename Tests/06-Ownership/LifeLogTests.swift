import Testing
import WorkbookTesting

@testable import Ownership

@Suite("6.1 Life log", .exercise)
struct LifeLogTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { LifeLog() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
