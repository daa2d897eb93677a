import StateFlow
import Testing
import WorkbookTesting

// The museum has two doors, North and South. Several colleagues have each
// written the screen on which the doorkeeper counts visitors, and some of them
// have made mistakes. Your test tells which ones.

/// Checks the doorkeeper's screen, which is new and unused.
///
/// A correct screen does the following, in any layout:
///
/// - It shows the number of visitors at each door, and the total, in exactly
///   these words: "North: 0", "South: 0", and "Total: 0". On a new screen, all
///   three are 0.
/// - "North +1" and "South +1" count one visitor at that door. "North +2" and
///   "South +2" count a couple.
/// - "Change color" changes the color of the numbers, and nothing else.
/// - "New day" sets the counts of both doors to 0.
func checkDoors(on screen: Screen) throws {
  unfinished(
    """
    Use the screen as a doorkeeper does, and use #expect to check what it \
    shows after each step. Your test must pass for every correct screen and \
    fail for every incorrect one.
    """)
}
