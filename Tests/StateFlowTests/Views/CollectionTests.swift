import StateFlow
import StateFlowStory
import Testing

@MainActor
@Suite("Lists, sections, and forms")
struct CollectionTests {
  private struct Names: View {
    @State private var names = ["Frodo", "Sam", "Pippin"]
    @State private var selection: String?
    @State private var several: Set<String> = []

    var body: some View {
      List(selection: $selection) {
        ForEach(names, id: \.self) { Text($0) }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
      List(names, id: \.self, selection: $several) { Text(verbatim: "‹\($0)›") }
      Text(verbatim: "\(selection ?? "nobody"), \(several.sorted())")
    }
  }

  private func rows(_ graph: ViewGraph) -> [Element] { graph.first(.list)?.children ?? [] }

  @Test func `a list has a row for each view inside it, however the views are created`() {
    let graph = ViewGraph {
      List {
        Text("first")
        ForEach(0..<2) { Text("\($0)") }
        HStack {
          Text("a")
          Text("b")
        }
      }
    }
    #expect(rows(graph).map(\.role) == [.row, .row, .row, .row])
    #expect(rows(graph).map(\.label) == ["first", "0", "1", "a b"])
  }

  @Test func `a row is deleted or moved by the actions of its ForEach`() {
    let graph = ViewGraph { Names() }
    let third = rows(graph)[2]
    graph.perform("move") { third.actions.move?(0) }
    let second = rows(graph)[1]
    graph.perform("delete") { second.actions.delete?() }
    #expect(rows(graph).map(\.label) == ["Pippin", "Sam"])
  }

  @Test func `selecting a row writes its id to the selection`() {
    let graph = ViewGraph { Names() }
    for list in graph.all(.list) {
      for row in list.children.prefix(2) {
        graph.perform("select") { list.actions.select?(row.tag!) }
      }
    }
    #expect(graph.texts.last == #"Sam, ["Frodo", "Sam"]"#)
  }

  @Test func `each section initializer creates the same header and footer`() {
    let graph = ViewGraph {
      Form {
        Section("One") { Text("a") }
        Section {
          Text("b")
        } header: {
          Text("Two")
        } footer: {
          Text("that was two")
        }
        Section { Text("c") }
      }
    }
    let sections = graph.all(.section)
    #expect(
      sections.map { $0.children.map(\.role) } == [
        [.header, .row], [.header, .row, .footer], [.row],
      ])
    #expect(sections.map(\.label) == ["One", "Two", "c"])
  }

  private struct Todos: View {
    @State private var todos = [Todo(id: 1, isDone: false), Todo(id: 2, isDone: true)]

    var body: some View {
      List($todos) { $todo in Toggle("No. \(todo.id)", isOn: $todo.isDone) }
    }
  }

  private struct Todo: Identifiable {
    let id: Int
    var isDone: Bool
  }

  @Test func `rows of a list of bindings can write its elements`() {
    let graph = ViewGraph { Todos() }
    graph.use("No. 1", .toggle)
    #expect(graph.all(.toggle).map(\.value) == [.flag(true), .flag(true)])
  }

  private struct Editable: View {
    @Environment(\.editMode) private var editMode

    var body: some View {
      EditButton()
      Text(editMode?.wrappedValue.isEditing == true ? "editing" : "reading")
    }
  }

  @Test func `an edit button toggles the screen's edit mode`() {
    let graph = ViewGraph { Editable() }
    graph.use("Edit")
    #expect(graph.texts == ["Done", "editing"])
    graph.use("Done")
    #expect(graph.texts == ["Edit", "reading"])
  }

  private struct OwnMode: View {
    @State private var mode = EditMode.inactive

    var body: some View {
      EditButton().environment(\.editMode, $mode)
      Text(mode.isEditing ? "editing" : "reading")
    }
  }

  @Test func `a view can set a separate edit mode for the views inside it`() {
    let graph = ViewGraph { OwnMode() }
    graph.use("Edit")
    #expect(graph.texts == ["Done", "editing"])
  }

  @Test func `a context menu is the last child of its view, but isn't part of the view's label`() {
    var deleted = false
    let graph = ViewGraph {
      List {
        HStack { Text("Frodo") }.contextMenu { Button("Delete") { deleted = true } }
      }
    }
    graph.use("Delete")
    #expect(rows(graph).map(\.label) == ["Frodo"])
    #expect(deleted)
  }

  @Test func `tapping a row performs the row's tap action`() {
    var taps = 0
    let graph = ViewGraph { Text("Frodo").onTapGesture { taps += 1 } }
    graph.use("Frodo", .text)
    #expect(taps == 1)
  }

  @Test(arguments: [
    ([0], 3, [1, 2, 0, 3]), ([3], 0, [3, 0, 1, 2]), ([0, 2], 4, [1, 3, 0, 2]),
    ([1], 1, [0, 1, 2, 3]),
    ([1], 2, [0, 1, 2, 3]),
  ])
  func `elements that are moved are placed before the element at the destination`(
    from: [Int], to: Int, result: [Int]
  ) {
    var numbers = [0, 1, 2, 3]
    numbers.move(fromOffsets: IndexSet(from), toOffset: to)
    #expect(numbers == result)
  }

  @Test func `elements are removed by their offsets`() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [0, 2])
    #expect(letters == ["b", "d"])
  }
}
