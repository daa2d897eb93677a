import StateFlow
import Testing
import WorkbookTesting

@Suite("Elements of rows")
@MainActor
struct KeptElementTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    @State private var isOpen = false

    var body: some View {
      Button("\(name): \(count)") { count += 1 }
      Toggle("Open \(name)", isOn: $isOpen)
      if isOpen { Details(name: name) }
    }
  }

  private struct Details: View {
    let name: String
    @State private var text = "closed"

    var body: some View {
      Text("\(name) \(text)")
      Button("Read \(name)") { text = "read" }
    }
  }

  private struct Board: View {
    @State private var names = ["a", "b", "c"]
    @State private var mark = "old"

    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          Counter(name: name).badge(mark)
        }
        .onDelete { names.remove(atOffsets: $0) }
      }
      Button("Turn") { names.reverse() }
      Button("Mark") { mark = "new" }
    }
  }

  @Test func `a row always shows its current state`() {
    let screen = Screen { Board() }
    screen.button("b: 0").tap()
    screen.button("b: 1").tap()
    #expect(screen.shows("b: 2"))
    screen.toggle("Open b").toggle()
    #expect(screen.shows("b closed"))
    screen.button("Read b").tap()
    #expect(screen.shows("b read"))
    screen.button("Turn").tap()
    screen.button("Read b").tap()
    screen.button("a: 0").tap()
    #expect(screen.shows("a: 1"))
    #expect(screen.shows("b read"))
  }

  @Test func `modifiers around a row's view are updated with the list`() {
    let graph = ViewGraph { Board() }
    func badges() -> [String] { graph.elements.flatMap(\.flattened).compactMap(\.badge) }
    let before = badges()
    #expect(Set(before) == ["old"])
    let mark = graph.elements.first { $0.label == "Mark" }
    graph.perform("mark") { mark?.actions.tap?() }
    #expect(badges() == before.map { _ in "new" })
  }

  @Test func `a row that was moved is deleted at its new position`() {
    struct Names: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
        }
        Button("Turn") { names.reverse() }
      }
    }
    let screen = Screen { Names() }
    #expect(screen.texts == ["a", "b", "c"])
    screen.button("Turn").tap()
    screen.list.row(0).delete()
    #expect(screen.texts == ["b", "a"])
    screen.list.row(0).delete()
    #expect(screen.texts == ["a"])
  }

  @Test func `the element of an unchanged row isn't copied`() {
    let graph = ViewGraph { Board() }
    func rows() -> [Element] { graph.elements[0].children }
    let before = rows()
    let button = graph.elements.flatMap(\.flattened).first {
      $0.role == .button && $0.label == "b: 0"
    }
    graph.perform("tap") { button?.actions.tap?() }
    let same = zip(before, rows()).map { $0.isIdentical(to: $1) }
    #expect(same.contains(true))
    #expect(same.contains(false))
  }

  @Test func `U11 an object that a row no longer shows is released immediately`() {
    final class Payload {}
    final class Handle {
      weak var payload: Payload?
      var close: (() -> Void)?
      func makePayload() -> Payload {
        let made = Payload()
        payload = made
        return made
      }
    }
    struct Details: View {
      let payload: Payload
      var body: some View { Button("Use") { _ = payload } }
    }
    struct Row: View {
      let handle: Handle
      @State private var isOpen = true
      var body: some View {
        let _ = handle.close = { isOpen = false }
        if isOpen { Details(payload: handle.makePayload()) }
      }
    }
    let handle = Handle()
    let graph = ViewGraph {
      List { ForEach([1], id: \.self) { _ in Row(handle: handle) } }
    }
    #expect(graph.elements.flatMap(\.flattened).contains { $0.label == "Use" })
    #expect(handle.payload != nil)
    graph.perform("close") { handle.close?() }
    #expect(handle.payload == nil)
  }

  @Test func `inserting a row doesn't replace the elements of the other rows`() {
    struct Names: View {
      @State private var names = ["a", "b"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { Counter(name: $0) }
          Button("Insert") { names.insert("c", at: 0) }
        }
      }
    }
    let graph = ViewGraph { Names() }
    let before = graph.elements[0].children
    let button = before.flatMap(\.flattened).first {
      $0.role == .button && $0.label == "Insert"
    }
    graph.perform("insert") { button?.actions.tap?() }
    let after = graph.elements[0].children
    #expect(after.count > before.count)
    #expect(
      zip(before.dropLast(), after.suffix(before.count)).allSatisfy { $0.isIdentical(to: $1) })
  }

  @Test func `a row shows the typed text and which of the row's fields is focused`() {
    struct Forms: View {
      @State private var names = ["a", "b"]
      @State private var amount = 1
      var body: some View {
        List {
          ForEach(names, id: \.self) { name in
            TextField(name, value: $amount, format: .number)
          }
        }
      }
    }
    let screen = Screen { Forms() }
    #expect(!screen.textField("b").isFocused)
    screen.textField("b").focus()
    #expect(screen.textField("b").isFocused)
    screen.textField("a").focus()
    #expect(screen.textField("a").isFocused)
    #expect(!screen.textField("b").isFocused)
  }

  @Test func `a row with tabs shows the selected tab`() {
    struct Tabs: View {
      var body: some View {
        ForEach(["a"], id: \.self) { name in
          TabView {
            ForEach(["one", "two"], id: \.self) { tab in
              Text("\(name) \(tab)").tabItem { Text(tab) }
            }
          }
        }
      }
    }
    let screen = Screen { Tabs() }
    #expect(screen.shows("a one"))
    screen.tab("two").select()
    #expect(screen.shows("a two"))
    #expect(!screen.shows("a one"))
    screen.tab("one").select()
    #expect(screen.shows("a one"))
  }

  @Test func `a navigation stack in a row shows the screen that was pushed`() {
    struct Stacks: View {
      var body: some View {
        ForEach(["a"], id: \.self) { name in
          NavigationStack {
            NavigationLink("Open \(name)") { Text("inside \(name)") }
          }
        }
      }
    }
    let screen = Screen { Stacks() }
    #expect(!screen.shows("inside a"))
    screen.button("Open a").tap()
    #expect(screen.shows("inside a"))
    screen.navigation.goBack()
    #expect(!screen.shows("inside a"))
    #expect(screen.shows("Open a"))
  }

  @Test func `a row in a ForEach over a constant range always shows its current state`() {
    struct Numbers: View {
      @State private var count = 3
      @State private var mark = "old"
      var body: some View {
        ForEach(0..<count) { Text("\($0) \(mark)") }
        Button("Fewer") {
          count = 2
          mark = "new"
        }
        Button("Mark") { mark = "newest" }
      }
    }
    let screen = Screen { Numbers() }
    #expect(screen.shows("1 old"))
    screen.button("Fewer").tap()
    #expect(screen.shows("1 new"))
    #expect(screen.shows("2 old"))
    screen.button("Mark").tap()
    #expect(screen.shows("1 newest"))
    #expect(screen.diagnostics.map(\.kind) == [.rangeChanged])
  }
}
