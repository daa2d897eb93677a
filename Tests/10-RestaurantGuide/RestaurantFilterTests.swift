import Testing
import WorkbookTesting

@testable import RestaurantGuide

@Suite("10.2 Restaurant filter", .exercise)
struct RestaurantFilterTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { RestaurantFilter() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
