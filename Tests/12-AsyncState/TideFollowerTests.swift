import Testing
import WorkbookTesting

@testable import AsyncState

@Suite("12.7 Tide follower", .exercise)
struct TideFollowerTests {
  // «write: the behavior, as the name of the test»
  @Test(.proves(1)) func `the answer is on screen`() {
    let screen = Screen { TideFollower() }
    #expect(screen.shows("the answer"), "«write: what a user sees»")
  }
}
