import StateFlow
import Testing
import WorkbookTesting

/// What Chapters/10-ModernObservation.md says happens, happens.
@Suite("Chapter 10: Modern observation")
struct ModernObservationProseTests {
  @Test func `the example is on screen`() {
    let screen = Screen { ModernObservationExample() }
    #expect(screen.shows("«write: an example»"))
  }
}
