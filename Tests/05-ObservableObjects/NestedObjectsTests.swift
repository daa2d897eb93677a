import Testing
import WorkbookTesting

@testable import ObservableObjects

@Suite("5.4 Nested objects", .exercise)
struct NestedObjectsTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { NestedObjects() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
