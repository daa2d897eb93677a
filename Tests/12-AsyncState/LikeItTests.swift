import Testing
import WorkbookTesting

@testable import AsyncState

@Suite("12.6 Like it", .exercise)
struct LikeItTests {
  // «write: the behavior, as the name of the test»
  @Test(.proves(1)) func `the answer is on screen`() {
    let screen = Screen { LikeIt() }
    #expect(screen.shows("the answer"), "«write: what a user sees»")
  }
}
