import StateFlow
import Testing
import WorkbookTesting

/// What Chapters/09-Persistence.md says happens, happens.
@Suite("Chapter 9: Persistence")
struct PersistenceProseTests {
  @Test func `the example is on screen`() {
    let screen = Screen { PersistenceExample() }
    #expect(screen.shows("«write: an example»"))
  }
}
