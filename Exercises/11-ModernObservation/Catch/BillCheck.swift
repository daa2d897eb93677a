import StateFlow
import Testing
import WorkbookTesting

// The museum's workshop repairs clocks, one after another. Several colleagues
// have each written the screen that adds up the bills, and some of them have
// made mistakes. Your test tells which ones.

/// Checks a new, unused billing screen.
///
/// A correct screen does the following, in any layout:
///
/// - It shows the number of the clock and its bill. On a new screen, these are
///   "Clock 1", "Hours: 0", "Parts: 0", and "Cost: 0".
/// - "Add hour" adds an hour, which costs 20. "Add part" adds a part, which
///   costs 5.
/// - "Large type" changes the text size, and nothing else.
/// - "Next clock" shows the next clock, whose bill is empty. The screen never
///   goes back to an earlier clock.
func checkBill(on screen: Screen) throws {
  unfinished(
    """
    Repair clocks as the workshop does, and use #expect to check what the \
    screen shows after each step. Your test must pass for every correct screen \
    and fail for every incorrect one.
    """)
}
