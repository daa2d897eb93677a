import StateFlow
import Testing
import WorkbookTesting

@testable import ValuesAndReferences

@Suite("3.2 Profile editor", .exercise)
struct ProfileEditorTests {
  /// Returns the contents of the two text fields.
  private func names(on screen: Screen) -> [String] {
    ["First name", "Last name"].map { screen.textField($0).text }
  }

  /// Returns an editor in which two names have been typed.
  private func editor(_ firstName: String, _ lastName: String) -> Screen {
    let screen = Screen { ProfileEditor() }
    screen.textField("First name").type(firstName)
    screen.textField("Last name").type(lastName)
    return screen
  }

  /// Returns the greeting on a screen.
  private func greeting(on screen: Screen) -> [String] {
    screen.texts.filter { $0.hasPrefix("Hello") }
  }

  @Test(.proves(1)) func `the greeting for a member without a name is just "Hello"`() {
    let screen = Screen { ProfileEditor() }
    #expect(
      greeting(on: screen) == ["Hello"],
      "Both names are empty, so the greeting should be just \"Hello\".")
    #expect(names(on: screen) == ["", ""], "Both fields should be empty.")
  }

  @Test(.proves(2)) func `the greeting changes with the first name`() {
    let screen = editor("Ada", "")
    #expect(
      greeting(on: screen) == ["Hello Ada"],
      "Only the first name was typed, so the greeting should be \"Hello Ada\".")
    #expect(
      names(on: screen) == ["Ada", ""], "Each field should show the text that was typed in it.")
  }

  @Test(.proves(2)) func `the greeting changes with the last name`() {
    let screen = editor("", "Lovelace")
    #expect(
      greeting(on: screen) == ["Hello Lovelace"],
      "Only the last name was typed, so the greeting should be \"Hello Lovelace\".")
    #expect(
      names(on: screen) == ["", "Lovelace"],
      "Each field should show the text that was typed in it.")
  }

  @Test(.proves(2)) func `both fields edit one profile`() {
    let screen = editor("Ada", "King")
    screen.textField("First name").clear()
    screen.textField("First name").type("Augusta")
    #expect(
      greeting(on: screen) == ["Hello Augusta King"],
      "Editing one name shouldn't change the other, and the greeting should contain both.")
    screen.textField("Last name").clear()
    #expect(
      greeting(on: screen) == ["Hello Augusta"],
      "The last name was deleted, but the first name should still be there.")
  }

  @Test(.proves(2)) func `the greeting changes with every keystroke`() {
    let screen = Screen { ProfileEditor() }
    for (key, expected) in [("A", "Hello A"), ("d", "Hello Ad"), ("a", "Hello Ada")] {
      screen.textField("First name").type(key)
      #expect(
        greeting(on: screen) == [expected],
        "The greeting should include the last keystroke, \"\(key)\".")
    }
    screen.textField("First name").type("  B")
    #expect(names(on: screen) == ["Ada  B", ""], "The name should be stored exactly as typed.")
    #expect(
      names(on: editor(" ada", "LoveLace ")) == [" ada", "LoveLace "],
      "Each name should be stored exactly as typed, with its spaces.")
  }

  @Test(.proves(5), arguments: ["First name", "Last name"])
  func `each keystroke runs the body at most once`(field: String) {
    let screen = Screen { ProfileEditor() }
    for key in ["A", "d", "a", "delete"] {
      let runs = screen.bodyCount(of: ProfileEditor.self) {
        if key == "delete" {
          screen.textField(field).clear()
        } else {
          screen.textField(field).type(key)
        }
      }
      #expect(
        screen.story.last?.runs.isEmpty == false,
        "The keystroke should change the greeting, so a body should run.")
      #expect(runs <= 1, "For one keystroke, the body of ProfileEditor should run at most once.")
    }
  }

  @Test(.proves(4)) func `"Swap names" swaps the names`() {
    let screen = editor("Lovelace", "Ada")
    screen.button("Swap names").tap()
    #expect(
      greeting(on: screen) == ["Hello Ada Lovelace"], "The greeting should show the swapped names.")
    #expect(names(on: screen) == ["Ada", "Lovelace"], "Both fields should show the swapped names.")
    screen.button("Swap names").tap()
    #expect(
      greeting(on: screen) == ["Hello Lovelace Ada"], "The second tap should swap the names back.")
    #expect(
      names(on: screen) == ["Lovelace", "Ada"],
      "Both fields should show that the names were swapped back.")
  }

  @Test(.proves(4)) func `you can edit the names after a swap`() {
    let screen = editor("Lovelace", "Ada")
    screen.button("Swap names").tap()
    screen.textField("First name").type("m")
    #expect(
      greeting(on: screen) == ["Hello Adam Lovelace"],
      "The letter \"m\" was typed after the first name, \"Ada\".")
    screen.textField("Last name").clear()
    #expect(
      greeting(on: screen) == ["Hello Adam"],
      "The last name was deleted, so the greeting should contain only the first name.")
    #expect(
      names(on: screen) == ["Adam", ""], "After a swap, each field should still edit its own name.")
    screen.textField("Last name").type("King")
    screen.button("Swap names").tap()
    #expect(
      names(on: screen) == ["King", "Adam"],
      "The second swap should swap the names that were typed after the first one.")
  }

  @Test(.proves(4), arguments: [("Lovelace", ""), ("", "Lovelace")])
  func `you can swap a name with an empty one`(firstName: String, lastName: String) {
    let screen = editor(firstName, lastName)
    screen.button("Swap names").tap()
    #expect(
      names(on: screen) == [lastName, firstName],
      "The names should be swapped, even though one of them is empty.")
    #expect(greeting(on: screen) == ["Hello Lovelace"], "The greeting should omit the empty name.")
  }

  @Test(.proves(5)) func `a swap runs the body at most once`() {
    let screen = editor("Lovelace", "")
    for _ in 1...2 {
      let runs = screen.bodyCount(of: ProfileEditor.self) { screen.button("Swap names").tap() }
      #expect(
        screen.story.last?.runs.isEmpty == false,
        "The tap on \"Swap names\" should change both fields, so a body should run.")
      #expect(runs <= 1, "Both names change in one action, so the body should run at most once.")
    }
  }

  @Test(.proves(1)) func `the member's number never changes`() {
    let screen = Screen { ProfileEditor() }
    #expect(screen.shows("Member 7"), "The member's number should be 7.")
    screen.textField("First name").type("Ada")
    screen.button("Swap names").tap()
    screen.textField("Last name").clear()
    #expect(screen.shows("Member 7"), "The names were edited, but the number should still be 7.")
  }

  @Test(.proves(3)) func `swapNames changes one profile and none of its copies`() {
    let original = Profile(firstName: "Lovelace", lastName: "Ada", number: 1)
    var copy = original
    copy.swapNames()
    let swapped = [copy.firstName, copy.lastName]
    #expect(swapped == ["Ada", "Lovelace"], "The names of the copy should be swapped.")
    #expect(
      [original.firstName, original.lastName] == ["Lovelace", "Ada"],
      "The original shouldn't have changed.")
    copy.swapNames()
    #expect(
      [copy.firstName, copy.lastName] == ["Lovelace", "Ada"],
      "The second swap should swap the names back.")
  }

  @Test(.proves(6)) func `the profile survives an update of the parent`() {
    let screen = editor("Ada", "King")
    screen.refresh()
    #expect(
      greeting(on: screen) == ["Hello Ada King"],
      "The parent recreated the view, but the profile should still be there.")
    #expect(names(on: screen) == ["Ada", "King"], "Both fields should still show their names.")
  }

  @Test(.proves(7)) func `two editors are independent`() {
    let screen = Screen {
      Section("Left") { ProfileEditor() }
      Section("Right") { ProfileEditor() }
    }
    screen.textField("First name", at: 0).type("Ada")
    screen.textField("Last name", at: 1).type("King")
    screen.button("Swap names", at: 1).tap()
    #expect(
      greeting(on: screen) == ["Hello Ada", "Hello King"],
      "Each editor should have its own profile.")
    #expect(
      [0, 1].map { screen.textField("First name", at: $0).text } == ["Ada", "King"],
      "The swap should change only the second profile.")
  }

  @Test(.proves(8)) func `the kit reports no warnings`() {
    let screen = editor("Ada", "")
    screen.button("Swap names").tap()
    #expect(
      screen.diagnostics.map(\.message) == [], "The kit should have no warnings about this view.")
  }
}
