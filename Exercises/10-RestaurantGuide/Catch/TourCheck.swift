import StateFlow
import Testing
import WorkbookTesting

// A tablet at the museum's entrance lists its tours, and visitors mark the ones
// they like with a star. Several colleagues have each written the program, and
// some of them have made mistakes. Your test tells which ones.

/// Checks a new, unused list of tours.
///
/// A correct program does the following, in any layout:
///
/// - There is a list with one toggle for each tour: "Attic", "Bridge", and
///   "Cellar", in alphabetical order. If the toggle is on, the tour has a star.
///   On a new tablet, no tour has one.
/// - "Settings" opens a sheet with the toggle "Starred first", which is off on
///   a new tablet. If it's on, the tours with a star come first in the list.
///   The tours with a star and those without one are each in alphabetical
///   order.
/// - In the sheet, "Save" applies the setting, "Cancel" discards the change,
///   and both close the sheet.
/// - "Restart" quits the program and starts it again. The stars and the setting
///   stay the same.
func checkTours(on screen: Screen) throws {
  unfinished(
    """
    Use the list as visitors do, and use #expect to check what it shows after \
    each step. Your test must pass for every correct program and fail for \
    every incorrect one.
    """)
}
