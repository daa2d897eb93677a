import StateFlow
import Testing
import WorkbookTesting

// The museum's cloakroom keeps the guests' coats, one on each hook. Several
// colleagues have each written their own version of the cloakroom's screen, and
// some versions contain mistakes. Write a test that catches these mistakes.

/// Checks a new, unused cloakroom.
///
/// A correct screen does the following, in any layout:
///
/// - A new cloakroom has Ada's coat on hook 1, Ben's on hook 2, and Cleo's on
///   hook 3. Ada's coat is dry, and the other two are wet.
/// - Each coat has a row. "About Ada" shows or hides the hook in Ada's row, in
///   the form "Ada: hook 1". At first, the hook is hidden. "Return Ada" returns
///   her coat.
/// - Tapping "Take coat", or pressing Return in the text field "Guest", accepts
///   a dry coat from the guest named in the field, puts the coat on any free
///   hook, and clears the field. If the name is blank, nothing happens.
/// - While the toggle "Wet only" is on, only wet coats have a row.
/// - The screen shows the number of coats in the cloakroom, in the form
///   "Coats: 3".
func checkCloakroom(on screen: Screen) throws {
  unfinished(
    """
    Take and return coats, and use #expect to check what the screen shows \
    after each step. Your test must pass for every correct screen and fail for \
    every incorrect one.
    """)
}
