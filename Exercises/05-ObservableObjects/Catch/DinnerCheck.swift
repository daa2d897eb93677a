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
  unfinished(
    """
    Book as a guest does, and write with #expect what the screen shows. Your \
    test must hold for every right screen, and fail for every wrong one.
    """)
}
