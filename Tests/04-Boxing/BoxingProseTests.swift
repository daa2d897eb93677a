import StateFlow
import Testing
import WorkbookTesting

/// What Chapters/04-Boxing.md says happens, happens.
@Suite("Chapter 4: Boxing")
struct BoxingProseTests {
  @Test func `the example is on screen`() {
    let screen = Screen { BoxingExample() }
    #expect(screen.shows("«write: an example»"))
  }
}
