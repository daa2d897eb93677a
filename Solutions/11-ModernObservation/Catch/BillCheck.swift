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
  // Each number is read after the change that it belongs to, and before any
  // other change could run the body for it.
  screen.button("Add part").tap()
  #expect(screen.shows("Parts: 1"), "There is one part.")
  #expect(screen.shows("Cost: 5"), "A part costs 5.")
  screen.button("Add hour").tap()
  #expect(screen.shows("Cost: 25"), "A part costs 5, and an hour costs 20.")

  // A different text size doesn't need a new object.
  screen.button("Large type").tap()
  #expect(screen.shows("Hours: 1"), "Only the size changed.")

  // A different clock does.
  screen.button("Next clock").tap()
  #expect(screen.shows("Clock 2"), "This is the next clock.")
  #expect(screen.shows("Hours: 0"), "The bill of the next clock is empty.")
  screen.button("Add hour").tap()
  screen.button("Add hour").tap()
  #expect(screen.shows("Hours: 2"), "The hours are added to this bill.")
  screen.button("Large type").tap()
  #expect(screen.shows("Hours: 2"), "Only the size changed, again.")
  screen.button("Next clock").tap()
  #expect(screen.shows("Clock 3"), "The screen never goes back.")
}
