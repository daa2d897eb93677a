import StateFlow
import Testing
import WorkbookTesting

// «write: two lines of story, the same in the stub and in the solution»

/// «write: what a correct screen does»
func checkSearch(on screen: Screen) throws {
  screen.button("Show").tap()
  #expect(screen.shows("the answer"), "«write: what a user sees»")
}
