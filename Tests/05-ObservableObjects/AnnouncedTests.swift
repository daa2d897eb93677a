import Testing
import WorkbookTesting

@testable import ObservableObjects

@Suite("5.3 Announced", .exercise)
struct AnnouncedTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { Announced() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
