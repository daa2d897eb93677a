import StateFlow
import Testing
import WorkbookTesting

@testable import ValuesAndReferences

@Suite("3.2 Profile editor", .exercise)
struct ProfileEditorTests {
  @Test func `a member without a name is greeted all the same`() {
    let screen = Screen { ProfileEditor() }
    #expect(screen.shows("Hello"), "Nothing has been entered, so the greeting is Hello.")
  }

  @Test func `the greeting follows the first name`() {
    let screen = Screen { ProfileEditor() }
    screen.textField("First name").type("Ada")
    #expect(screen.shows("Hello Ada"))
    #expect(screen.textField("First name").text == "Ada", "The field shows what was typed.")
  }

  @Test func `the greeting follows the last name`() {
    let screen = Screen { ProfileEditor() }
    screen.textField("Last name").type("Lovelace")
    #expect(screen.shows("Hello Lovelace"))
    #expect(screen.textField("Last name").text == "Lovelace", "The field shows what was typed.")
  }

  @Test func `both fields are parts of one value`() {
    let screen = Screen { ProfileEditor() }
    screen.textField("First name").type("Ada")
    screen.textField("Last name").type("King")
    screen.textField("First name").clear()
    screen.textField("First name").type("Augusta")
    #expect(
      screen.shows("Hello Augusta King"),
      "Typing in one field leaves what is in the other, and both are greeted.")
  }

  @Test func `the greeting follows at every key`() {
    let screen = Screen { ProfileEditor() }
    var greetings: [Bool] = []
    for (key, greeting) in [("A", "Hello A"), ("d", "Hello Ad"), ("a", "Hello Ada")] {
      screen.textField("First name").type(key)
      greetings.append(screen.shows(greeting))
    }
    #expect(greetings == [true, true, true], "A, Ad and Ada are greeted, one after the other.")
  }

  @Test(arguments: ["First name", "Last name"])
  func `one key is one update`(field: String) {
    let screen = Screen { ProfileEditor() }
    let before = screen.bodyCount(of: ProfileEditor.self)
    screen.textField(field).type("A")
    #expect(screen.story.last?.runs.isEmpty == false, "The key changes what is on screen.")
    #expect(
      screen.bodyCount(of: ProfileEditor.self) <= before + 1,
      "One key was pressed; the body of ProfileEditor runs once for it.")
  }

  @Test func `Swap names exchanges the names`() {
    let screen = Screen { ProfileEditor() }
    screen.textField("First name").type("Lovelace")
    screen.textField("Last name").type("Ada")
    screen.button("Swap names").tap()
    #expect(screen.shows("Hello Ada Lovelace"), "The greeting follows the swap.")
    #expect(screen.textField("First name").text == "Ada", "So does the first field.")
    #expect(screen.textField("Last name").text == "Lovelace", "So does the last.")
  }

  @Test func `a name may be swapped with none`() {
    let screen = Screen { ProfileEditor() }
    screen.textField("First name").type("Lovelace")
    screen.button("Swap names").tap()
    #expect(screen.textField("First name").text == "")
    #expect(screen.textField("Last name").text == "Lovelace")
  }

  @Test func `a swap is one update`() {
    let screen = Screen { ProfileEditor() }
    screen.textField("First name").type("Lovelace")
    let before = screen.bodyCount(of: ProfileEditor.self)
    screen.button("Swap names").tap()
    #expect(screen.story.last?.runs.isEmpty == false, "The tap changes what is on screen.")
    #expect(
      screen.bodyCount(of: ProfileEditor.self) <= before + 1,
      "Both names change in one action; the body of ProfileEditor runs once for it.")
  }

  @Test func `what is not edited stays as it was`() {
    let screen = Screen { ProfileEditor() }
    screen.textField("First name").type("Ada")
    screen.button("Swap names").tap()
    #expect(screen.shows("Member 7"))
  }

  @Test func `swapping changes one profile and no copy of it`() {
    let original = Profile(firstName: "Lovelace", lastName: "Ada", number: 1)
    var copy = original
    copy.swapNames()
    #expect(copy.greeting == "Hello Ada Lovelace", "The names of this one are swapped.")
    #expect(original.greeting == "Hello Lovelace Ada", "The one it was copied from is as it was.")
  }

  @Test func `the profile survives a refresh of the parent`() {
    let screen = Screen { ProfileEditor() }
    screen.textField("First name").type("Ada")
    screen.refresh()
    #expect(screen.shows("Hello Ada"))
  }

  @Test func `another member has another profile`() {
    let screen = Screen {
      Section("Left") { ProfileEditor() }
      Section("Right") { ProfileEditor() }
    }
    screen.textField("First name", at: 0).type("Ada")
    #expect(screen.textField("First name", at: 1).text == "")
  }

  @Test func `nothing is misused`() {
    let screen = Screen { ProfileEditor() }
    screen.textField("First name").type("Ada")
    screen.button("Swap names").tap()
    #expect(screen.diagnostics.map(\.message) == [])
  }
}
