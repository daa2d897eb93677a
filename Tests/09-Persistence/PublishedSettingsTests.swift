import Testing
import WorkbookTesting

@testable import Persistence

@Suite("9.5 Published settings", .exercise)
struct PublishedSettingsTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { PublishedSettings() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
