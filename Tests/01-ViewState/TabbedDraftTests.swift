import StateFlow
import Testing
import WorkbookTesting

@testable import ViewState

@Suite("1.3 Tabbed draft", .exercise)
struct TabbedDraftTests {
  /// Returns the contents of the tabs that a screen shows.
  private func content(of screen: Screen) -> [String] {
    ["No new mail", "Nothing archived"].filter { screen.shows($0) }
      + (screen.textField("Message").exists ? ["Message"] : [])
  }

  /// Selects a tab. The button of the selected tab may be disabled.
  private func select(_ tab: String, on screen: Screen) {
    if screen.button(tab).isEnabled { screen.button(tab).tap() }
  }

  /// Returns a screen on which the given text has been typed as a message.
  private func screen(typing words: String = "Dear Ada") -> Screen {
    let screen = Screen { TabbedDraft() }
    select("Compose", on: screen)
    screen.textField("Message").type(words)
    return screen
  }

  @Test(.proves(1)) func `the inbox is selected at first`() {
    let screen = Screen { TabbedDraft() }
    #expect(screen.shows("No new mail"), "Before the first tap, the screen should show the inbox.")
  }

  @Test(
    .proves(2),
    arguments: [
      ("Inbox", "No new mail"),
      ("Archive", "Nothing archived"),
    ])
  func `a selected tab shows its content`(tab: String, words: String) {
    let screen = Screen { TabbedDraft() }
    select("Compose", on: screen)
    select(tab, on: screen)
    #expect(
      screen.shows(words), "The \(tab) tab is selected, so the screen should show its content.")
  }

  @Test(.proves(2)) func `only the content of the selected tab is on screen`() {
    let screen = Screen { TabbedDraft() }
    #expect(
      content(of: screen) == ["No new mail"],
      "The inbox is selected, so only \"No new mail\" should be shown.")
    select("Compose", on: screen)
    #expect(
      content(of: screen) == ["Message"],
      "The compose tab is selected, so only its text field should be shown.")
    select("Archive", on: screen)
    #expect(
      content(of: screen) == ["Nothing archived"],
      "The archive is selected, so only \"Nothing archived\" should be shown.")
    select("Inbox", on: screen)
    #expect(
      content(of: screen) == ["No new mail"],
      "The inbox is selected again, so only \"No new mail\" should be shown.")
  }

  @Test(.proves(2), arguments: ["Inbox", "Compose", "Archive"])
  func `the content is below the buttons`(tab: String) {
    let screen = Screen { TabbedDraft() }
    select(tab, on: screen)
    let last = screen.outline.split(separator: "\n").last ?? ""
    let isButton = last.drop { $0 == " " }.hasPrefix("button")
    #expect(!isButton, "The \(tab) tab is selected. Its content should be below the buttons.")
  }

  @Test(.proves(3)) func `the field shows what you type`() {
    let screen = screen(typing: "Dear Ada")
    #expect(
      screen.textField("Message").text == "Dear Ada",
      "The field should show the text that was typed.")
  }

  @Test(.proves(3), arguments: ["Inbox", "Archive"])
  func `the message survives a visit to another tab`(other: String) {
    let screen = screen(typing: "Dear Ada")
    for _ in 1...2 {
      select(other, on: screen)
      #expect(!screen.shows("Dear Ada"), "The message should be shown only on the compose tab.")
      select("Compose", on: screen)
      #expect(
        screen.textField("Message").text == "Dear Ada",
        "The field left the screen and came back. It should still contain the message.")
    }
  }

  @Test(.proves(3)) func `the message survives visits to both other tabs`() {
    let screen = screen(typing: "Dear Ada")
    for tab in ["Archive", "Inbox", "Archive", "Compose"] { select(tab, on: screen) }
    #expect(
      screen.textField("Message").text == "Dear Ada",
      "Both of the other tabs were visited, but the message should still be there.")
  }

  @Test(.proves(4)) func `you can continue the message after visiting another tab`() {
    let screen = screen(typing: "Dear ")
    for words in ["Ada,", " hello"] {
      select("Archive", on: screen)
      select("Compose", on: screen)
      screen.textField("Message").type(words)
    }
    select("Inbox", on: screen)
    select("Compose", on: screen)
    #expect(
      screen.textField("Message").text == "Dear Ada, hello",
      "The field should contain the text from all three visits to the compose tab.")
  }

  @Test(.proves(5)) func `selecting the selected tab changes nothing`() {
    let screen = screen(typing: "Dear Ada")
    select("Compose", on: screen)
    #expect(
      screen.textField("Message").text == "Dear Ada",
      "The compose tab was already selected, so the message should stay.")
    select("Inbox", on: screen)
    select("Inbox", on: screen)
    #expect(
      content(of: screen) == ["No new mail"],
      "The inbox was already selected, so its content should stay.")
    select("Archive", on: screen)
    select("Archive", on: screen)
    #expect(
      content(of: screen) == ["Nothing archived"],
      "The archive was already selected, so its content should stay.")
    select("Compose", on: screen)
    #expect(
      screen.textField("Message").text == "Dear Ada",
      "The other tabs were each selected twice, but the message should still be there.")
  }

  @Test(.proves(4)) func `a deleted message stays deleted`() {
    let screen = screen(typing: "Dear Ada")
    select("Inbox", on: screen)
    select("Compose", on: screen)
    screen.textField("Message").clear()
    select("Inbox", on: screen)
    select("Compose", on: screen)
    #expect(
      screen.textField("Message").text == "",
      "The message was deleted, so the field should be empty.")
  }

  @Test(.proves(6)) func `the tab and the message survive an update of the parent`() {
    let screen = screen(typing: "Dear Ada")
    screen.refresh()
    #expect(content(of: screen) == ["Message"], "The compose tab should still be selected.")
    select("Compose", on: screen)
    #expect(
      screen.textField("Message").text == "Dear Ada",
      "The parent recreated the view, but the message should still be there.")
    select("Inbox", on: screen)
    screen.refresh()
    select("Compose", on: screen)
    #expect(
      screen.textField("Message").text == "Dear Ada",
      """
      The parent recreated the view while the inbox was selected. The message should still be \
      there.
      """)
  }

  @Test(.proves(7)) func `two views on one screen have separate messages`() {
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
      "Nothing was typed in the second view, so its message should be empty.")
    #expect(
      screen.textField("Message", at: 0).text == "Dear Ada",
      "The first view should still have its message.")
  }

  @Test(.proves(7)) func `a new screen starts with an empty message`() {
    _ = screen(typing: "Dear Ada")
    let second = screen(typing: "")
    #expect(
      second.textField("Message").text == "",
      "Nothing was typed on the second screen, so its field should be empty.")
  }
}
