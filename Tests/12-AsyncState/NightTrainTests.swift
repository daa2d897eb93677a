import Testing
import WorkbookTesting

@testable import AsyncState

@Suite("12.4 Night train", .exercise)
struct NightTrainTests {
  // «write: the behavior, as the name of the test»
  @Test(.proves(1)) func `the answer is on screen`() {
    let screen = Screen { NightTrain() }
    #expect(screen.shows("the answer"), "«write: what a user sees»")
  }
}
