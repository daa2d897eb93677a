import StateFlow
import Testing
import WorkbookTesting

@testable import ValuesAndReferences

@Suite("3.4 Cart and draft", .exercise)
struct CartAndDraftTests {
  @Test func `both screens show the cart`() {
    let screen = Screen { CartAndDraft() }
    #expect(screen.shows("In the cart: 2"), "The shelf shows how many things are in the cart.")
    #expect(screen.shows("1 × Teapot"))
    #expect(screen.shows("1 × Lamp"))
    #expect(!screen.button("Save").exists, "Nothing is edited at first.")
  }

  @Test func `what the shelf adds is on both screens`() {
    let screen = Screen { CartAndDraft() }
    screen.button("Add a teapot").tap()
    #expect(screen.shows("In the cart: 3"), "The shelf shows what it has added.")
    #expect(screen.shows("2 × Teapot"), "It was added to the cart that the other screen shows.")
  }

  @Test func `a draft changes nothing in the cart`() {
    let screen = Screen { CartAndDraft() }
    screen.button("Edit Lamp").tap()
    screen.button("More").tap()
    screen.button("More").tap()
    #expect(screen.shows("1 × Lamp"), "There is one lamp until the draft is saved.")
    #expect(screen.shows("In the cart: 2"), "The shelf knows nothing of a draft.")
  }

  @Test func `the draft shows what is tried out`() {
    let screen = Screen { CartAndDraft() }
    screen.button("Edit Lamp").tap()
    #expect(screen.shows("Draft: 1"), "A draft begins as the line is.")
    screen.button("More").tap()
    screen.button("More").tap()
    #expect(screen.shows("Draft: 3"))
  }

  @Test func `Save puts the draft in the cart`() {
    let screen = Screen { CartAndDraft() }
    screen.button("Edit Lamp").tap()
    screen.button("More").tap()
    screen.button("Save").tap()
    #expect(screen.shows("2 × Lamp"))
    #expect(!screen.button("Save").exists, "Nothing is edited any more.")
  }

  @Test func `what is saved is on both screens`() {
    let screen = Screen { CartAndDraft() }
    screen.button("Edit Teapot").tap()
    screen.button("More").tap()
    screen.button("Save").tap()
    #expect(screen.shows("2 × Teapot"))
    #expect(screen.shows("In the cart: 3"), "The shelf shows the same cart.")
  }

  @Test func `Save changes the line that was edited, and no other`() {
    let screen = Screen { CartAndDraft() }
    screen.button("Edit Lamp").tap()
    screen.button("More").tap()
    screen.button("Add a teapot").tap()
    #expect(screen.shows("Draft: 2"), "Adding a teapot leaves the draft of the lamp.")
    screen.button("Save").tap()
    #expect(screen.shows("2 × Lamp"))
    #expect(screen.shows("2 × Teapot"), "The teapot that was added meanwhile is still there.")
  }

  @Test func `Save puts the draft in place of the line, whatever that is meanwhile`() {
    let screen = Screen { CartAndDraft() }
    screen.button("Edit Teapot").tap()
    screen.button("More").tap()
    screen.button("Add a teapot").tap()
    screen.button("Add a teapot").tap()
    #expect(screen.shows("3 × Teapot"), "Two teapots were added while the draft was open.")
    #expect(screen.shows("Draft: 2"), "The draft is a copy: it is what it was.")
    screen.button("Save").tap()
    #expect(screen.shows("2 × Teapot"), "The draft said 2, and it was saved last.")
  }

  @Test func `Cancel drops the draft`() {
    let screen = Screen { CartAndDraft() }
    screen.button("Edit Lamp").tap()
    screen.button("More").tap()
    screen.button("Cancel").tap()
    #expect(screen.shows("1 × Lamp"), "Nothing was saved.")
    #expect(!screen.button("Save").exists, "Nothing is edited any more.")
    screen.button("Edit Lamp").tap()
    #expect(
      screen.shows("Draft: 1"), "The next draft begins as the line is, not as the last ended.")
  }

  @Test func `a draft begins as the line is now`() {
    let screen = Screen { CartAndDraft() }
    screen.button("Edit Teapot").tap()
    screen.button("Cancel").tap()
    screen.button("Add a teapot").tap()
    screen.button("Edit Teapot").tap()
    #expect(screen.shows("Draft: 2"), "A teapot was added since the last draft.")
  }

  @Test func `Edit starts a draft of that line, also while another is edited`() {
    let screen = Screen { CartAndDraft() }
    screen.button("Add a teapot").tap()
    screen.button("Edit Lamp").tap()
    screen.button("Edit Teapot").tap()
    #expect(screen.shows("Draft: 2"), "There are two teapots: the draft of the lamp is dropped.")
    screen.button("More").tap()
    screen.button("Save").tap()
    #expect(screen.shows("3 × Teapot"))
    #expect(screen.shows("1 × Lamp"))
  }

  @Test func `the cart survives a refresh of the parent`() {
    let screen = Screen { CartAndDraft() }
    screen.button("Add a teapot").tap()
    screen.refresh()
    #expect(screen.shows("2 × Teapot"), "The view was made anew; the cart is the same.")
    screen.button("Add a teapot").tap()
    #expect(screen.shows("In the cart: 4"))
  }

  @Test func `two shops have two carts`() {
    let screen = Screen {
      Section("North") { CartAndDraft() }
      Section("South") { CartAndDraft() }
    }
    screen.button("Add a teapot", at: 0).tap()
    #expect(screen.shows("In the cart: 3"), "North has two teapots.")
    #expect(screen.shows("In the cart: 2"), "South has one, as before.")
  }

  @Test func `nothing is misused`() {
    let screen = Screen { CartAndDraft() }
    screen.button("Add a teapot").tap()
    screen.button("Edit Lamp").tap()
    screen.button("More").tap()
    screen.button("Save").tap()
    #expect(screen.diagnostics.map(\.message) == [])
  }
}
