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
  // Until Save, the draft is a copy.
  screen.button("Edit").tap()
  screen.textField("Draft").type("x")
  #expect(screen.shows("Name: Ada"), "The draft isn't saved yet.")
  screen.button("Cancel").tap()
  #expect(screen.shows("Name: Ada"), "The draft is discarded.")

  // The next draft starts with the saved name, and is saved.
  screen.button("Edit").tap()
  #expect(screen.textField("Draft").text == "Ada", "The draft is a new one.")
  screen.textField("Draft").type("m")
  screen.button("Save").tap()
  #expect(screen.shows("Name: Adam"), "The draft is saved.")

  // Edit is back, so the field was closed. The draft starts with the new name.
  screen.button("Edit").tap()
  #expect(screen.textField("Draft").text == "Adam", "The draft is a third one.")
}
