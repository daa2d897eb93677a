import StateFlow
import Testing
import WorkbookTesting

/// What Chapters/02-Bindings.md says happens, happens.
@Suite("Chapter 2: Bindings")
struct BindingsProseTests {
  @Test func `the example is on screen`() {
    let screen = Screen { BindingsExample() }
    #expect(screen.shows("«write: an example»"))
  }
}
