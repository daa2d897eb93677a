import StateFlow
import Testing
import WorkbookTesting

/// What Chapters/10-RestaurantGuide.md says happens, happens.
@Suite("Chapter 10: Restaurant guide")
struct RestaurantGuideProseTests {
  @Test func `the example is on screen`() {
    let screen = Screen { RestaurantGuideExample() }
    #expect(screen.shows("«write: an example»"))
  }
}
