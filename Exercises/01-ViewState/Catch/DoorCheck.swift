import StateFlow
import Testing
import WorkbookTesting

// The museum has two doors, North and South. Several colleagues have written
// the screen on which the doorkeeper counts visitors, and some of them have
// made mistakes. You write the test that tells which.

/// Checks a doorkeeper's screen, which is new and hasn't been used.
///
/// A right screen does this, and arranges it in any way:
///
/// - It shows the visitors of each door and of both, such as "North: 0",
///   "South: 0" and "Total: 0". On a new screen, all three are 0.
/// - "North +1" and "South +1" add one visitor to a door. "North +2" and
///   "South +2" add a couple.
/// - "Change color" changes the color of the numbers, and nothing else.
/// - "New day" sets both doors to 0.
func checkDoors(on screen: Screen) throws {
  unfinished(
    """
    Use the screen as a doorkeeper does, and write with #expect what it shows. \
    Your test must hold for every right screen, and fail for every wrong one.
    """)
}
