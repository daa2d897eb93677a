import StateFlow
import Testing
import WorkbookTesting

@testable import ViewState

@Suite("1.3 Tabbed draft", .exercise)
struct TabbedDraftTests {
  @Test func `the inbox is chosen first`() {
    let screen = Screen { TabbedDraft() }
    #expect(screen.shows("No new mail"))
  }

  @Test(arguments: [
    ("Inbox", "No new mail"),
    ("Archive", "Nothing archived"),
  ])
  func `a tab shows what it is for`(tab: String, words: String) {
    let screen = Screen { TabbedDraft() }
    screen.button("Compose").tap()
    screen.button(tab).tap()
    #expect(screen.shows(words))
  }

  @Test func `only the chosen tab is on screen`() {
    let screen = Screen { TabbedDraft() }
    #expect(!screen.textField("Message").exists, "The inbox has no message to write.")
    screen.button("Compose").tap()
    #expect(screen.textField("Message").exists, "Compose has one.")
    #expect(!screen.shows("No new mail"), "The inbox is gone.")
    screen.button("Archive").tap()
    #expect(!screen.textField("Message").exists, "Compose is gone.")
  }

  @Test func `what is typed is shown`() {
    let screen = Screen { TabbedDraft() }
    screen.button("Compose").tap()
    screen.textField("Message").type("Dear Ada")
    #expect(screen.textField("Message").text == "Dear Ada")
  }

  @Test(arguments: ["Inbox", "Archive"])
  func `the draft is still there after a look at another tab`(other: String) {
    let screen = Screen { TabbedDraft() }
    screen.button("Compose").tap()
    screen.textField("Message").type("Dear Ada")
    screen.button(other).tap()
    screen.button("Compose").tap()
    #expect(
      screen.textField("Message").text == "Dear Ada",
      "The field left the screen and came back; what was typed in it must not have gone with it.")
  }

  @Test func `writing goes on after a look at another tab`() {
    let screen = Screen { TabbedDraft() }
    screen.button("Compose").tap()
    screen.textField("Message").type("Dear")
    screen.button("Archive").tap()
    screen.button("Compose").tap()
    screen.textField("Message").type(" Ada")
    #expect(screen.textField("Message").text == "Dear Ada")
  }

  @Test func `a draft that was deleted stays deleted`() {
    let screen = Screen { TabbedDraft() }
    screen.button("Compose").tap()
    screen.textField("Message").type("Dear Ada")
    screen.textField("Message").clear()
    screen.button("Inbox").tap()
    screen.button("Compose").tap()
    #expect(screen.textField("Message").text == "", "No text is a text, too.")
  }

  @Test func `two windows have two drafts`() {
    let screen = Screen {
      Section("Left") { TabbedDraft() }
      Section("Right") { TabbedDraft() }
    }
    screen.button("Compose", at: 0).tap()
    screen.button("Compose", at: 1).tap()
    screen.textField("Message", at: 0).type("Dear Ada")
    screen.button("Archive", at: 1).tap()
    screen.button("Compose", at: 1).tap()
    #expect(
      screen.textField("Message", at: 1).text == "",
      "The draft belongs to its window; nothing was typed in the right one.")
  }

  @Test func `another screen starts with an empty draft`() {
    let first = Screen { TabbedDraft() }
    first.button("Compose").tap()
    first.textField("Message").type("Dear Ada")
    let second = Screen { TabbedDraft() }
    second.button("Compose").tap()
    #expect(second.textField("Message").text == "")
  }
}
