import Testing
import WorkbookTesting

@testable import ValuesAndReferences

@Suite("3.2 Profile editor", .exercise)
struct ProfileEditorTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { ProfileEditor() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
