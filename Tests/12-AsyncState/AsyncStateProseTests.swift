import StateFlow
import Testing
import WorkbookTesting

/// Tests that the claims in Chapters/12-AsyncState.md are true.
@Suite("Chapter 12: Async state")
struct AsyncStateProseTests {
  @Test func `the example is on screen`() {
    let screen = Screen { AsyncStateExample() }
    #expect(screen.shows("«write: an example»"))
  }
}
