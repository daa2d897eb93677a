import StateFlow
import Testing
import WorkbookTesting

@testable import Stores

@Suite("8.4 Todo row", .exercise)
struct TodoRowTests {
  private let store = ChoreStore([
    Chore(id: 3, title: "Dishes"),
    Chore(id: 1, title: "Laundry"),
    Chore(id: 2, title: "Windows"),
    Chore(id: 4, title: "Dust", isDone: true),
  ])

  private func board() -> Screen {
    Screen { ChoreBoard(store: store) }
  }

  // MARK: A row

  @Test(.proves(1)) func `the rows show the chores in the store's order`() {
    let screen = board()
    #expect(screen.list.count == 4, "There are four chores, so there should be four rows.")
    #expect(
      rows(on: screen) == ["Dishes", "Laundry", "Windows", "Dust"],
      "The rows should be in the store's order. Only \"Dust\" is done.")
  }

  @Test(.proves(2))
  func `the title of a chore that is done is struck through, and its toggle is on`() {
    let screen = board()
    #expect(
      screen.text("Dust").isStruckThrough,
      "\"Dust\" is done, so its title should be struck through.")
    #expect(!screen.text("Dishes").isStruckThrough, "\"Dishes\" is open.")
    #expect(screen.list.row(3).toggle("Done").isOn, "The toggle for \"Dust\" should be on.")
    #expect(!screen.list.row(0).toggle("Done").isOn, "The toggle for \"Dishes\" should be off.")
  }

  @Test(.proves(3)) func `a toggle writes to the store`() {
    let screen = board()
    screen.list.row(1).toggle("Done").toggle()
    #expect(store.done == ["Laundry", "Dust"], "\"Laundry\" was marked as done.")
    screen.list.row(2).toggle("Done").toggle()
    #expect(
      store.done == ["Dust"], "\"Laundry\" is in the third row now and was marked as open again.")
    #expect(
      !screen.text("Laundry").isStruckThrough,
      "\"Laundry\" is open, so it shouldn't be struck through.")
    screen.list.row(3).toggle("Done").toggle()
    #expect(store.done == [], "\"Dust\" was marked as open, too, so no chore should be done.")
    #expect(!screen.text("Dust").isStruckThrough, "\"Dust\" is open now.")
  }

  @Test(.proves(3)) func `a toggle doesn't change how often a chore has been done`() {
    let store = ChoreStore([
      Chore(id: 1, title: "Dishes", timesDone: 2),
      Chore(id: 2, title: "Dust", isDone: true, timesDone: 5),
    ])
    let screen = Screen { ChoreBoard(store: store) }
    screen.list.row(0).toggle("Done").toggle()
    #expect(store.counts == ["Dishes": 2, "Dust": 5], "\"Dishes\" was marked as done.")
    for offset in [0, 1] { screen.list.row(offset).toggle("Done").toggle() }
    #expect(store.done == [], "Both chores were marked as open, so no chore should be done.")
    #expect(
      store.counts == ["Dishes": 2, "Dust": 5], "Only \"I did it\" should increase the counts.")
  }

  @Test(.proves(2)) func `a row shows changes that other code makes`() {
    let screen = board()
    store.chores[1].isDone = true
    #expect(screen.text("Laundry").isStruckThrough, "Other code marked \"Laundry\" as done.")
    #expect(
      screen.list.row(2).toggle("Done").isOn,
      "\"Laundry\" is done and in the third row now, so the toggle in this row should be on.")
    store.chores[0].title = "Plates"
    #expect(screen.shows("Plates"), "Other code renamed \"Dishes\".")
    #expect(!screen.shows("Dishes"), "The old title should be gone.")
    store.chores[2].isDone = false
    #expect(!screen.text("Laundry").isStruckThrough, "Other code marked \"Laundry\" as open again.")
    #expect(
      !screen.list.row(2).toggle("Done").isOn,
      "\"Laundry\" is open again, so the toggle in its row should be off.")
    screen.list.row(2).toggle("Done").toggle()
    store.chores[2].isDone = false
    #expect(
      !screen.list.row(2).toggle("Done").isOn,
      "After the toggle was switched on, other code marked \"Laundry\" as open. It should be off.")
  }

  @Test(.proves(2)) func `a row can be bound to any chore`() {
    let screen = Screen { Alone() }
    screen.button("Details").tap()
    #expect(
      screen.shows("Times done: 3"), "This chore isn't in a store. It has been done three times.")
    screen.button("I did it").tap()
    #expect(screen.text("Iron").isStruckThrough, "The chore should be done.")
    #expect(screen.shows("Times done: 4"), "The chore was done once more, so it should be counted.")
    screen.button("Details").tap()
    #expect(!screen.shows("Times done: 4"), "The details should be closed again.")
  }

  private struct Alone: View {
    @State private var chore = Chore(id: 9, title: "Iron", timesDone: 3)
    var body: some View { TodoRow(chore: $chore) }
  }

  // MARK: I did it

  @Test(.proves(4)) func `both writes in the action change the same chore`() {
    let screen = board()
    screen.list.row(0).button("I did it").tap()
    #expect(store.done == ["Dishes", "Dust"], "\"Dishes\" should be marked as done.")
    #expect(
      store.counts == ["Laundry": 0, "Windows": 0, "Dishes": 1, "Dust": 0],
      "The first write moves \"Dishes\", and the second write should still change \"Dishes\".")
  }

  @Test(.proves(4)) func `marking three chores as done counts each one once`() {
    let screen = board()
    for _ in 1...3 { screen.list.row(0).button("I did it").tap() }
    #expect(
      store.counts == ["Laundry": 1, "Windows": 1, "Dishes": 1, "Dust": 0],
      "\"I did it\" was tapped in the first row three times, for a different chore each time.")
  }

  @Test(.proves(4)) func `a chore that is already done is counted when you do it again`() {
    let screen = board()
    screen.list.row(3).button("I did it").tap()
    #expect(
      store.counts["Dust", default: 0] == 1, "\"Dust\" was done before and should be counted now.")
    #expect(store.done == ["Dust"], "\"Dust\" should still be done.")
    screen.list.row(3).button("I did it").tap()
    #expect(store.counts["Dust", default: 0] == 2, "\"Dust\" should be counted a second time.")
    #expect(store.done == ["Dust"], "\"Dust\" should still be done, and no other chore should be.")
  }

  @Test(.proves(4)) func `a chore that is marked as open and done again is counted again`() {
    let screen = board()
    screen.list.row(0).button("I did it").tap()
    screen.list.row(2).toggle("Done").toggle()
    #expect(store.titles == ["Laundry", "Windows", "Dishes", "Dust"], "\"Dishes\" is open again.")
    #expect(
      !screen.text("Dishes").isStruckThrough,
      "The title of \"Dishes\" should no longer be struck through.")
    screen.list.row(2).button("I did it").tap()
    #expect(
      store.counts == ["Laundry": 0, "Windows": 0, "Dishes": 2, "Dust": 0],
      "\"Dishes\" was done a second time, so it should be counted twice.")
    #expect(store.done == ["Dishes", "Dust"], "\"Dishes\" should be done.")
  }

  // MARK: Moving

  @Test(.proves(5)) func `a chore that is done moves to the end, and its row moves with it`() {
    let screen = board()
    screen.list.row(0).toggle("Done").toggle()
    #expect(
      store.titles == ["Laundry", "Windows", "Dishes", "Dust"],
      "The store should have moved \"Dishes\".")
    #expect(
      rows(on: screen) == ["Laundry", "Windows", "Dishes", "Dust"],
      "The rows should be in the store's order.")
    #expect(screen.text("Dishes").isStruckThrough, "\"Dishes\" is done.")
    #expect(
      !screen.text("Laundry").isStruckThrough, "\"Laundry\" is in the first row now and is open.")
  }

  @Test(.proves(5)) func `open details move with their chore`() {
    let screen = board()
    screen.list.row(0).button("Details").tap()
    screen.list.row(0).button("I did it").tap()
    #expect(screen.list.row(2).shows("Times done: 1"), "The details for \"Dishes\" were opened.")
    #expect(
      !screen.list.row(0).shows("Times done: 0"), "The details for \"Laundry\" weren't opened.")
    screen.list.row(2).toggle("Done").toggle()
    screen.list.row(2).button("I did it").tap()
    #expect(
      screen.list.row(2).shows("Times done: 2"), "The details for \"Dishes\" should still be open.")
  }

  @Test(.proves(5)) func `open details move when other code reorders the store`() {
    let screen = board()
    screen.list.row(0).button("Details").tap()
    store.chores.reverse()
    #expect(
      store.titles == ["Windows", "Laundry", "Dishes", "Dust"],
      "\"Dishes\" should be in the third row now.")
    #expect(
      screen.list.row(2).shows("Times done: 0"), "The details for \"Dishes\" should still be open.")
    screen.list.row(2).button("I did it").tap()
    #expect(
      store.counts == ["Laundry": 0, "Windows": 0, "Dishes": 1, "Dust": 0], "\"Dishes\" was done.")
  }

  // MARK: Deleting

  @Test(.proves(6)) func `swiping a row away deletes its chore`() {
    let screen = board()
    screen.list.row(1).delete()
    #expect(store.titles == ["Dishes", "Windows", "Dust"], "\"Laundry\" was deleted.")
    #expect(
      rows(on: screen) == ["Dishes", "Windows", "Dust"], "The row for \"Laundry\" should be gone.")
  }

  @Test(.proves(6)) func `the remaining rows write to their own chores`() {
    let screen = board()
    screen.list.row(0).delete()
    screen.list.row(0).button("I did it").tap()
    #expect(
      store.counts == ["Laundry": 1, "Windows": 0, "Dust": 0],
      "\"Laundry\" is in the first row now, so it should be counted.")
  }

  @Test(.proves(6)) func `rows can be swiped away after one of them has moved`() {
    let screen = board()
    screen.list.row(0).button("I did it").tap()
    screen.list.row(3).delete()
    #expect(store.titles == ["Laundry", "Windows", "Dishes"], "\"Dust\" was deleted.")
    screen.list.row(2).delete()
    #expect(
      store.titles == ["Laundry", "Windows"], "\"Dishes\" was deleted, too, after it had moved.")
    screen.list.row(0).delete()
    #expect(store.titles == ["Windows"], "\"Laundry\" was deleted.")
  }

  @Test(.proves(6)) func `all rows can be swiped away`() {
    let screen = board()
    for offset in [3, 1, 0, 0] {
      screen.list.row(offset).button("Details").tap()
      screen.list.row(offset).delete()
    }
    #expect(store.titles == [], "All chores were deleted, so the store should be empty.")
    #expect(screen.list.count == 0, "There should be no rows left.")
    #expect(screen.diagnostics == [], "No binding should refer to a chore that was deleted.")
  }

  @Test(.proves(6)) func `chores that other code removes disappear from the screen`() {
    let screen = board()
    screen.list.row(2).button("Details").tap()
    store.chores.removeAll { $0.id != 1 }
    #expect(rows(on: screen) == ["Laundry"], "Only \"Laundry\" is left in the store.")
    #expect(screen.diagnostics == [], "No binding should refer to a chore that was removed.")
  }

  // MARK: Other chores and stores

  @Test(.proves(7)) func `two chores can have the same title`() {
    let screen = board()
    store.chores.append(Chore(id: 7, title: "Dishes"))
    #expect(
      screen.list.row(3).shows("Dishes"),
      "The second \"Dishes\" should be in the fourth row, after the other open chores.")
    screen.list.row(3).button("I did it").tap()
    #expect(store.count(of: 7) == 1, "The second \"Dishes\" was done, so it should be counted.")
    #expect(store.count(of: 3) == 0, "The first \"Dishes\" should still be open.")
    screen.list.row(0).delete()
    #expect(store.chores.map(\.id) == [1, 2, 7, 4], "Only the first \"Dishes\" should be deleted.")
  }

  @Test(.proves(8)) func `two boards show the same store`() {
    let screen = board()
    let other = board()
    screen.list.row(0).button("Details").tap()
    other.list.row(0).button("I did it").tap()
    #expect(rows(on: screen) == ["Laundry", "Windows", "Dishes", "Dust"], "\"Dishes\" was done.")
    #expect(
      screen.list.row(2).shows("Times done: 1"),
      "The details for \"Dishes\" should be open on this board.")
    #expect(
      !other.list.row(2).shows("Times done: 1"),
      "The details for \"Dishes\" shouldn't be open on the other board.")
  }

  @Test(.proves(8)) func `when the parent passes another store, the board switches to it`() {
    let house = House(store)
    let screen = Screen { ChoreBoard(store: house.store) }
    house.store = ChoreStore([Chore(id: 1, title: "Garden"), Chore(id: 3, title: "Stairs")])
    screen.refresh()
    #expect(screen.list.count == 2, "There are two chores in the other store.")
    #expect(
      screen.shows("Garden"), "The IDs are the same as before, but the chores should be different.")
    screen.list.row(0).button("I did it").tap()
    #expect(house.store.counts == ["Garden": 1, "Stairs": 0], "\"Garden\" was done.")
    #expect(
      store.counts["Laundry", default: 0] == 0,
      "The contents of the previous store shouldn't change.")
  }

  private final class House {
    var store: ChoreStore
    init(_ store: ChoreStore) { self.store = store }
  }

  /// Returns the title that each row shows.
  private func rows(on screen: Screen) -> [String] {
    let titles = ["Dishes", "Laundry", "Windows", "Dust"]
    return (0..<screen.list.count).map { offset in
      titles.first { screen.list.row(offset).shows($0) } ?? "another title"
    }
  }
}

extension ChoreStore {
  fileprivate var titles: [String] { chores.map(\.title) }

  fileprivate var done: [String] { chores.filter(\.isDone).map(\.title) }

  fileprivate var counts: [String: Int] {
    Dictionary(chores.map { ($0.title, $0.timesDone) }) { first, _ in first }
  }

  fileprivate func count(of id: Int) -> Int { chores.first { $0.id == id }?.timesDone ?? -1 }
}
