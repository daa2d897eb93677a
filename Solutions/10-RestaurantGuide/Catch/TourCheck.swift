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
  // Cancel discards the draft, so the next one starts with the setting.
  screen.button("Settings").tap()
  screen.toggle("Starred first").toggle()
  screen.button("Cancel").tap()
  screen.button("Settings").tap()
  #expect(!screen.toggle("Starred first").isOn, "The change was discarded.")
  screen.toggle("Starred first").toggle()
  screen.button("Save").tap()

  // The list follows the stars, whatever the order of the taps, and the stars
  // follow their tours.
  screen.toggle("Cellar").toggle()
  screen.toggle("Bridge").toggle()
  #expect(screen.list.row(0).shows("Bridge"), "Bridge and Cellar have stars.")

  screen.button("Restart").tap()
  #expect(screen.toggle("Cellar").isOn, "The star is saved.")
}
