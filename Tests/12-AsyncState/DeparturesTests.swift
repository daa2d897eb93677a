import Testing
import WorkbookTesting

@testable import AsyncState

@Suite("12.3 Departures", .exercise)
struct DeparturesTests {
  // «write: the behavior, as the name of the test»
  @Test(.proves(1)) func `the answer is on screen`() {
    let screen = Screen { Departures() }
    #expect(screen.shows("the answer"), "«write: what a user sees»")
  }
}
