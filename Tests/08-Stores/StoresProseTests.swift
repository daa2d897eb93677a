import StateFlow
import Testing
import WorkbookTesting

/// What Chapters/08-Stores.md says happens, happens.
@Suite("Chapter 8: Stores")
struct StoresProseTests {
  @Test func `the example is on screen`() {
    let screen = Screen { StoresExample() }
    #expect(screen.shows("«write: an example»"))
  }
}
