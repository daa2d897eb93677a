import StateFlow
import Testing
import WorkbookTesting

// The museum's workshop repairs clocks, one after another. A screen adds up the
// bill for each clock. Several colleagues have each written their own version
// of this screen, and some versions contain mistakes. Write a test that catches
// these mistakes.

/// Checks a new, unused billing screen.
///
/// 1. The screen shows the number of the current clock and its bill. A new
///    screen shows "Clock 1", "Hours: 0", "Parts: 0", and "Cost: 0".
/// 2. Each tap on the button "Add hour" adds an hour, which costs 20. The
///    screen shows it immediately.
/// 3. Each tap on the button "Add part" adds a part, which costs 5. The screen
///    shows it immediately.
/// 4. The button "Large type" changes the text size and nothing else.
/// 5. The button "Next clock" shows the next clock, with an empty bill, and the
///    other buttons then change this bill. The screen never goes back to an
///    earlier clock.
/// 6. Your test passes for every correct screen, in any layout, and fails for
///    every incorrect one.
func checkBill(on screen: Screen) throws {
  unfinished("Use the screen, and check with #expect what it shows each time.")
}
