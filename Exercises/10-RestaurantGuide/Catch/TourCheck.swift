import StateFlow
import Testing
import WorkbookTesting

// A tablet at the entrance lists the museum's tours, and visitors give a star
// to each tour that they like. Several colleagues have each written their own
// version of this program, and some versions contain mistakes. Write a test
// that catches these mistakes.

/// Checks a new, unused list of tours.
///
/// 1. There is a list with one toggle for each tour: "Attic", "Bridge", and
///    "Cellar". Unless the setting below is on, the list is in alphabetical
///    order.
/// 2. If a tour's toggle is on, the tour has a star. The star stays with its
///    tour when the tour moves. On a new tablet, no tour has a star.
/// 3. "Settings" opens a sheet with the toggle "Starred first", which shows the
///    current setting. On a new tablet, it's off.
/// 4. "Save" applies the setting and closes the sheet.
/// 5. "Cancel" discards the change and closes the sheet.
/// 6. While "Starred first" is on, the tours with a star come first in the
///    list. A tour moves as soon as it gets or loses its star.
/// 7. Within each of the two groups, tours are still in alphabetical order.
/// 8. "Restart" quits the program and starts it again. The stars and the
///    setting stay the same.
/// 9. Your test passes for every correct program, in any layout, and fails for
///    every incorrect one.
func checkTours(on screen: Screen) throws {
  unfinished("Use the list, and check with #expect what it shows each time.")
}
