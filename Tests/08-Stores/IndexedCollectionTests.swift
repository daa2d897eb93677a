import Testing
import WorkbookTesting

@testable import Stores

@Suite("8.3 Indexed collection", .exercise)
struct IndexedCollectionTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { IndexedCollection() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
