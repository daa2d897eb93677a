import Testing
import WorkbookTesting

@testable import EnvironmentInjection

@Suite("7.1 Calendar card", .exercise)
struct CalendarCardTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { CalendarCard() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
