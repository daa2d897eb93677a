import StateFlow
import Testing
import WorkbookTesting

// The workshop of the museum repairs clocks, one after the other. Several
// colleagues have written the screen on which it adds up the bill, and some of
// them have made mistakes. You write the test that tells which.

/// Checks a screen for bills, which is new and hasn't been used.
///
/// A right screen does this, and arranges it in any way:
///
/// - It shows the number of the clock, and its bill. On a new screen, these are
///   "Clock 1", "Hours: 0", "Parts: 0" and "Cost: 0".
/// - "Add hour" and "Add part" add one. An hour costs 20, and a part costs 5.
/// - "Large type" changes the size of the type, and nothing else.
/// - "Next clock" shows the next clock, whose bill is empty. The screen never
///   goes back to a clock.
func checkBill(on screen: Screen) throws {
  unfinished(
    """
    Repair clocks as the workshop does, and write with #expect what the screen \
    shows. Your test must hold for every right screen, and fail for every \
    wrong one.
    """)
}
