import Testing
import WorkbookTesting

@testable import ModernObservation

@Suite("11.1 Migrated store", .exercise)
struct MigratedStoreTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { MigratedStore() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
