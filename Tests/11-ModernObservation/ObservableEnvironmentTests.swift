import Testing
import WorkbookTesting

@testable import ModernObservation

@Suite("11.4 Observable environment", .exercise)
struct ObservableEnvironmentTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { ObservableEnvironment() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
