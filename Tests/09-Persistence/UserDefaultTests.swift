import Testing
import WorkbookTesting

@testable import Persistence

@Suite("9.1 User default", .exercise)
struct UserDefaultTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { UserDefault() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
