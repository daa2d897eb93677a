import Testing
import WorkbookTesting

@testable import Bindings

@Suite("2.5 RPNCalculator", .exercise)
struct RPNCalculatorTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { RPNCalculator() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
