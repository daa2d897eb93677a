import Testing
import WorkbookTesting

@testable import Bindings

@Suite("2.4 Derived bindings", .exercise)
struct DerivedBindingsTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { DerivedBindings() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
