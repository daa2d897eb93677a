import Testing
import WorkbookTesting

@testable import Persistence

@Suite("9.2 Registered defaults", .exercise)
struct RegisteredDefaultsTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { RegisteredDefaults() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
