import StateFlow
import Testing
import WorkbookTesting

@testable import Stores

@Suite("8.5 Todo list", .exercise)
struct TodoListTests {
  private let store = ErrandStore(
    ["Stamps", "Bread", "Library"].map { Errand(id: UUID(), title: $0) })

  private func list() -> Screen {
    Screen { TodoList().environmentObject(store) }
  }

  // MARK: The list

  @Test(.proves(1)) func `the list shows the errands in the environment's store, in order`() {
    let screen = list()
    #expect(screen.list.texts == [["Stamps"], ["Bread"], ["Library"]], "There are three errands.")
  }

  @Test(.proves(1)) func `the list shows changes that other code makes`() {
    let screen = list()
    store.errands[1].isDone = true
    store.errands.removeLast()
    #expect(screen.list.texts == [["Stamps"], ["Bread"]], "Other code removed \"Library\".")
    #expect(screen.toggle("Bread").isOn, "Other code marked \"Bread\" as done.")
    store.errands[0].title = "Ten stamps"
    store.errands[1].isDone = false
    #expect(screen.list.texts == [["Ten stamps"], ["Bread"]], "Other code renamed \"Stamps\".")
    #expect(!screen.toggle("Bread").isOn, "Other code marked \"Bread\" as open again.")
  }

  @Test(.proves(1)) func `a row's toggle writes to the store`() {
    let screen = list()
    screen.toggle("Library").toggle()
    #expect(store.errands.map(\.isDone) == [false, false, true], "\"Library\" was marked as done.")
    screen.toggle("Library").toggle()
    #expect(
      store.errands.map(\.isDone) == [false, false, false], "\"Library\" was marked as open again.")
  }

  @Test(.proves(1)) func `two screens show the errands in the same store`() {
    let first = list()
    let second = list()
    first.textField("New errand").enter("Milk")
    first.toggle("Bread").toggle()
    #expect(
      second.list.texts == [["Milk"], ["Stamps"], ["Bread"], ["Library"]],
      "\"Milk\" was added on the first screen, so both should show it.")
    #expect(second.toggle("Bread").isOn, "\"Bread\" was marked as done on the first screen.")
  }

  @Test(.proves(1)) func `two lists on a screen can show different stores`() {
    let other = ErrandStore([Errand(id: UUID(), title: "Paint")])
    let screen = Screen {
      TodoList().environmentObject(store)
      TodoList().environmentObject(other)
    }
    screen.textField("New errand", at: 1).enter("Brush")
    #expect(other.titles == ["Brush", "Paint"], "\"Brush\" was added to the second list.")
    #expect(store.titles == ["Stamps", "Bread", "Library"], "The first list shouldn't change.")
  }

  @Test(.proves(1)) func `when another store is injected, the list switches to it`() {
    let house = House(store)
    let screen = Screen { TodoList().environmentObject(house.store) }
    // The IDs are the same as in the former store, but in another order.
    house.store = ErrandStore(
      zip(store.errands.reversed(), ["Paint", "Brush"]).map { Errand(id: $0.id, title: $1) })
    screen.refresh()
    #expect(
      screen.list.texts == [["Paint"], ["Brush"]],
      "The list should show the other store's errands.")
    screen.toggle("Paint").toggle()
    #expect(house.store.errands.map(\.isDone) == [true, false], "\"Paint\" was marked as done.")
    screen.list.row(1).delete()
    screen.textField("New errand").enter("Tape")
    #expect(
      house.store.titles == ["Tape", "Paint"], "\"Brush\" was deleted, and \"Tape\" was added.")
    #expect(
      store.titles == ["Stamps", "Bread", "Library"],
      "The contents of the previous store don't change.")
    #expect(
      store.errands.map(\.isDone) == [false, false, false],
      "The previous store's errands are still open.")
  }

  private final class House {
    var store: ErrandStore
    init(_ store: ErrandStore) { self.store = store }
  }

  // MARK: Adding

  @Test(.proves(2)) func `pressing Return adds the text at the top`() {
    let screen = list()
    screen.textField("New errand").enter("Milk")
    #expect(
      screen.list.texts == [["Milk"], ["Stamps"], ["Bread"], ["Library"]],
      "\"Milk\" should be at the top.")
    screen.textField("New errand").enter("six eggs")
    #expect(
      store.titles == ["six eggs", "Milk", "Stamps", "Bread", "Library"],
      "\"six eggs\" was added after \"Milk\", so it should be at the top.")
  }

  @Test(.proves(2)) func `tapping the button adds the text and clears the field`() {
    let screen = list()
    for title in ["Milk", "Eggs"] {
      screen.textField("New errand").type(title)
      screen.button("Add").tap()
      #expect(screen.textField("New errand").text == "", "\"\(title)\" was added.")
    }
    #expect(
      store.titles == ["Eggs", "Milk", "Stamps", "Bread", "Library"],
      "\"Eggs\" was added after \"Milk\", so it should be at the top.")
  }

  @Test(.proves(6)) func `the button is disabled if the field is empty`() {
    let screen = list()
    #expect(!screen.button("Add").isEnabled, "At first, the field is empty.")
    screen.textField("New errand").type("M")
    #expect(screen.button("Add").isEnabled, "\"M\" was typed, so the button should be enabled.")
    screen.textField("New errand").submit()
    #expect(!screen.button("Add").isEnabled, "\"M\" was added, so the field is empty.")
    screen.textField("New errand").type(" ")
    #expect(screen.button("Add").isEnabled, "A space should count as text.")
    screen.textField("New errand").clear()
    #expect(!screen.button("Add").isEnabled, "The field was cleared.")
  }

  @Test(.proves(2)) func `the field is cleared for the next errand`() {
    let screen = list()
    screen.textField("New errand").enter("Milk")
    #expect(screen.textField("New errand").text == "", "\"Milk\" was added.")
    screen.textField("New errand").enter("Milk")
    #expect(screen.textField("New errand").text == "", "\"Milk\" was added again.")
  }

  @Test(.proves(2)) func `typing doesn't add an errand`() {
    let screen = list()
    screen.textField("New errand").type("Milk")
    #expect(store.titles == ["Stamps", "Bread", "Library"], "Return hasn't been pressed yet.")
  }

  @Test(.proves(4), arguments: ["", " ", "   ", "\t", "\u{3000}"])
  func `blank text isn't added`(blank: String) {
    let screen = list()
    screen.textField("New errand").enter(blank)
    #expect(
      store.titles == ["Stamps", "Bread", "Library"],
      "The text is empty or contains only whitespace, so nothing should have been added.")
  }

  @Test(.proves(5)) func `text that the store rejects stays in the field`() {
    let screen = list()
    screen.textField("New errand").enter("  ")
    #expect(
      screen.textField("New errand").text == "  ",
      "Return was pressed after two spaces were typed. Both should stay in the field.")
    screen.button("Add").tap()
    #expect(
      screen.textField("New errand").text == "  ",
      "The button was tapped after the two spaces were typed. Both should stay in the field.")
    screen.textField("New errand").enter("Milk")
    #expect(store.titles.first == "  Milk", "\"Milk\" was typed after the two spaces.")
    #expect(
      screen.textField("New errand").text == "",
      "The text in the field was added, so the field should be empty.")
  }

  @Test(.proves(4), arguments: ["", "  ", "\n", "\t \u{3000}\n"])
  func `the store rejects a blank title`(blank: String) {
    let wasAdded = store.add(blank)
    #expect(
      wasAdded == false,
      "The title is empty or contains only whitespace, so it shouldn't be added.")
    #expect(store.titles == ["Stamps", "Bread", "Library"], "The store should add nothing.")
  }

  @Test(.proves(3), arguments: [" Milk, 2 l ", "Milk\n", "\tMilk", "?", "milk  and  eggs"])
  func `the store keeps exactly the title that is added`(title: String) {
    let wasAdded = store.add(title)
    #expect(wasAdded, "The title contains more than whitespace, so it should be added.")
    #expect(
      store.titles == [title, "Stamps", "Bread", "Library"], "The title should be added unchanged.")
  }

  @Test(.proves(3)) func `the store adds a title that it already contains`() {
    store.errands[0].isDone = true
    let wasAdded = store.add("Stamps")
    #expect(wasAdded, "The title contains more than whitespace, so it should be added.")
    #expect(
      store.titles == ["Stamps", "Stamps", "Bread", "Library"],
      "The new errand should be at the top.")
    #expect(
      store.errands.map(\.isDone) == [false, true, false, false],
      "Only the errand that was already in the store should be done.")
  }

  @Test(.proves(3)) func `a new errand is open and has its own ID`() {
    let screen = list()
    for title in ["Milk", "Milk"] { screen.textField("New errand").enter(title) }
    #expect(screen.list.texts.prefix(2) == [["Milk"], ["Milk"]], "\"Milk\" was added twice.")
    #expect(
      store.errands.map(\.isDone) == [false, false, false, false, false],
      "All errands should be open.")
    screen.toggle("Milk", at: 1).toggle()
    #expect(
      store.errands.map(\.isDone) == [false, true, false, false, false],
      "The second \"Milk\" was marked as done, so only this errand should be.")
    screen.list.row(0).delete()
    #expect(
      store.titles == ["Milk", "Stamps", "Bread", "Library"], "The first \"Milk\" was deleted.")
    #expect(screen.toggle("Milk").isOn, "The other \"Milk\" should still be done.")
  }

  @Test(.proves(3)) func `an errand that is added after a deletion has its own ID`() {
    let screen = list()
    screen.textField("New errand").enter("Milk")
    screen.list.row(1).delete()
    screen.textField("New errand").enter("Eggs")
    screen.textField("New errand").enter("Tea")
    #expect(
      Set(store.errands.map(\.id)).count == 5,
      "There are five errands, and each should have its own ID.")
    #expect(
      screen.list.texts == [["Tea"], ["Eggs"], ["Milk"], ["Bread"], ["Library"]],
      "\"Stamps\" was deleted after \"Milk\" had been added. The list should show the others.")
  }

  // MARK: Deleting and moving

  @Test(.proves(7)) func `swiping a row away deletes its errand`() {
    let screen = list()
    screen.list.row(1).delete()
    #expect(store.titles == ["Stamps", "Library"], "\"Bread\" was deleted.")
    #expect(
      screen.list.texts == [["Stamps"], ["Library"]], "The row for \"Bread\" should be gone.")
    screen.list.row(1).delete()
    #expect(store.titles == ["Stamps"], "\"Library\" was deleted, too.")
  }

  @Test(.proves(7)) func `all rows can be swiped away`() {
    let screen = list()
    for offset in [2, 1, 0] { screen.list.row(offset).delete() }
    #expect(store.titles == [], "All errands were deleted, so the store should be empty.")
    #expect(screen.diagnostics == [], "No binding should refer to an errand that was deleted.")
    screen.textField("New errand").enter("Milk")
    #expect(screen.list.texts == [["Milk"]], "\"Milk\" was added to the empty list.")
  }

  @Test(
    .proves(7),
    arguments: [
      (0, 2, ["Bread", "Stamps", "Library"]),
      (0, 3, ["Bread", "Library", "Stamps"]),
      (2, 0, ["Library", "Stamps", "Bread"]),
      (2, 1, ["Stamps", "Library", "Bread"]),
      (1, 1, ["Stamps", "Bread", "Library"]),
    ])
  func `a row can be dragged to any gap`(offset: Int, destination: Int, titles: [String]) {
    let screen = list()
    screen.list.row(offset).move(to: destination)
    #expect(
      store.titles == titles,
      "The row at offset \(offset) should move to the gap before offset \(destination).")
    #expect(screen.list.texts == titles.map { [$0] }, "The rows should be in the store's order.")
  }

  @Test(.proves(7)) func `rows can be dragged again and again`() {
    let screen = list()
    store.errands[0].isDone = true
    screen.list.row(0).move(to: 3)
    #expect(
      store.errands.map(\.isDone) == [false, false, true],
      "\"Stamps\" was done before it was dragged to the end, and it should still be done.")
    screen.list.row(0).move(to: 3)
    #expect(
      store.titles == ["Library", "Stamps", "Bread"],
      "\"Stamps\" was dragged down, and then \"Bread\" was, too. The store should have this order.")
    screen.toggle("Library").toggle()
    #expect(
      store.errands.map(\.isDone) == [true, true, false],
      "\"Stamps\" was already done, and \"Library\" was marked as done. Both should be done.")
  }

  // MARK: The text in the field

  @Test(.proves(9)) func `two screens with the same store have separate text fields`() {
    let first = list()
    let second = list()
    first.textField("New errand").type("Mi")
    #expect(second.textField("New errand").text == "", "\"Mi\" was typed on the first screen.")
    second.textField("New errand").enter("Tea")
    #expect(first.textField("New errand").text == "Mi", "\"Tea\" was added on the second screen.")
  }

  @Test(.proves(9)) func `two lists on a screen have separate text fields`() {
    let screen = Screen {
      VStack {
        TodoList()
        TodoList()
      }
      .environmentObject(store)
    }
    screen.textField("New errand", at: 0).type("Mi")
    #expect(screen.textField("New errand", at: 1).text == "", "\"Mi\" was typed in the first list.")
  }

  @Test(.proves(9)) func `the text in the field stays when the list changes`() {
    let screen = list()
    screen.textField("New errand").type("Milk")
    screen.list.row(0).delete()
    screen.toggle("Bread").toggle()
    screen.list.row(0).move(to: 2)
    _ = store.add("Eggs")
    screen.refresh()
    #expect(screen.textField("New errand").text == "Milk", "\"Milk\" was typed, but not added.")
    for _ in store.errands { screen.list.row(0).delete() }
    #expect(
      screen.textField("New errand").text == "Milk",
      "All errands were deleted. The text in the field should stay.")
    _ = store.add("Tea")
    #expect(
      screen.textField("New errand").text == "Milk",
      "Other code added \"Tea\" to the empty list. The text in the field should stay.")
  }

  // MARK: What runs

  @Test(.proves(8)) func `typing doesn't run any row's body`() {
    let screen = list()
    let firstRuns = screen.rowRuns
    #expect(
      firstRuns == 3, "There are three rows, and the body of each should run when it appears.")
    screen.textField("New errand").type("Milk")
    screen.textField("New errand").clear()
    screen.textField("New errand").enter(" ")
    #expect(screen.rowRuns == firstRuns, "No errand was added or changed.")
  }

  @Test(.proves(8)) func `adding an errand runs only its own row's body`() {
    let screen = list()
    let firstRuns = screen.rowRuns
    screen.textField("New errand").enter("Milk")
    #expect(screen.list.texts.first == ["Milk"], "There should be a row for \"Milk\" now.")
    #expect(screen.rowRuns - firstRuns == 1, "Only the row for \"Milk\" is new.")
    screen.textField("New errand").type("Eggs")
    screen.button("Add").tap()
    #expect(screen.rowRuns - firstRuns == 2, "Only the rows for \"Milk\" and \"Eggs\" are new.")
  }

  @Test(.proves(8)) func `a toggle runs only its own row's body`() {
    let screen = list()
    let firstRuns = screen.rowRuns
    screen.toggle("Bread").toggle()
    #expect(screen.toggle("Bread").isOn, "\"Bread\" was marked as done.")
    #expect(screen.rowRuns - firstRuns == 1, "Only \"Bread\" was changed.")
    store.errands[2].title = "Town library"
    #expect(screen.list.texts.last == ["Town library"], "Other code renamed \"Library\".")
    #expect(screen.rowRuns - firstRuns == 2, "Only \"Bread\" and \"Library\" were changed.")
  }

  @Test(.proves(8)) func `moving and deleting don't run any row's body`() {
    let screen = list()
    let firstRuns = screen.rowRuns
    screen.list.row(0).move(to: 3)
    screen.list.row(0).delete()
    #expect(screen.list.texts == [["Library"], ["Stamps"]], "One row moved, and one was deleted.")
    #expect(screen.rowRuns == firstRuns, "The remaining errands weren't changed.")
  }
}

extension TextFieldOnScreen {
  /// Types at the end of the text and presses Return.
  fileprivate func enter(_ words: String) {
    type(words)
    submit()
  }
}

extension ErrandStore {
  fileprivate var titles: [String] { errands.map(\.title) }
}

extension Screen {
  fileprivate var rowRuns: Int { bodyCount(of: ErrandRow.self) }
}
