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
  // Each sign has a listener. After a move, both have been called.
  screen.button("Up").tap()
  #expect(screen.shows("Hall: 1"), "The sign in the hall follows the lift.")
  #expect(screen.shows("Roof: 1"), "The sign on the roof follows the lift.")

  // A sign that comes back shows the current floor before the lift moves again.
  screen.button("Close roof").tap()
  #expect(!screen.shows("Roof: 1"), "A closed roof has no sign.")
  screen.button("Up").tap()
  #expect(screen.shows("Hall: 2"), "The sign in the hall still listens.")
  screen.button("Open roof").tap()
  #expect(screen.shows("Roof: 2"), "The lift moved while the roof was closed.")

  // The old listener is gone, and the new one is called.
  screen.button("Down").tap()
  #expect(screen.shows("Hall: 1"), "The lift went down by one floor.")
  #expect(screen.shows("Rings: 2"), "The lift moved twice with an open roof.")
}
