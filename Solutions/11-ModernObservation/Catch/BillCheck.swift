import StateFlow
import Testing
import WorkbookTesting

// The workshop of the museum repairs clocks, one after the other. Several
// colleagues have written the screen on which it adds up the bill, and some of
// them have made mistakes. You write the test that tells which.

/// Checks a screen for bills, which is new and hasn't been used.
///
/// A right screen does this, and arranges it in any way:
///
/// - It shows the number of the clock, and its bill. On a new screen, these are
///   "Clock 1", "Hours: 0", "Parts: 0" and "Cost: 0".
/// - "Add hour" and "Add part" add one. An hour costs 20, and a part costs 5.
/// - "Large type" changes the size of the type, and nothing else.
/// - "Next clock" shows the next clock, whose bill is empty. The screen never
///   goes back to a clock.
func checkBill(on screen: Screen) throws {
  // Each number is read after the change that it belongs to, and before any
  // other change could run the body for it.
  screen.button("Add part").tap()
  #expect(screen.shows("Parts: 1"), "There is one part.")
  screen.button("Add hour").tap()
  #expect(screen.shows("Cost: 25"), "A part costs 5, and an hour costs 20.")

  // Another size is no reason for another object.
  screen.button("Large type").tap()
  #expect(screen.shows("Hours: 1"), "Only the size changed.")

  // Another clock is.
  screen.button("Next clock").tap()
  #expect(screen.shows("Hours: 0"), "The bill of the next clock is empty.")
}
