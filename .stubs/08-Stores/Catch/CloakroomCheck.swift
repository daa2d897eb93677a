import StateFlow
import Testing
import WorkbookTesting

// The cloakroom of the museum keeps the coats of its guests, one on each hook.
// Several colleagues have written the screen, and some of them have made
// mistakes. You write the test that tells which.

/// Checks a cloakroom, which is new and hasn't been used.
///
/// A right screen does this, and arranges it in any way:
///
/// - A new cloakroom has Ada's coat on hook 1, Ben's on hook 2 and Cleo's on
///   hook 3. Ada's coat is dry, and the two others are wet.
/// - Each coat has a row. "About Ada" shows or hides the hook in Ada's row,
///   such as "Ada: hook 1". At first, it's hidden. "Return Ada" returns her
///   coat.
/// - "Take coat", or pressing return in the text field "Guest", takes a dry
///   coat for this guest, puts it on any hook that is free, and clears the
///   field. If the name is blank, nothing happens.
/// - While the toggle "Wet only" is on, only wet coats have a row.
/// - "Coats: 3" is the number of coats that the cloakroom has.
func checkCloakroom(on screen: Screen) throws {
  unfinished(
    """
    Take and return coats, and write with #expect what the screen shows. Your \
    test must hold for every right screen, and fail for every wrong one.
    """)
}
