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
  // The doors get different numbers, so that one can't be mistaken for the
  // other, and the color changes while there is something to forget.
  screen.button("North +2").tap()
  screen.button("South +2").tap()
  screen.button("South +1").tap()
  screen.button("Change color").tap()
  #expect(screen.shows("North: 2"), "A couple came in at the north door.")
  #expect(screen.shows("South: 3"), "Three came in at the south door.")

  // An old number might just be hidden, so the test keeps counting at both
  // doors.
  screen.button("New day").tap()
  #expect(screen.shows("Total: 0"), "Nobody has come in on the new day.")
  screen.button("North +1").tap()
  screen.button("South +1").tap()
  #expect(screen.shows("Total: 2"), "One visitor came in at each door.")
}
