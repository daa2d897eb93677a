import Testing
import WorkbookTesting

@testable import EnvironmentInjection

@Suite("7.3 Shared profile", .exercise)
struct SharedProfileTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { SharedProfile() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
