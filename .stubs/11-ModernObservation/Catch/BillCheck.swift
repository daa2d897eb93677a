import StateFlow
import Testing
import WorkbookTesting

// The museum's workshop repairs clocks, one after another. A screen adds up the
// bill for each clock. Several colleagues have each written their own version
// of this screen, and some versions contain mistakes. Write a test that catches
// these mistakes.

/// Checks a new, unused billing screen.
///
/// A correct screen does the following, in any layout:
///
/// - It shows the number of the clock and its bill. On a new screen, these are
///   shown as "Clock 1", "Hours: 0", "Parts: 0", and "Cost: 0".
/// - "Add hour" adds an hour, which costs 20. "Add part" adds a part, which
///   costs 5.
/// - "Large type" changes the text size and nothing else.
/// - "Next clock" shows the next clock, with an empty bill. The screen never
///   goes back to an earlier clock.
func checkBill(on screen: Screen) throws {
  unfinished(
    """
    Use the screen as a clockmaker would, and use #expect to check what it \
    shows after each step. Your test must pass for every correct screen and \
    fail for every incorrect one.
    """)
}
