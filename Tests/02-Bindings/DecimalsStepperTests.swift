import Testing
import WorkbookTesting

@testable import Bindings

@Suite("2.2 Decimals stepper", .exercise)
struct DecimalsStepperTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { DecimalsStepper() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
