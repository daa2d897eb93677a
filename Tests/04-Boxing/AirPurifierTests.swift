import Testing
import WorkbookTesting

@testable import Boxing

@Suite("4.6 Air purifier", .exercise)
struct AirPurifierTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { AirPurifier() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
