import StateFlow
import Testing
import WorkbookTesting

// Guests of the museum book a tour, with dinner or without. Several colleagues
// have written the screen, and some of them have made mistakes. You write the
// test that tells which.

/// Checks a booking, which is new and hasn't been used.
///
/// A right screen does this, and arranges it in any way:
///
/// - It shows the seats and the price, such as "Seats: 1" and "Total: 10". On a
///   new screen, there is 1 seat without dinner.
/// - A seat costs 10, and 25 with dinner. "More seats" adds a seat, and the
///   toggle "Dinner" orders dinner for all seats.
/// - "New booking" starts over, with 1 seat without dinner.
func checkDinner(on screen: Screen) throws {
  screen.button("More seats").tap()
  #expect(screen.shows("Total: 20"), "Two seats cost 20.")

  // The order of a new booking is another object, and it's observed, too.
  screen.button("New booking").tap()
  screen.toggle("Dinner").toggle()
  #expect(screen.shows("Total: 25"), "One seat with dinner costs 25.")
}
