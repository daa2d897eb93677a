import Testing
import WorkbookTesting

@testable import ObservableObjects

@Suite("5.1 Booking store", .exercise)
struct BookingStoreTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { BookingStore() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
