import Testing
import WorkbookTesting

@testable import RestaurantGuide

@Suite("10.3 Settings form", .exercise)
struct SettingsFormTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { SettingsForm() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
