import StateFlow
import Testing
import WorkbookTesting

// The museum's signs are in English or Swedish, and those in its café can be in
// French. Several colleagues have each written their own version of a screen
// with the signs, and some versions contain mistakes. Write a test that catches
// these mistakes.

/// Checks a new, unused screen with the museum's signs.
///
/// A correct screen does the following, in any layout:
///
/// - Each sign shows its language. There is one in the hall, "Hall: English",
///   and there are two in the café, "Door: English" and "Table: English". On a
///   new screen, all signs are in English, and both toggles are off.
/// - All signs are in the museum's language, which is Swedish while the toggle
///   "Swedish" is on, and English while it's off.
/// - There is one exception: while the toggle "French café" is on, the signs in
///   the café are in French.
/// - "Menu" opens a sheet, and "Close" closes it. The sheet contains another of
///   the café's signs, "Menu: English".
func checkLanguages(on screen: Screen) throws {
  // Both toggles are on. In the café, the nearer language, French, wins.
  screen.toggle("Swedish").toggle()
  screen.toggle("French café").toggle()
  #expect(screen.shows("Hall: Swedish"), "The hall isn't in the café.")
  #expect(screen.shows("Door: French"), "The door belongs to the café.")

  // Without its own language, the café follows the museum again.
  screen.toggle("French café").toggle()
  screen.toggle("Swedish").toggle()
  #expect(screen.shows("Door: English"), "The café follows the museum.")

  screen.toggle("French café").toggle()
  screen.button("Menu").tap()
  #expect(screen.shows("Menu: French"), "The menu belongs to the café.")
}
