import StateFlow
import Testing
import WorkbookTesting

// The museum's heating has one target temperature, which can be set in two
// places. Several colleagues have each written their own version of the heating
// screen, and some versions contain mistakes. Write a test that catches these
// mistakes.

/// Checks a new, unused heating screen.
///
/// A correct screen does the following, in any layout:
///
/// - It shows the target in the form "Target: 20", and again for each of the
///   two places, as "Door: 20" and "Office: 20". On a new screen, the target is
///   20.
/// - The steppers "Door" and "Office" change the target by 1. The target never
///   goes below 18 or above 22.
func checkHeating(on screen: Screen) throws {
  unfinished(
    """
    Use both steppers, and use #expect to check what the screen shows after \
    each tap. Your test must pass for every correct screen and fail for every \
    incorrect one.
    """)
}
