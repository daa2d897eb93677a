import StateFlow
import Testing
import WorkbookTesting

// The museum's workshop repairs clocks, one after another. A screen adds up the
// bill for each clock. Several colleagues have each written their own version
// of this screen, and some versions contain mistakes. Write a test that catches
// these mistakes.

/// Checks a new, unused billing screen.
///
/// A correct screen does the following, in any layout:
///
/// - It shows the number of the clock and its bill. On a new screen, these are
///   shown as "Clock 1", "Hours: 0", "Parts: 0", and "Cost: 0".
/// - "Add hour" adds an hour, which costs 20. "Add part" adds a part, which
///   costs 5.
/// - "Large type" changes the text size and nothing else.
/// - "Next clock" shows the next clock, with an empty bill. The screen never
///   goes back to an earlier clock.
func checkBill(on screen: Screen) throws {
  // Each number is read after the change that it belongs to, and before any
  // other change could run the body for it.
  screen.button("Add part").tap()
  #expect(screen.shows("Parts: 1"), "There is one part.")
  screen.button("Add hour").tap()
  #expect(screen.shows("Cost: 25"), "A part costs 5, and an hour costs 20.")

  // A different text size doesn't need a new object.
  screen.button("Large type").tap()
  #expect(screen.shows("Hours: 1"), "Only the size changed.")

  // A different clock does.
  screen.button("Next clock").tap()
  #expect(screen.shows("Hours: 0"), "The bill of the next clock is empty.")
  screen.button("Add hour").tap()
  #expect(screen.shows("Hours: 1"), "The hour is added to this clock's bill.")
}
