import StateFlow
import Testing
import WorkbookTesting

// The museum has two doors, North and South. On a screen, the doorkeeper counts
// the visitors. Several colleagues have each written their own version of this
// screen, and some versions contain mistakes. Write a test that catches these
// mistakes.

/// Checks a new, unused screen that counts visitors.
///
/// A correct screen meets requirements 1 to 6. It can have any layout and show
/// other things, too. Your test fails for a screen that breaks any of these
/// requirements.
///
/// 1. The screen shows the number of visitors at each door, and the total of
///    both, in exactly this form: "North: 0", "South: 0", and "Total: 0". One
///    Text can show several of them. On a new screen, all three are 0.
/// 2. "North +1" counts one visitor at the north door, and "South +1" counts
///    one at the south door.
/// 3. "North +2" and "South +2" count a couple at their door.
/// 4. "Change color" changes the color of the numbers, but none of the numbers.
/// 5. "New day" sets all three numbers to 0 immediately.
/// 6. After "New day", both doors count from 0 again.
/// 7. Your test passes for every correct screen. It looks only at the text on
///    the screen and at the buttons, not at colors. It gives each screen the
///    same verdict every time.
func checkDoors(on screen: Screen) throws {
  unfinished(
    """
    Use the screen as a doorkeeper would, and use #expect to check what it \
    shows after each step.
    """)
}
