import StateFlow
import Testing
import WorkbookTesting

/// What Chapters/06-Ownership.md says happens, happens.
@Suite("Chapter 6: Ownership")
struct OwnershipProseTests {
  @Test func `the example is on screen`() {
    let screen = Screen { OwnershipExample() }
    #expect(screen.shows("«write: an example»"))
  }
}
