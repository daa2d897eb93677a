import StateFlow
import Testing
import WorkbookTesting

// The museum has a lift. Two signs show which floor it's on, and a bell on the
// roof rings when the lift moves. Several colleagues have each written their
// own version of the lift's screen, and some versions contain mistakes. Write a
// test that catches these mistakes.

/// Checks a new, unused lift.
///
/// A correct screen meets requirements 1 to 5. It can have any layout and show
/// other things, too. Requirement 6 is about your test.
///
/// 1. The signs in the hall and on the roof show the floor that the lift is on,
///    in the form "Hall: 0" and "Roof: 0". A new lift is on floor 0, and the
///    roof is open.
/// 2. "Up" and "Down" move the lift by one floor. There is no highest or lowest
///    floor.
/// 3. "Close roof" removes the sign on the roof. While the roof is closed,
///    "Close roof" can be disabled or missing. The same goes for "Open roof"
///    while the roof is open.
/// 4. "Open roof" brings the sign back. It shows the floor immediately and
///    follows the lift again.
/// 5. While the roof is open, its bell rings once for each move. The screen
///    shows the total number of rings so far, in the form "Rings: 0".
/// 6. Your test passes for every correct screen, in any layout, and fails for
///    every incorrect one.
func checkLift(on screen: Screen) throws {
  unfinished(
    """
    Move the lift, close and open the roof, and use #expect to check what the \
    screen shows after each step.
    """)
}
