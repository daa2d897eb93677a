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
  // A star alone doesn't move its tour.
  screen.toggle("Cellar").toggle()
  #expect(screen.list.row(0).shows("Attic"), "The order is alphabetical.")

  // Cancel discards the draft, so the next one starts with the setting.
  screen.button("Settings").tap()
  screen.toggle("Starred first").toggle()
  screen.button("Cancel").tap()
  #expect(!screen.sheet.exists, "The sheet was canceled.")
  screen.button("Settings").tap()
  #expect(!screen.toggle("Starred first").isOn, "The change was discarded.")
  screen.toggle("Starred first").toggle()
  screen.button("Save").tap()
  #expect(!screen.sheet.exists, "The setting was saved.")
  #expect(screen.list.row(0).shows("Cellar"), "Cellar has a star.")
  #expect(screen.toggle("Cellar").isOn, "The star moved with its tour.")

  // The list follows the stars, whatever the order of the taps.
  screen.toggle("Attic").toggle()
  #expect(screen.list.row(0).shows("Attic"), "Attic and Cellar have stars.")

  // The stars and the setting are saved.
  screen.button("Restart").tap()
  #expect(screen.toggle("Attic").isOn, "The star is saved.")
  #expect(screen.list.row(1).shows("Cellar"), "The setting is saved.")
  screen.button("Settings").tap()
  #expect(screen.toggle("Starred first").isOn, "The sheet shows the setting.")
  screen.button("Cancel").tap()

  // Without its star, a tour is back in its place.
  screen.toggle("Attic").toggle()
  #expect(screen.list.row(0).shows("Cellar"), "Only Cellar has a star.")
  #expect(screen.list.row(1).shows("Attic"), "The others stay in order.")

  // The setting can be switched off again.
  screen.button("Settings").tap()
  screen.toggle("Starred first").toggle()
  screen.button("Save").tap()
  #expect(screen.list.row(0).shows("Attic"), "The order is alphabetical again.")
}
