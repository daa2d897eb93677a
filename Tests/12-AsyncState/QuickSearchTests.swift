import Testing
import WorkbookTesting

@testable import AsyncState

@Suite("12.2 Quick search", .exercise)
struct QuickSearchTests {
  // «write: the behavior, as the name of the test»
  @Test(.proves(1)) func `the answer is on screen`() {
    let screen = Screen { QuickSearch() }
    #expect(screen.shows("the answer"), "«write: what a user sees»")
  }
}
