import StateFlow
import Testing
import WorkbookTesting

// The museum's heating has one target temperature, which can be set in two
// places. Several colleagues have each written the screen, and some of them
// have made mistakes. Your test tells which ones.

/// Checks a new, unused heating screen.
///
/// A correct screen does the following, in any layout:
///
/// - It shows the target in the form "Target: 20", and also in both places:
///   "Door: 20" and "Office: 20". On a new screen, the target is 20.
/// - The steppers "Door" and "Office" change the target by 1. It never goes
///   below 18 or above 22.
func checkHeating(on screen: Screen) throws {
  unfinished(
    """
    Use both steppers, and use #expect to check what the screen shows after \
    each tap. Your test must pass for every correct screen and fail for every \
    incorrect one.
    """)
}
