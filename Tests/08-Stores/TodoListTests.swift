import Foundation
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

  // MARK: What is shown

  @Test func `the errands of the environment's store are listed, in its order`() {
    let screen = list()
    #expect(screen.list.texts == [["Stamps"], ["Bread"], ["Library"]])
  }

  @Test func `the list follows the store, whoever changes it`() {
    let screen = list()
    store.errands[1].isDone = true
    store.errands.removeLast()
    #expect(screen.list.texts == [["Stamps"], ["Bread"]])
    #expect(screen.toggle("Bread").isOn)
  }

  @Test func `a row's toggle writes to the store`() {
    let screen = list()
    screen.toggle("Library").toggle()
    #expect(store.errands.map(\.isDone) == [false, false, true])
  }

  @Test func `two screens of one store show the same errands`() {
    let first = list()
    let second = list()
    first.textField("New errand").enter("Milk")
    first.toggle("Bread").toggle()
    #expect(second.list.texts == [["Milk"], ["Stamps"], ["Bread"], ["Library"]])
    #expect(second.toggle("Bread").isOn)
  }

  @Test func `two parts of a screen with two stores show two lists`() {
    let other = ErrandStore([Errand(id: UUID(), title: "Paint")])
    let screen = Screen {
      TodoList().environmentObject(store)
      TodoList().environmentObject(other)
    }
    screen.textField("New errand", at: 1).enter("Brush")
    #expect(other.titles == ["Brush", "Paint"])
    #expect(store.titles == ["Stamps", "Bread", "Library"])
  }

  // MARK: Adding

  @Test func `return adds what is typed, at the top`() {
    let screen = list()
    screen.textField("New errand").enter("Milk")
    #expect(screen.list.texts == [["Milk"], ["Stamps"], ["Bread"], ["Library"]])
    screen.textField("New errand").enter("Eggs")
    #expect(store.titles == ["Eggs", "Milk", "Stamps", "Bread", "Library"])
  }

  @Test func `the button adds what is typed, too`() {
    let screen = list()
    screen.textField("New errand").type("Milk")
    screen.button("Add").tap()
    #expect(store.titles == ["Milk", "Stamps", "Bread", "Library"])
    #expect(screen.textField("New errand").text == "")
  }

  @Test func `the button can be used while something is typed`() {
    let screen = list()
    #expect(!screen.button("Add").isEnabled, "The field is empty at first.")
    screen.textField("New errand").type("M")
    #expect(screen.button("Add").isEnabled, "Something is typed.")
    screen.textField("New errand").submit()
    #expect(!screen.button("Add").isEnabled, "The field was emptied.")
  }

  @Test func `the field is empty for the next errand`() {
    let screen = list()
    screen.textField("New errand").enter("Milk")
    #expect(screen.textField("New errand").text == "")
  }

  @Test func `nothing is added before return is pressed`() {
    let screen = list()
    screen.textField("New errand").type("Milk")
    #expect(store.titles == ["Stamps", "Bread", "Library"])
  }

  @Test(arguments: ["", " ", "   ", "\t", "\u{3000}"])
  func `a blank draft adds nothing`(blank: String) {
    let screen = list()
    screen.textField("New errand").enter(blank)
    #expect(store.titles == ["Stamps", "Bread", "Library"], "\"\(blank)\" is no errand.")
  }

  @Test func `a blank draft is kept`() {
    let screen = list()
    screen.textField("New errand").enter("  ")
    #expect(screen.textField("New errand").text == "  ", "The store did not take it.")
    screen.textField("New errand").enter("Milk")
    #expect(store.titles.first == "  Milk", "Typing goes on where it was.")
  }

  @Test(arguments: ["", "  ", "\n"])
  func `whoever adds a blank, the store does not take it`(blank: String) {
    #expect(!store.add(blank), "The store says that it did not take it.")
    #expect(store.titles == ["Stamps", "Bread", "Library"])
  }

  @Test func `a title is kept exactly`() {
    #expect(store.add(" Milk, 2 l "), "The store says that it took it.")
    #expect(store.titles.first == " Milk, 2 l ")
  }

  @Test func `a new errand is open, and is no other`() {
    let screen = list()
    for title in ["Milk", "Milk"] { screen.textField("New errand").enter(title) }
    #expect(screen.list.texts.prefix(2) == [["Milk"], ["Milk"]], "Two errands may have one title.")
    screen.toggle("Milk", at: 1).toggle()
    #expect(store.errands.map(\.isDone) == [false, true, false, false, false])
  }

  @Test func `an errand that is added after another was deleted is no other either`() {
    let screen = list()
    screen.textField("New errand").enter("Milk")
    screen.list.row(1).delete()
    screen.textField("New errand").enter("Eggs")
    screen.textField("New errand").enter("Tea")
    #expect(Set(store.errands.map(\.id)).count == store.errands.count, "Each has an id of its own.")
    #expect(screen.list.texts == [["Tea"], ["Eggs"], ["Milk"], ["Bread"], ["Library"]])
  }

  // MARK: Deleting and moving

  @Test func `a row that is swiped away takes its errand with it`() {
    let screen = list()
    screen.list.row(1).delete()
    #expect(store.titles == ["Stamps", "Library"])
    #expect(screen.list.texts == [["Stamps"], ["Library"]])
  }

  @Test func `all rows can be swiped away, from the last on`() {
    let screen = list()
    for offset in [2, 1, 0] { screen.list.row(offset).delete() }
    #expect(store.titles == [])
    #expect(screen.diagnostics == [])
  }

  @Test(arguments: [
    (0, 2, ["Bread", "Stamps", "Library"]),
    (0, 3, ["Bread", "Library", "Stamps"]),
    (2, 0, ["Library", "Stamps", "Bread"]),
    (2, 1, ["Stamps", "Library", "Bread"]),
    (1, 1, ["Stamps", "Bread", "Library"]),
  ])
  func `a row is dragged to before another`(offset: Int, destination: Int, titles: [String]) {
    let screen = list()
    screen.list.row(offset).move(to: destination)
    #expect(store.titles == titles, "Row \(offset) goes to before what was at \(destination).")
    #expect(screen.list.texts == titles.map { [$0] })
  }

  // MARK: The draft

  @Test func `two screens of one store have two drafts`() {
    let first = list()
    let second = list()
    first.textField("New errand").type("Mi")
    #expect(
      second.textField("New errand").text == "",
      "What is typed and not yet added belongs to the screen on which it is typed.")
  }

  @Test func `a draft survives what happens to the list`() {
    let screen = list()
    screen.textField("New errand").type("Milk")
    screen.list.row(0).delete()
    _ = store.add("Eggs")
    #expect(screen.textField("New errand").text == "Milk")
  }

  // MARK: What runs

  @Test func `typing runs no row`() {
    let screen = list()
    let runs = screen.rowRuns
    screen.textField("New errand").type("Milk")
    #expect(runs == 3, "There are three rows, and each ran when it appeared.")
    #expect(screen.rowRuns == runs, "Four keys were pressed; no errand was changed by them.")
  }

  @Test func `a new errand runs its own row`() {
    let screen = list()
    let runs = screen.rowRuns
    screen.textField("New errand").enter("Milk")
    #expect(screen.rowRuns == runs + 1, "The other rows only moved down.")
  }

  @Test func `a toggle runs its own row`() {
    let screen = list()
    let runs = screen.rowRuns
    screen.toggle("Bread").toggle()
    #expect(screen.rowRuns == runs + 1)
  }

  @Test func `moving and deleting run no row`() {
    let screen = list()
    let runs = screen.rowRuns
    screen.list.row(0).move(to: 3)
    screen.list.row(0).delete()
    #expect(screen.rowRuns == runs, "No errand that is left was changed.")
  }
}

extension TextFieldOnScreen {
  /// Types at the end of what is there, and presses return.
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
