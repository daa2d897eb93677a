import Testing
import WorkbookTesting

@testable import Stores

@Suite("8.5 Todo list", .exercise)
struct TodoListTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { TodoList() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
