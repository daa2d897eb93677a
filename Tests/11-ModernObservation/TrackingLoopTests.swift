import Testing
import WorkbookTesting

@testable import ModernObservation

@Suite("11.3 Tracking loop", .exercise)
struct TrackingLoopTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { TrackingLoop() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
