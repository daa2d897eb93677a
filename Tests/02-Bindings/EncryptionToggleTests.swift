import Testing
import WorkbookTesting

@testable import Bindings

@Suite("2.1 Encryption toggle", .exercise)
struct EncryptionToggleTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { EncryptionToggle() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
