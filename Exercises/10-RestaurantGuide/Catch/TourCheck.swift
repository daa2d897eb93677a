import StateFlow
import Testing
import WorkbookTesting

// A tablet at the entrance lists the museum's tours, and visitors give a star
// to each tour that they like. Several colleagues have each written their own
// version of this program, and some versions contain mistakes. Write a test
// that catches these mistakes.

/// Checks a new, unused list of tours.
///
/// A correct program does the following, in any layout:
///
/// - There is a list with one toggle for each tour: "Attic", "Bridge", and
///   "Cellar", in alphabetical order. If a tour's toggle is on, the tour has a
///   star. On a new tablet, no tour has a star.
/// - "Settings" opens a sheet with the toggle "Starred first", which is off on
///   a new tablet. While this toggle is on, the tours with a star come first in
///   the list. Within each of the two groups, the tours are still in
///   alphabetical order.
/// - In the sheet, "Save" applies the setting, "Cancel" discards the change,
///   and both close the sheet.
/// - "Restart" quits the program and starts it again. The stars and the setting
///   stay the same.
func checkTours(on screen: Screen) throws {
  unfinished(
    """
    Use the list as visitors would, and use #expect to check what it shows \
    after each step. Your test must pass for every correct program and fail \
    for every incorrect one.
    """)
}
