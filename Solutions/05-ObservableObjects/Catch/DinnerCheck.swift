import StateFlow
import Testing
import WorkbookTesting

// Guests of the museum book a tour, with or without dinner. Several colleagues
// have each written their own version of the booking screen, and some versions
// contain mistakes. Write a test that catches these mistakes.

/// Checks a new, unused booking screen.
///
/// A correct screen meets requirements 1 to 5. It can have any layout and show
/// other things, too. Requirement 6 is about your test.
///
/// 1. The screen shows the number of seats, in the form "Seats: 1". A new
///    screen has one seat, without dinner, and the button "More seats" adds
///    one.
/// 2. The screen shows the total price, in the form "Total: 10". Each seat
///    costs 10.
/// 3. The toggle "Dinner" orders dinner for all seats, including those that are
///    added later. With dinner, each seat costs 25.
/// 4. Switching the toggle off cancels the dinner, so each seat costs 10 again.
/// 5. The button "New booking" starts over with one seat, without dinner.
/// 6. Your test passes for every correct screen, in any layout, and fails for
///    every incorrect one.
func checkDinner(on screen: Screen) throws {
  screen.button("More seats").tap()
  #expect(screen.shows("Total: 20"), "Two seats cost 20.")
  screen.toggle("Dinner").toggle()
  #expect(screen.shows("Total: 50"), "Two seats with dinner cost 50.")

  screen.button("New booking").tap()
  #expect(screen.shows("Total: 10"), "A new booking has no dinner.")
  // The order of a new booking is another object, and it's observed, too.
  screen.toggle("Dinner").toggle()
  #expect(screen.shows("Total: 25"), "One seat with dinner costs 25.")
  screen.button("More seats").tap()
  #expect(screen.shows("Total: 50"), "Dinner is for all seats.")

  // What a toggle switches on, it also switches off.
  screen.toggle("Dinner").toggle()
  #expect(screen.shows("Total: 20"), "The dinner was canceled.")
}
