import Testing
import WorkbookTesting

@testable import ModernObservation

@Suite("11.2 Fine grained", .exercise)
struct FineGrainedTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { FineGrained() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
