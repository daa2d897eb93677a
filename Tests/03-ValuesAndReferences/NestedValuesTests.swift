import Testing
import WorkbookTesting

@testable import ValuesAndReferences

@Suite("3.5 Nested values", .exercise)
struct NestedValuesTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { NestedValues() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
