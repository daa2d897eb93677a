import Testing
import WorkbookTesting

@testable import Boxing

@Suite("4.5 Self contained boxed", .exercise)
struct SelfContainedBoxedTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { SelfContainedBoxed() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
