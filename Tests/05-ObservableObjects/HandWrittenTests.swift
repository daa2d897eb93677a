import Testing
import WorkbookTesting

@testable import ObservableObjects

@Suite("5.2 Hand written", .exercise)
struct HandWrittenTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { HandWritten() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
