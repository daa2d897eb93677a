import StateFlow
import Testing
import WorkbookTesting

@testable import ValuesAndReferences

@Suite("3.4 Cart and draft", .exercise)
struct CartAndDraftTests {
  /// Returns the strings on a screen that describe the cart: the total and the lines.
  private func cart(on screen: Screen) -> [String] {
    screen.texts.filter { $0.hasPrefix("In the cart") || $0.contains("×") }
  }

  /// Returns the draft on a screen, or an empty array if there is no draft.
  private func draft(on screen: Screen) -> [String] {
    screen.texts.filter { $0.hasPrefix("Draft") }
  }

  /// Taps buttons, one after the other.
  private func tap(_ buttons: String..., on screen: Screen) {
    for button in buttons { screen.button(button).tap() }
  }

  @Test(.proves(1)) func `both screens show the cart`() {
    let screen = Screen { CartAndDraft() }
    #expect(
      cart(on: screen) == ["In the cart: 2", "1 × Teapot", "1 × Lamp"],
      "At first, the cart should contain a teapot and a lamp.")
    #expect(!screen.button("Save").exists, "There should be no draft at first.")
  }

  @Test(.proves(1)) func `both screens show a teapot that is added on the shelf screen`() {
    let screen = Screen { CartAndDraft() }
    tap("Add a teapot", on: screen)
    #expect(
      cart(on: screen) == ["In the cart: 3", "2 × Teapot", "1 × Lamp"],
      "A teapot was added on the shelf screen, and both screens should show the same cart.")
    tap("Add a teapot", on: screen)
    #expect(
      cart(on: screen) == ["In the cart: 4", "3 × Teapot", "1 × Lamp"],
      "A second teapot was added, and both screens should show it, too.")
  }

  @Test(.proves(3)) func `"More" changes nothing in the cart`() {
    let screen = Screen { CartAndDraft() }
    tap("Edit Lamp", "More", "More", on: screen)
    #expect(
      cart(on: screen) == ["In the cart: 2", "1 × Teapot", "1 × Lamp"],
      "The draft hasn't been saved, so the cart should be the same as before.")
  }

  @Test(.proves(3)) func `"More" adds 1 to the draft`() {
    let screen = Screen { CartAndDraft() }
    tap("Edit Lamp", on: screen)
    #expect(draft(on: screen) == ["Draft: 1"], "The draft should start with the line's amount.")
    tap("More", on: screen)
    #expect(
      draft(on: screen) == ["Draft: 2"], "The first tap on \"More\" should add 1 to the draft.")
    tap("More", on: screen)
    #expect(
      draft(on: screen) == ["Draft: 3"],
      "The second tap on \"More\" should add 1 to the draft, too.")
  }

  @Test(.proves(4)) func `"Save" puts the draft in the cart`() {
    let screen = Screen { CartAndDraft() }
    tap("Edit Lamp", "More", "Save", on: screen)
    #expect(screen.shows("2 × Lamp"), "The draft had 2 lamps, so the cart should now have 2 lamps.")
    #expect(!screen.button("Save").exists, "The tap on \"Save\" should end the draft.")
    #expect(draft(on: screen) == [], "The tap on \"Save\" should end the draft.")
    tap("Edit Teapot", "Save", on: screen)
    #expect(
      draft(on: screen) == [],
      "The tap on \"Save\" should end the draft, even though its amount is the same as before.")
    #expect(
      cart(on: screen) == ["In the cart: 3", "1 × Teapot", "2 × Lamp"],
      "The saved amount was the same as before, so the cart should be, too.")
  }

  @Test(.proves(1)) func `both screens show the saved amounts`() {
    let screen = Screen { CartAndDraft() }
    tap("Edit Teapot", "More", "Save", on: screen)
    #expect(
      cart(on: screen) == ["In the cart: 3", "2 × Teapot", "1 × Lamp"],
      "The draft had 2 teapots, and both screens should show the same cart.")
    tap("Edit Lamp", "More", "More", "Save", on: screen)
    #expect(
      cart(on: screen) == ["In the cart: 5", "2 × Teapot", "3 × Lamp"],
      "The second draft had 3 lamps, and both screens should show the same cart.")
    #expect(draft(on: screen) == [], "The second tap on \"Save\" should end the second draft.")
  }

  @Test(.proves(2)) func `a saved line can be edited again`() {
    let screen = Screen { CartAndDraft() }
    tap("Edit Lamp", "More", "Save", "Edit Lamp", on: screen)
    #expect(draft(on: screen) == ["Draft: 2"], "The draft should start with the saved amount.")
    tap("More", "More", on: screen)
    #expect(
      cart(on: screen) == ["In the cart: 3", "1 × Teapot", "2 × Lamp"],
      "The second draft hasn't been saved, so the cart should still have 2 lamps.")
    tap("Cancel", on: screen)
    #expect(
      screen.shows("2 × Lamp"), "The second draft was canceled, so there should still be 2 lamps.")
    tap("Edit Lamp", "More", "Save", on: screen)
    #expect(screen.shows("3 × Lamp"), "The third draft had 3 lamps, and it should have been saved.")
  }

  @Test(.proves(4)) func `"Save" replaces only the line that has the draft's ID`() {
    let screen = Screen { CartAndDraft() }
    tap("Edit Lamp", "More", "Add a teapot", on: screen)
    #expect(draft(on: screen) == ["Draft: 2"], "Adding a teapot shouldn't change the draft.")
    tap("Save", on: screen)
    #expect(
      cart(on: screen) == ["In the cart: 4", "2 × Teapot", "2 × Lamp"],
      "The lamp's line should be replaced, and the added teapot should still be there.")
  }

  @Test(.proves(4)) func `"Save" replaces the line even if the line has changed`() {
    let screen = Screen { CartAndDraft() }
    tap("Edit Teapot", "More", "Add a teapot", "Add a teapot", on: screen)
    #expect(screen.shows("3 × Teapot"), "Two teapots were added after the draft was started.")
    #expect(draft(on: screen) == ["Draft: 2"], "The draft is a copy, so it shouldn't have changed.")
    tap("Save", on: screen)
    #expect(
      cart(on: screen) == ["In the cart: 3", "2 × Teapot", "1 × Lamp"],
      "The draft, which had 2 teapots, should replace the line.")
    tap("Edit Teapot", "Add a teapot", "Save", on: screen)
    #expect(
      cart(on: screen) == ["In the cart: 3", "2 × Teapot", "1 × Lamp"],
      "The draft still had 2 teapots, and it should replace the line with 3.")
  }

  @Test(.proves(5)) func `"Cancel" ends the draft without saving it`() {
    let screen = Screen { CartAndDraft() }
    for _ in 1...2 {
      tap("Edit Lamp", on: screen)
      #expect(draft(on: screen) == ["Draft: 1"], "Every draft should start with the line's amount.")
      tap("More", "More", "Cancel", on: screen)
      #expect(screen.shows("1 × Lamp"), "The draft wasn't saved, so there should still be 1 lamp.")
      #expect(!screen.button("Save").exists, "The tap on \"Cancel\" should end the draft.")
    }
    tap("Edit Lamp", "More", "Save", "Edit Lamp", "More", "Cancel", on: screen)
    #expect(
      cart(on: screen) == ["In the cart: 3", "1 × Teapot", "2 × Lamp"],
      "One draft was saved, and one was canceled. The lines should be in the same order.")
    tap("Edit Teapot", "More", "Add a teapot", "Cancel", on: screen)
    #expect(
      cart(on: screen) == ["In the cart: 4", "2 × Teapot", "2 × Lamp"],
      "A teapot was added during the draft. The tap on \"Cancel\" shouldn't remove it.")
  }

  @Test(.proves(2)) func `"Edit" starts a draft with the line's current amount`() {
    let screen = Screen { CartAndDraft() }
    tap("Edit Teapot", "Cancel", "Add a teapot", "Edit Teapot", on: screen)
    #expect(
      draft(on: screen) == ["Draft: 2"], "A teapot was added, so the draft should start with 2.")
  }

  @Test(.proves(2)) func `"Edit" replaces any other draft`() {
    let screen = Screen { CartAndDraft() }
    tap("Add a teapot", "Edit Lamp", "Edit Teapot", on: screen)
    #expect(
      draft(on: screen) == ["Draft: 2"],
      "The cart has 2 teapots, so the draft should start with 2. The lamp's draft should be gone.")
    tap("More", "Save", on: screen)
    #expect(
      cart(on: screen) == ["In the cart: 4", "3 × Teapot", "1 × Lamp"],
      "The teapot's draft was saved, but the lamp's line shouldn't have changed.")
    tap("Edit Teapot", "More", "Edit Lamp", on: screen)
    #expect(
      draft(on: screen) == ["Draft: 1"], "The cart has 1 lamp, so the draft should start with 1.")
    tap("More", "Save", on: screen)
    #expect(
      cart(on: screen) == ["In the cart: 5", "3 × Teapot", "2 × Lamp"],
      "The lamp's draft was saved, but the teapot's line shouldn't have changed.")
    tap("Edit Lamp", "More", "Edit Teapot", "Edit Lamp", on: screen)
    #expect(
      draft(on: screen) == ["Draft: 2"], "The cart has 2 lamps, so the draft should start with 2.")
    tap("More", "Edit Teapot", "Cancel", on: screen)
    #expect(
      draft(on: screen) == [],
      "The lamp's draft was replaced, so there should be no draft after the tap on \"Cancel\".")
  }

  @Test(.proves(2)) func `"Edit" replaces an earlier draft of the same line`() {
    let screen = Screen { CartAndDraft() }
    tap("Edit Lamp", "More", "More", "Edit Lamp", on: screen)
    #expect(
      draft(on: screen) == ["Draft: 1"],
      "The cart has 1 lamp, and a new draft shouldn't continue the earlier one.")
    tap("Edit Teapot", "More", "Add a teapot", "Edit Teapot", on: screen)
    #expect(
      draft(on: screen) == ["Draft: 2"],
      "The cart now has 2 teapots, so the new draft should start with 2.")
  }

  @Test(.proves(6)) func `the cart and the draft survive an update of the parent`() {
    let screen = Screen { CartAndDraft() }
    tap("Add a teapot", "Edit Lamp", "More", on: screen)
    screen.refresh()
    #expect(
      cart(on: screen) == ["In the cart: 3", "2 × Teapot", "1 × Lamp"],
      "The parent recreated the view, but the cart should be the same.")
    #expect(
      draft(on: screen) == ["Draft: 2"],
      "The parent recreated the view. The draft should be the same.")
    tap("Add a teapot", "Save", on: screen)
    #expect(
      cart(on: screen) == ["In the cart: 5", "3 × Teapot", "2 × Lamp"],
      "After the update, both screens should still share one cart.")
  }

  @Test(.proves(7)) func `two shops have separate carts`() {
    let screen = Screen {
      Section("North") { CartAndDraft() }
      Section("South") { CartAndDraft() }
    }
    screen.button("Add a teapot", at: 0).tap()
    screen.button("Edit Lamp", at: 1).tap()
    #expect(
      cart(on: screen) == [
        "In the cart: 3", "2 × Teapot", "1 × Lamp", "In the cart: 2", "1 × Teapot", "1 × Lamp",
      ],
      "The teapot was added only to the first cart.")
    #expect(draft(on: screen) == ["Draft: 1"], "Only the second shop should have a draft.")
  }

  @Test(.proves(8)) func `the kit reports no warnings`() {
    let screen = Screen { CartAndDraft() }
    tap("Add a teapot", "Edit Lamp", "More", "Save", on: screen)
    #expect(
      screen.diagnostics.map(\.message) == [], "The kit should have no warnings about these views.")
  }
}
