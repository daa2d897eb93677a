import StateFlow
import Testing
import WorkbookTesting

// The museum's signs are in English or Swedish, and those in its café can be in
// French. Several colleagues have each written their own version of a screen
// with the signs, and some versions contain mistakes. Write a test that catches
// these mistakes.

/// Checks a new, unused screen with the museum's signs.
///
/// Each sign shows its language. There is one in the hall, "Hall: English", and
/// there are two in the café, "Door: English" and "Table: English". At first,
/// both toggles are off. "Menu" opens a sheet with another of the café's signs,
/// "Menu: English". A correct screen can have any layout and show other things,
/// too, but it always does the following:
///
/// 1. The sign in the hall is in Swedish while the toggle "Swedish" is on, and
///    in English while it's off, regardless of the café's language.
/// 2. While the toggle "French café" is on, the signs in the café are in
///    French, even if "Swedish" is on.
/// 3. While "French café" is off, the signs in the café are in the language of
///    the hall, even if they were in French before.
/// 4. The menu's sign is in the same language as the café's other signs.
/// 5. "Close" closes the sheet.
/// 6. Your test passes for every correct screen, in any layout, and fails for
///    every incorrect one.
func checkLanguages(on screen: Screen) throws {
  // Both toggles are on. In the café, the nearer language, French, wins.
  screen.toggle("Swedish").toggle()
  screen.toggle("French café").toggle()
  #expect(screen.shows("Hall: Swedish"), "The hall isn't in the café.")
  #expect(screen.shows("Door: French"), "The door belongs to the café.")
  #expect(screen.shows("Table: French"), "The table belongs to it, too.")

  // Without its own language, the café follows the museum again.
  screen.toggle("French café").toggle()
  screen.toggle("Swedish").toggle()
  #expect(screen.shows("Door: English"), "The café follows the museum.")

  screen.toggle("French café").toggle()
  screen.button("Menu").tap()
  #expect(screen.shows("Menu: French"), "The menu belongs to the café.")
  screen.button("Close").tap()
  #expect(!screen.sheet.exists, "The menu is closed.")
}
