import StateFlow
import Testing
import WorkbookTesting

// A member of the museum can change the name on the membership card. Several
// colleagues have written the screen, and some of them have made mistakes. You
// write the test that tells which.

/// Checks a membership card, which is new and hasn't been used.
///
/// A right screen does this, and arranges it in any way:
///
/// - It shows the saved name, such as "Name: Ada". On a new screen, it's Ada.
/// - "Edit" opens a text field, "Draft", that contains the saved name. Typing
///   changes the draft only. In a test, type("x") adds the letter at the end,
///   and shows("Name: Ada") is also true for "Name: Ada Lovelace".
/// - "Save" saves the draft and closes the field. "Cancel" discards the draft
///   and closes the field.
func checkDraft(on screen: Screen) throws {
  unfinished(
    """
    Edit, cancel and save as a member does, and write with #expect what the \
    screen shows. Your test must hold for every right screen, and fail for \
    every wrong one.
    """)
}
