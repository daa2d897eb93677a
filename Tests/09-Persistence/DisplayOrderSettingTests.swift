import Testing
import WorkbookTesting

@testable import Persistence

@Suite("9.3 Display order setting", .exercise)
struct DisplayOrderSettingTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { DisplayOrderSetting() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
