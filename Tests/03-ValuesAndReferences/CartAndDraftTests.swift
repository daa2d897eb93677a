import Testing
import WorkbookTesting

@testable import ValuesAndReferences

@Suite("3.4 Cart and draft", .exercise)
struct CartAndDraftTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { CartAndDraft() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
