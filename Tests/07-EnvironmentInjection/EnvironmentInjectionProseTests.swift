import StateFlow
import Testing
import WorkbookTesting

/// What Chapters/07-EnvironmentInjection.md says happens, happens.
@Suite("Chapter 7: Environment injection")
struct EnvironmentInjectionProseTests {
  @Test func `the example is on screen`() {
    let screen = Screen { EnvironmentInjectionExample() }
    #expect(screen.shows("«write: an example»"))
  }
}
