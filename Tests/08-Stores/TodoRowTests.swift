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

  @Test func `a row shows its chore, in the store's order`() {
    let screen = board()
    #expect(screen.list.count == 4, "There are four chores, so there are four rows.")
    for (offset, title) in ["Dishes", "Laundry", "Windows", "Dust"].enumerated() {
      #expect(screen.list.row(offset).shows(title), "\(title) is at \(offset).")
    }
  }

  @Test func `what is done is struck through, and on`() {
    let screen = board()
    #expect(screen.text("Dust").isStruckThrough, "Dust is done.")
    #expect(!screen.text("Dishes").isStruckThrough, "Dishes are not.")
    #expect(screen.list.row(3).toggle("Done").isOn)
    #expect(!screen.list.row(0).toggle("Done").isOn)
  }

  @Test func `a toggle writes to the store`() {
    let screen = board()
    screen.list.row(1).toggle("Done").toggle()
    #expect(store.done == ["Laundry", "Dust"], "The row was toggled; the store has to know.")
    screen.list.row(2).toggle("Done").toggle()
    #expect(store.done == ["Dust"], "Laundry is third now, and was toggled back.")
  }

  @Test func `a toggle counts nothing`() {
    let screen = board()
    screen.list.row(1).toggle("Done").toggle()
    #expect(
      store.counts == ["Laundry": 0, "Windows": 0, "Dishes": 0, "Dust": 0],
      "Only \"I did it\" counts.")
  }

  @Test func `a row follows the store`() {
    let screen = board()
    store.chores[1].isDone = true
    #expect(
      screen.text("Laundry").isStruckThrough, "Somebody else wrote to the store: the row shows it.")
    store.chores[0].title = "Plates"
    #expect(screen.shows("Plates"))
  }

  @Test func `a row can stand alone, bound to anything`() {
    let screen = Screen { Alone() }
    screen.button("I did it").tap()
    screen.button("Details").tap()
    #expect(screen.text("Iron").isStruckThrough)
    #expect(screen.shows("Times done: 1"))
  }

  private struct Alone: View {
    @State private var chore = Chore(id: 9, title: "Iron")
    var body: some View { TodoRow(chore: $chore) }
  }

  // MARK: Moving

  @Test func `a chore that is done goes to the end, and its row with it`() {
    let screen = board()
    screen.list.row(0).toggle("Done").toggle()
    #expect(store.titles == ["Laundry", "Windows", "Dishes", "Dust"])
    #expect(screen.list.row(2).shows("Dishes"))
    #expect(screen.text("Dishes").isStruckThrough)
    #expect(!screen.text("Laundry").isStruckThrough, "Laundry only moved up.")
  }

  @Test func `the second write of an action goes to the same chore as the first`() {
    let screen = board()
    screen.list.row(0).button("I did it").tap()
    #expect(store.done == ["Dishes", "Dust"])
    #expect(
      store.counts == ["Laundry": 0, "Windows": 0, "Dishes": 1, "Dust": 0],
      "The first write has moved Dishes to another place. The second is still about Dishes.")
  }

  @Test func `doing each chore in turn counts each once`() {
    let screen = board()
    for _ in 1...3 { screen.list.row(0).button("I did it").tap() }
    #expect(store.counts == ["Laundry": 1, "Windows": 1, "Dishes": 1, "Dust": 0])
  }

  @Test func `a chore that is done already is counted where it is`() {
    let screen = board()
    screen.list.row(3).button("I did it").tap()
    #expect(store.counts["Dust"] == 1)
    #expect(store.done == ["Dust"])
  }

  @Test func `what a row has open moves with its chore`() {
    let screen = board()
    screen.list.row(0).button("Details").tap()
    screen.list.row(0).button("I did it").tap()
    #expect(screen.list.row(2).shows("Times done: 1"), "The details of Dishes were opened.")
    #expect(!screen.list.row(0).shows("Times done: 0"), "Those of Laundry were not.")
  }

  @Test func `what a row has open moves when others reorder the store`() {
    let screen = board()
    screen.list.row(0).button("Details").tap()
    store.chores.reverse()
    #expect(store.titles == ["Windows", "Laundry", "Dishes", "Dust"])
    #expect(screen.list.row(2).shows("Times done"), "Dishes are third now, with their details.")
    screen.list.row(2).button("I did it").tap()
    #expect(store.counts["Dishes"] == 1)
  }

  // MARK: Deleting

  @Test func `a row that is swiped away takes its chore with it`() {
    let screen = board()
    screen.list.row(1).delete()
    #expect(store.titles == ["Dishes", "Windows", "Dust"])
    #expect(screen.list.count == 3)
  }

  @Test func `the rows that are left write to their own chores`() {
    let screen = board()
    screen.list.row(0).delete()
    screen.list.row(0).button("I did it").tap()
    #expect(store.counts == ["Laundry": 1, "Windows": 0, "Dust": 0])
  }

  @Test func `the last row can be deleted, and then every other`() {
    let screen = board()
    for offset in [3, 1, 0, 0] {
      screen.list.row(offset).button("Details").tap()
      screen.list.row(offset).delete()
    }
    #expect(store.chores.isEmpty)
    #expect(screen.list.count == 0)
    #expect(screen.diagnostics == [], "Nobody writes to, or reads, a chore that is gone.")
  }

  @Test func `chores that vanish from the store vanish from the screen`() {
    let screen = board()
    screen.list.row(2).button("Details").tap()
    store.chores.removeAll { $0.id != 1 }
    #expect(screen.list.count == 1)
    #expect(screen.list.row(0).shows("Laundry"))
    #expect(screen.diagnostics == [], "Nobody writes to, or reads, a chore that is gone.")
  }

  @Test func `two chores may have one title`() {
    let screen = board()
    store.chores.append(Chore(id: 7, title: "Dishes"))
    #expect(screen.list.row(3).shows("Dishes"))
    screen.list.row(3).button("I did it").tap()
    #expect(store.chores.first { $0.id == 7 }?.timesDone == 1)
    #expect(store.chores.first { $0.id == 3 }?.timesDone == 0, "The other Dishes are still open.")
  }
}

extension ChoreStore {
  fileprivate var titles: [String] { chores.map(\.title) }

  fileprivate var done: [String] { chores.filter(\.isDone).map(\.title) }

  fileprivate var counts: [String: Int] {
    Dictionary(uniqueKeysWithValues: chores.map { ($0.title, $0.timesDone) })
  }
}
