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
  // Ben's row is the first of those on screen, and his coat isn't the first.
  screen.toggle("Wet only").toggle()
  screen.button("Return Ben").tap()
  #expect(!screen.shows("Return Ben"), "Ben's coat is returned.")
  #expect(screen.shows("Coats: 2"), "Ada's coat is there, although it's dry.")
  screen.toggle("Wet only").toggle()

  // Another coat is no reason for a row to close.
  screen.button("About Cleo").tap()
  screen.textField("Guest").type("Dan")
  screen.button("Take coat").tap()
  #expect(screen.shows("Cleo: hook 3"), "Cleo's row is still open.")

  // The next row keeps its state, and its hook is another.
  screen.button("Return Cleo").tap()
  #expect(!screen.shows("Dan: hook"), "Dan's row was never opened.")
  screen.button("About Dan").tap()
  #expect(!screen.shows("Dan: hook 3"), "Cleo's coat was still on hook 3.")

  // The rule for names holds for the return key, too.
  screen.textField("Guest").submit()
  #expect(screen.shows("Coats: 2"), "A blank name isn't a guest.")
}
