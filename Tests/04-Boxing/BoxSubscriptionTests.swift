import Testing
import WorkbookTesting

@testable import Boxing

@Suite("4.3 Box subscription", .exercise)
struct BoxSubscriptionTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { BoxSubscription() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
