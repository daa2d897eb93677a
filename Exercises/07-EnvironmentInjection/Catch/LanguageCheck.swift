import StateFlow
import Testing
import WorkbookTesting

// The signs of the museum are in English or in Swedish, and its café can be in
// French. Several colleagues have written the screen, and some of them have
// made mistakes. You write the test that tells which.

/// Checks the signs of a museum, which are new and haven't been used.
///
/// A right screen does this, and arranges it in any way:
///
/// - Each sign shows its language. There is one in the hall, "Hall: English",
///   and in the café, there are "Door: English" and "Table: English". On a new
///   screen, they are in English, and both toggles are off.
/// - The toggle "Swedish" changes the language of the museum to Swedish, until
///   it's switched off. All signs are in the language of the museum.
/// - There is one exception: while the toggle "French café" is on, the signs
///   of the café are in French.
/// - "Menu" opens a sheet, and "Close" closes it. In the sheet, there is another
///   sign of the café, such as "Menu: English".
func checkLanguages(on screen: Screen) throws {
  unfinished(
    """
    Use the toggles and the menu, and write with #expect what the screen \
    shows. Your test must hold for every right screen, and fail for every \
    wrong one.
    """)
}
