import StateFlow
import Testing
import WorkbookTesting

@Suite("Rows with bindings to elements")
@MainActor
struct BoundRowTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  final class Handles {
    var items: Binding<[Item]>?
    var rows: [Int: Binding<Item>] = [:]
  }

  struct Row: View {
    @Binding var item: Item
    let handles: Handles

    var body: some View {
      let _ = handles.rows[item.id] = $item
      Text(item.name)
    }
  }

  struct Table: View {
    @State private var items = (0..<5).map { Item(id: $0, name: "\($0)") }
    let handles: Handles

    var body: some View {
      let _ = handles.items = $items
      ForEach($items) { $item in Row(item: $item, handles: handles) }
    }
  }

  private func table() -> (Screen, Handles) {
    let handles = Handles()
    return (Screen { Table(handles: handles) }, handles)
  }

  private func change(_ screen: Screen, _ handles: Handles, _ change: (inout [Item]) -> Void) {
    screen.graph.perform("change") {
      guard var items = handles.items?.wrappedValue else { return }
      change(&items)
      handles.items?.wrappedValue = items
    }
  }

  @Test func `changing the elements updates only the affected rows`() {
    let (screen, handles) = table()
    #expect(screen.bodyCount(of: Row.self) == 5)
    change(screen, handles) { $0[3].name = "three" }
    #expect(screen.texts == ["0", "1", "2", "three", "4"])
    #expect(screen.bodyCount(of: Row.self) == 6)
    change(screen, handles) {
      $0.swapAt(0, 4)
      $0[0].name = "four"
    }
    #expect(screen.texts == ["four", "1", "2", "three", "0"])
    #expect(screen.bodyCount(of: Row.self) == 7)
    change(screen, handles) {
      $0.remove(at: 1)
      $0.insert(Item(id: 9, name: "9"), at: 0)
      $0[4].name = "zero"
    }
    #expect(screen.texts == ["9", "four", "2", "three", "zero"])
    #expect(screen.bodyCount(of: Row.self) == 9)
    change(screen, handles) { $0[1].name = "4" }
    #expect(screen.texts == ["9", "4", "2", "three", "zero"])
    #expect(screen.bodyCount(of: Row.self) == 10)
  }

  @Test func `the story says that the elements of the other rows are unchanged`() {
    let (screen, handles) = table()
    change(screen, handles) { $0[3].name = "three" }
    let lines = screen.story.last?.description.split(separator: "\n").dropFirst() ?? []
    #expect(lines.first?.hasPrefix("  wrote Table.items[3].name \"3\" → \"three\"") == true)
    #expect(
      lines.dropFirst() == [
        "  Table ran, because items changed", "  Row ran, because item changed",
        "  Row ×4 skipped: item is unchanged",
      ])
  }

  @Test func `a view outside the rows is updated when an element that it reads changes`() {
    struct Chosen: View {
      @Binding var item: Item
      var body: some View { Text("chosen: \(item.name)") }
    }
    struct Choosing: View {
      @State private var choice: Int?
      let handles: Handles

      var body: some View {
        Table(handles: handles)
        if let choice, let binding = handles.rows[choice] { Chosen(item: binding) }
        Button("Choose") { choice = 2 }
      }
    }
    let handles = Handles()
    let screen = Screen { Choosing(handles: handles) }
    screen.button("Choose").tap()
    #expect(screen.texts.last == "chosen: 2")
    change(screen, handles) { $0[2].name = "two" }
    #expect(screen.texts.last == "chosen: two")
    change(screen, handles) { $0.remove(at: 0) }
    change(screen, handles) { $0[1].name = "2!" }
    #expect(screen.texts == ["1", "2!", "3", "4", "chosen: 2!"])
  }

  private struct Pair: View {
    @Binding var item: Item
    let handles: Handles

    var body: some View {
      let _ = handles.rows[item.id] = $item
      Text("\(item.name) after \(handles.rows[item.id - 1]?.wrappedValue.name ?? "none")")
    }
  }

  private struct Pairs: View {
    @State private var items = (0..<3).map { Item(id: $0, name: "\($0)") }
    let handles: Handles

    var body: some View {
      let _ = handles.items = $items
      ForEach($items) { $item in Pair(item: $item, handles: handles) }
    }
  }

  @Test func `a row that reads another row's element is updated when that element changes`() {
    let handles = Handles()
    let screen = Screen { Pairs(handles: handles) }
    change(screen, handles) { $0[0].name = "zero" }
    #expect(screen.texts == ["zero after none", "1 after zero", "2 after 1"])
    change(screen, handles) { $0[1].name = "one" }
    #expect(screen.texts == ["zero after none", "one after zero", "2 after one"])
  }

  @Test func `a row that reads a removed element is updated when the element returns`() {
    let handles = Handles()
    let screen = Screen { Pairs(handles: handles) }
    change(screen, handles) { $0.removeFirst() }
    #expect(screen.texts == ["1 after 0", "2 after 1"])
    change(screen, handles) { $0.insert(Item(id: 0, name: "back"), at: 0) }
    #expect(screen.texts == ["back after none", "1 after back", "2 after 1"])
    change(screen, handles) { $0[0].name = "zero" }
    #expect(screen.texts == ["zero after none", "1 after zero", "2 after 1"])
  }

  @Test func `rows that switch to another collection no longer read the first collection`() {
    struct First: View {
      let handles: Handles
      var body: some View { Text("first: \(handles.rows[0]?.wrappedValue.name ?? "none")") }
    }
    struct Choice: View {
      @State private var ones = [Item(id: 0, name: "one")]
      @State private var others = [Item(id: 0, name: "other")]
      @State private var showsOthers = false
      let handles: Handles

      var body: some View {
        let _ = handles.items = $others
        ForEach(showsOthers ? $others : $ones) { $item in
          Row(item: $item, handles: handles)
          First(handles: handles)
        }
        Button("Others") { showsOthers = true }
      }
    }
    let handles = Handles()
    let screen = Screen { Choice(handles: handles) }
    #expect(screen.texts == ["one", "first: one"])
    screen.button("Others").tap()
    #expect(screen.texts == ["other", "first: other"])
    change(screen, handles) { $0[0].name = "new" }
    #expect(screen.texts == ["new", "first: new"])
  }

  @Test func `rows are matched by the current IDs of the list's elements`() {
    struct Seat: Equatable {
      let number: Int
      let guest: Int
      var name: String
    }
    struct Seats: View {
      @State private var seats = [
        Seat(number: 1, guest: 2, name: "a"), Seat(number: 2, guest: 1, name: "b"),
      ]
      @State private var path = \Seat.number

      var body: some View {
        ForEach($seats, id: path) { $seat in TextField("name", text: $seat.name) }
        Button("By guest") { path = \.guest }
      }
    }
    let graph = ViewGraph { Seats() }
    func names() -> [Element.Value?] {
      graph.elements.flatMap(\.flattened).filter { $0.role == .textField }.map(\.value)
    }
    #expect(names() == [.text("a"), .text("b")])
    let button = graph.elements.flatMap(\.flattened).first { $0.role == .button }
    graph.perform("by guest") { button?.actions.tap?() }
    #expect(names() == [.text("a"), .text("b")])
  }

  @Test func `a write on another thread runs the body of the element's row`() async {
    let (screen, handles) = table()
    let row = handles.rows[2]
    await Task.detached { row?.wrappedValue.name = "two" }.value
    #expect(screen.texts == ["0", "1", "two", "3", "4"])
    change(screen, handles) { $0[2].name = "2" }
    #expect(screen.texts == ["0", "1", "2", "3", "4"])
  }

  @Test func `if several elements have the same id, only one is shown, and it stays current`() {
    let (screen, handles) = table()
    change(screen, handles) { $0[1] = Item(id: 0, name: "another") }
    #expect(screen.texts == ["0", "2", "3", "4"])
    change(screen, handles) { $0[4].name = "four" }
    #expect(screen.texts == ["0", "2", "3", "four"])
    change(screen, handles) { $0.remove(at: 1) }
    change(screen, handles) { $0[2].name = "three" }
    #expect(screen.texts == ["0", "2", "three", "four"])
  }

  @Test func `elements of an observed object are compared like those in a state property`() {
    final class Store: ObservableObject {
      @Published var items = (0..<3).map { Item(id: $0, name: "\($0)") }
    }
    struct Stored: View {
      @ObservedObject var store: Store
      let handles: Handles
      var body: some View {
        ForEach($store.items) { $item in Row(item: $item, handles: handles) }
      }
    }
    let (store, handles) = (Store(), Handles())
    let screen = Screen { Stored(store: store, handles: handles) }
    store.items[1].name = "one"
    #expect(screen.texts == ["0", "one", "2"])
    store.items.reverse()
    store.items[0].name = "two"
    #expect(screen.texts == ["two", "one", "0"])
    #expect(screen.bodyCount(of: Row.self) == 5)
  }
}
