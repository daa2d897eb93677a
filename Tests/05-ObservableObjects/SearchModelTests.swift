import Testing
import WorkbookTesting

@testable import ObservableObjects

@Suite("5.5 Search model", .exercise)
struct SearchModelTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { SearchModel() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
