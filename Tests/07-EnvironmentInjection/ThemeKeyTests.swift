import Testing
import WorkbookTesting

@testable import EnvironmentInjection

@Suite("7.2 Theme key", .exercise)
struct ThemeKeyTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { ThemeKey() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
