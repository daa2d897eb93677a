import StateFlow
import Testing
import WorkbookTesting

// Guests of the museum book a tour, with or without dinner. Several colleagues
// have each written their own version of the booking screen, and some versions
// contain mistakes. Write a test that catches these mistakes.

/// Checks a new, unused booking screen.
///
/// A correct screen does the following, in any layout:
///
/// - It shows the number of seats and the total price, in the form "Seats: 1"
///   and "Total: 10". On a new screen, there is one seat, without dinner.
/// - A seat costs 10, or 25 with dinner. "More seats" adds a seat, and the
///   toggle "Dinner" orders dinner for all seats.
/// - "New booking" starts over with one seat, without dinner.
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
}
