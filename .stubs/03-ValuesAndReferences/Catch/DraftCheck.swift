import StateFlow
import Testing
import WorkbookTesting

// Members of the museum can change the name on their membership cards. Several
// colleagues have each written their own version of the screen for this, and
// some versions contain mistakes. Write a test that catches these mistakes.

/// Checks a new, unused membership card.
///
/// A correct screen does the following, in any layout:
///
/// - It shows the saved name in the form "Name: Ada". On a new screen, the
///   saved name is Ada.
/// - "Edit" opens the text field "Draft", which contains the saved name. Typing
///   changes only the draft. In a test, type("x") adds the letter x at the end,
///   and shows("Name: Ada") is also true if the screen shows "Name: Ada
///   Lovelace".
/// - "Save" saves the draft and closes the field. "Cancel" discards the draft
///   and closes the field.
func checkDraft(on screen: Screen) throws {
  unfinished(
    """
    Edit, cancel, and save as a member would, and use #expect to check what \
    the screen shows after each step. Your test must pass for every correct \
    screen and fail for every incorrect one.
    """)
}
