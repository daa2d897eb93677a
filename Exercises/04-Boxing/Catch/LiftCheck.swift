import StateFlow
import Testing
import WorkbookTesting

// The museum has a lift. Two signs show the floor that it's on, and a bell on
// the roof rings when it moves. Several colleagues have written the screen, and
// some of them have made mistakes. You write the test that tells which.

/// Checks a lift, which is new and hasn't been used.
///
/// A right screen does this, and arranges it in any way:
///
/// - The signs in the hall and on the roof show the floor of the lift, such as
///   "Hall: 0" and "Roof: 0". A new lift is on floor 0, and the roof is open.
/// - "Up" and "Down" move the lift by one floor.
/// - "Close roof" removes the sign on the roof, and "Open roof" brings it back.
/// - While the roof is open, its bell rings once for each move. The screen
///   counts all the rings since it was new, such as "Rings: 0".
func checkLift(on screen: Screen) throws {
  unfinished(
    """
    Use the lift and the roof, and write with #expect what the screen shows. \
    Your test must hold for every right screen, and fail for every wrong one.
    """)
}
