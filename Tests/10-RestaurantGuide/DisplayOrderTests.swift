import Testing
import WorkbookTesting

@testable import RestaurantGuide

@Suite("10.1 Display order", .exercise)
struct DisplayOrderTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { DisplayOrder() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
