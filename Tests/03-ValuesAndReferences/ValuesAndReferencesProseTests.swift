import StateFlow
import Testing
import WorkbookTesting

/// What Chapters/03-ValuesAndReferences.md says happens, happens.
@Suite("Chapter 3: Values and references")
struct ValuesAndReferencesProseTests {
  @Test func `the example is on screen`() {
    let screen = Screen { ValuesAndReferencesExample() }
    #expect(screen.shows("«write: an example»"))
  }
}
