import StateFlow
import Testing
import WorkbookTesting

// A tablet at the entrance of the museum lists its tours, and visitors mark
// those that they like with a star. Several colleagues have written the
// program, and some of them have made mistakes. You write the test that tells
// which.

/// Checks a list of tours, which is new and hasn't been used.
///
/// A right program does this, and arranges it in any way:
///
/// - There is a list with one toggle for each tour: "Attic", "Bridge" and
///   "Cellar", in the order of their names. If the toggle is on, the tour has
///   a star. On a new tablet, no tour has one.
/// - "Settings" opens a sheet with the toggle "Starred first", which is off on
///   a new tablet. If it's on, the tours with a star come first in the list.
///   Among those with a star, and among the others, the names decide.
/// - In the sheet, "Save" applies the setting, "Cancel" discards the change,
///   and both close the sheet.
/// - "Restart" quits the program and starts it again. The stars and the setting
///   are what they were before.
func checkTours(on screen: Screen) throws {
  unfinished(
    """
    Use the list as visitors do, and write with #expect what it shows. Your \
    test must hold for every right program, and fail for every wrong one.
    """)
}
