import StateFlow
import Testing
import WorkbookTesting

// Members of the museum can change the name on their membership cards. Several
// colleagues have each written their own version of the screen for this, and
// some versions contain mistakes. Write a test that catches these mistakes.

/// Checks a new, unused membership card.
///
/// A correct screen meets requirements 1 to 5. It can have any layout and show
/// other things, too. Your test fails for a screen that breaks any of these
/// requirements.
///
/// 1. The screen shows the saved name in the form "Name: Ada". On a new screen,
///    the saved name is Ada.
/// 2. "Edit" opens the text field "Draft", which contains the saved name.
/// 3. Typing changes only the draft.
/// 4. "Save" saves the draft and closes the field.
/// 5. "Cancel" discards the draft and closes the field.
/// 6. Your test passes for every correct screen, and judges a screen the same
///    way each time. While the field is open, "Edit" may be disabled or
///    missing.
///
/// In a test, type("x") adds the letter x at the end, and shows("Name: Ada") is
/// also true if the screen shows "Name: Ada Lovelace". The name can be part of a
/// longer text.
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
  screen.button("Cancel").tap()
  #expect(screen.shows("Name: Adam"), "The saved name stays.")
}
