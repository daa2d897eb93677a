import StateFlow
import Testing
import WorkbookTesting

// The museum's heating has one target temperature, which can be set in two
// places. Several colleagues have each written their own version of the heating
// screen, and some versions contain mistakes. Write a test that catches these
// mistakes.

/// Checks a new, unused heating screen.
///
/// A correct screen meets requirements 1 to 3. It can have any layout and show
/// other things, too. Your test fails for a screen that breaks any of these
/// requirements.
///
/// 1. The screen shows the current target in the form "Target: 20", and again
///    for each of the two places, as "Door: 20" and "Office: 20". One Text can
///    show several of them. On a new screen, the target is 20.
/// 2. The steppers "Door" and "Office" change the target by 1.
/// 3. The target never goes below 18 or above 22: at the end of the range, both
///    steppers stay enabled, but a step does nothing.
/// 4. Your test passes for every correct screen, and judges a screen the same
///    way each time.
func checkHeating(on screen: Screen) throws {
  unfinished(
    """
    Use both steppers, and use #expect to check what the screen shows after \
    each step.
    """)
}
