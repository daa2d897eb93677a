import Testing
import WorkbookTesting

@testable import Stores

@Suite("8.1 Todo store", .exercise)
struct TodoStoreTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { TodoStore() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
