import StateFlow
import Testing
import WorkbookTesting

// The museum has two doors, North and South. On a screen, the doorkeeper counts
// the visitors. Several colleagues have each written their own version of this
// screen, and some versions contain mistakes. Write a test that catches these
// mistakes.

/// Checks a new, unused screen that counts visitors.
///
/// A correct screen does the following, in any layout:
///
/// - It shows the number of visitors at each door, and the total, in exactly
///   this form: "North: 0", "South: 0", and "Total: 0". On a new screen, all
///   three are 0.
/// - "North +1" counts one visitor at the north door, and "North +2" counts a
///   couple there. "South +1" and "South +2" do the same for the south door.
/// - "Change color" changes the color of the numbers, and nothing else.
/// - "New day" sets the counts of both doors to 0.
func checkDoors(on screen: Screen) throws {
  unfinished(
    """
    Use the screen as a doorkeeper would, and use #expect to check what it \
    shows after each step. Your test must pass for every correct screen and \
    fail for every incorrect one.
    """)
}
