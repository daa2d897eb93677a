import Testing
import WorkbookTesting

@testable import Persistence

@Suite("9.6 Migration", .exercise)
struct MigrationTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { Migration() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
