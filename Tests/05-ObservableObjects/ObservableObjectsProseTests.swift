import StateFlow
import Testing
import WorkbookTesting

/// What Chapters/05-ObservableObjects.md says happens, happens.
@Suite("Chapter 5: Observable objects")
struct ObservableObjectsProseTests {
  @Test func `the example is on screen`() {
    let screen = Screen { ObservableObjectsExample() }
    #expect(screen.shows("«write: an example»"))
  }
}
