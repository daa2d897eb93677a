import Testing
import WorkbookTesting

@testable import AsyncState

@Suite("12.5 Wrong seat", .exercise)
struct WrongSeatTests {
  // «write: the behavior, as the name of the test»
  @Test(.proves(1)) func `the answer is on screen`() {
    let screen = Screen { WrongSeat() }
    #expect(screen.shows("the answer"), "«write: what a user sees»")
  }
}
