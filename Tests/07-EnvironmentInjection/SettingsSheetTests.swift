import Testing
import WorkbookTesting

@testable import EnvironmentInjection

@Suite("7.4 Settings sheet", .exercise)
struct SettingsSheetTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { SettingsSheet() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
