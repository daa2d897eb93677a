import Testing
import WorkbookTesting

@testable import EnvironmentInjection

@Suite("7.5 Surroundings", .exercise)
struct SurroundingsTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { Surroundings() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
