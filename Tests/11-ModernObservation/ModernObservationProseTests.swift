import StateFlow
import Testing
import WorkbookTesting

/// What Chapters/11-ModernObservation.md says happens, happens.
@Suite("Chapter 11: Modern observation")
struct ModernObservationProseTests {
  @Test func `the example is on screen`() {
    let screen = Screen { ModernObservationExample() }
    #expect(screen.shows("«write: an example»"))
  }
}
