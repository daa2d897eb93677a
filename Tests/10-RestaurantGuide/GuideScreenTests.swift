import Testing
import WorkbookTesting

@testable import RestaurantGuide

@Suite("10.4 Guide screen", .exercise)
struct GuideScreenTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { GuideScreen() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
