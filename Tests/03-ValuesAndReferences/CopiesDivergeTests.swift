import Testing
import WorkbookTesting

@testable import ValuesAndReferences

@Suite("3.1 Copies diverge", .exercise)
struct CopiesDivergeTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { CopiesDiverge() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
