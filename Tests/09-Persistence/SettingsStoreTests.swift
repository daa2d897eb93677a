import Testing
import WorkbookTesting

@testable import Persistence

@Suite("9.4 Settings store", .exercise)
struct SettingsStoreTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { SettingsStore() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
