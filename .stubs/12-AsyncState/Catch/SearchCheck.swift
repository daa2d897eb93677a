import StateFlow
import Testing
import WorkbookTesting

// «write: two lines of story, the same in the stub and in the solution»

/// «write: what a correct screen does»
///
/// 1. «write: what a user sees; one claim that a test can check»
func checkSearch(on screen: Screen) throws {
  unfinished("«write: the task»")
}
