import Testing
import WorkbookTesting

@testable import AsyncState

@Suite("12.1 Profile loader", .exercise)
struct ProfileLoaderTests {
  // «write: the behavior, as the name of the test»
  @Test(.proves(1)) func `the answer is on screen`() {
    let screen = Screen { ProfileLoader() }
    #expect(screen.shows("the answer"), "«write: what a user sees»")
  }
}
