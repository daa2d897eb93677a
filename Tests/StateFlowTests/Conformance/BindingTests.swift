import StateFlow
import Testing
import WorkbookTesting

@Suite("Binding")
@MainActor
struct BindingTests {
  /// A place outside any graph, which counts how often it is read and written.
  final class Cell<Value> {
    var value: Value { didSet { writes.append(value) } }
    var reads = 0
    var writes: [Value] = []
    init(_ value: Value) { self.value = value }

    var binding: Binding<Value> {
      Binding(
        get: {
          self.reads += 1
          return self.value
        }, set: { self.value = $0 })
    }
  }

  struct Address: Equatable { var street = "Main", number = 1 }
  struct Profile: Equatable { var name = "Ann", address = Address(), tags = ["a", "b"] }
  struct Item: Identifiable, Equatable {
    var id: Int
    var name: String
  }

  @Test func `B1 projectedValue is the binding itself`() {
    struct Child: View {
      @Binding var count: Int
      let held: Held<Binding<Int>>
      var body: some View {
        let _ = (held.value = $count)
        Text("\(count)")
      }
    }
    let (cell, held) = (Cell(1), Held<Binding<Int>>())
    let screen = Screen { Child(count: cell.binding, held: held) }
    held.value?.projectedValue.projectedValue.wrappedValue = 2
    #expect(cell.writes == [2])
    _ = screen
  }

  @Test func `B1 a binding made of a binding leads to the same place`() {
    let cell = Cell(1)
    Binding(projectedValue: cell.binding).wrappedValue = 3
    #expect(cell.writes == [3])
  }

  @Test func `B2 a constant ignores writes`() {
    let constant = Binding.constant(Profile())
    constant.wrappedValue.name = "Bob"
    constant.address.number.wrappedValue = 9
    #expect(constant.wrappedValue == Profile())
  }

  @Test func `B3 each read calls get`() {
    let cell = Cell(1)
    let binding = cell.binding
    #expect(cell.reads == 0)
    _ = binding.wrappedValue
    cell.value = 5
    #expect(binding.wrappedValue == 5)
    #expect(cell.reads == 2)
  }

  @Test func `B3 what get reads is what the reader depends on`() {
    struct Child: View {
      @Binding var isPositive: Bool
      var body: some View { Text(isPositive ? "positive" : "not") }
    }
    struct Parent: View {
      @State private var number = 0
      var body: some View {
        Child(isPositive: Binding(get: { number > 0 }, set: { number = $0 ? 1 : 0 }))
        Button("Add") { number += 1 }
      }
    }
    let screen = Screen { Parent() }
    screen.button("Add").tap()
    #expect(screen.texts == ["positive"])
    #expect(screen.bodyCount(of: Parent.self) == 1)
  }

  @Test func `B4 writing a member is one write of the whole, other fields intact`() {
    let cell = Cell(Profile())
    cell.binding.name.wrappedValue = "Bob"
    #expect(cell.writes == [Profile(name: "Bob")])
  }

  @Test func `B4 writing a member of a member is one write of the whole`() {
    let cell = Cell(Profile())
    cell.binding.address.number.wrappedValue += 1
    #expect(cell.writes == [Profile(address: Address(number: 2))])
  }

  @Test func `B4 a member of an element of a member is one write of the whole`() {
    let cell = Cell([Profile(), Profile()])
    cell.binding[1].tags[0].wrappedValue = "z"
    #expect(cell.writes == [[Profile(), Profile(tags: ["z", "b"])]])
  }

  @Test func `B4 a written member of an observed object announces once`() {
    final class Model: ObservableObject { @Published var profile = Profile() }
    struct Editor: View {
      @ObservedObject var model: Model
      var body: some View {
        Text(model.profile.name)
        Button("Go") { $model.profile.name.wrappedValue = "Bob" }
      }
    }
    let model = Model()
    var announcements = 0
    let token = model.objectWillChange.sink { announcements += 1 }
    let screen = Screen { Editor(model: model) }
    screen.button("Go").tap()
    #expect(announcements == 1)
    #expect(screen.texts == ["Bob"])
    token.cancel()
  }

  @Test func `B5 an optional binding over a value ignores a nil write`() {
    let cell = Cell(1)
    let optional = Binding<Int?>(cell.binding)
    optional.wrappedValue = nil
    optional.wrappedValue = 2
    #expect(cell.writes == [2])
    #expect(optional.wrappedValue == 2)
  }

  @Test func `B6 a binding to what is in an optional is nil when nothing is`() {
    #expect(Binding(Cell<Int?>(nil).binding) == nil)
    let cell = Cell<Int?>(1)
    let binding = Binding(cell.binding)
    binding?.wrappedValue = 2
    #expect(cell.writes == [2])
  }

  @Test func `B6 when the value has gone the binding reads the last one`() {
    let cell = Cell<Int?>(1)
    let binding = Binding(cell.binding)
    _ = binding?.wrappedValue
    cell.value = nil
    #expect(binding?.wrappedValue == 1)
  }

  @Test func `B6 an editor of an optional goes when the optional becomes nil`() {
    struct Editor: View {
      @Binding var name: String
      var body: some View { Text("editing \(name)") }
    }
    struct Parent: View {
      @State private var name: String? = "Ann"
      var body: some View {
        if let binding = Binding($name) { Editor(name: binding) }
        Button("Rename") { name = "Bob" }
        Button("Clear") { name = nil }
      }
    }
    let screen = Screen { Parent() }
    screen.button("Rename").tap()
    #expect(screen.texts == ["editing Bob"])
    screen.button("Clear").tap()
    #expect(screen.texts == [])
  }

  // MARK: Elements

  struct Row: View {
    @Binding var item: Item
    let held: Held<[Int: Binding<Item>]>
    var body: some View {
      let _ = (held.value = (held.value ?? [:]).merging([item.id: $item]) { $1 })
      Text(item.name)
    }
  }

  struct Table: View {
    let held: Held<[Int: Binding<Item>]>
    @State var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
    var body: some View {
      ForEach($items) { $item in Row(item: $item, held: held) }
      Button("Delete") { items.remove(at: 0) }
      Button("Reverse") { items.reverse() }
      Button("Insert") { items.insert(Item(id: 0, name: "z"), at: 0) }
      Button("Write 2") { held.value?[2]?.name.wrappedValue += "!" }
      Button("Write 1") { held.value?[1]?.name.wrappedValue += "!" }
    }
  }

  @Test func `B7 a row writes its element, and only that row's body runs`() {
    let screen = Screen { Table(held: Held()) }
    screen.button("Write 2").tap()
    #expect(screen.texts == ["a", "b!", "c"])
    #expect(screen.bodyCount(of: Row.self) == 4)
  }

  @Test func `B7 the binding of a row stays with its element through moves`() {
    let held = Held<[Int: Binding<Item>]>()
    let screen = Screen { Table(held: held) }
    let binding = held.value?[2]
    screen.button("Insert").tap()
    screen.button("Reverse").tap()
    screen.button("Delete").tap()
    binding?.name.wrappedValue = "moved"
    #expect(screen.texts == ["moved", "a", "z"])
    #expect(screen.diagnostics == [])
  }

  @Test func `B7 moving rows runs none of their bodies`() {
    let screen = Screen { Table(held: Held()) }
    screen.button("Reverse").tap()
    #expect(screen.texts == ["c", "b", "a"])
    #expect(screen.bodyCount(of: Row.self) == 3)
  }

  @Test func `B7 a row that was moved still runs alone when its element is written`() {
    let screen = Screen { Table(held: Held()) }
    screen.button("Insert").tap()
    screen.button("Write 2").tap()
    #expect(screen.texts == ["z", "a", "b!", "c"])
    #expect(screen.bodyCount(of: Row.self) == 5)
  }

  @Test func `B7 a binding to a deleted element reads the last value and ignores writes`() {
    let held = Held<[Int: Binding<Item>]>()
    let screen = Screen { Table(held: held) }
    screen.button("Write 1").tap()
    screen.button("Delete").tap()
    screen.button("Write 1").tap()
    #expect(held.value?[1]?.name.wrappedValue == "a!")
    #expect(screen.texts == ["b", "c"])
    #expect(Set(screen.diagnostics.map(\.kind)) == [.staleElementBinding])
  }

  @Test func `B7 a deleted row causes no diagnostic by itself`() {
    let screen = Screen { Table(held: Held()) }
    screen.button("Delete").tap()
    screen.button("Delete").tap()
    screen.button("Delete").tap()
    #expect(screen.texts == [])
    #expect(screen.diagnostics == [])
  }

  @Test func `B7 an index binds the element at that place`() {
    let cell = Cell([1, 2, 3])
    let second = cell.binding[1]
    second.wrappedValue = 20
    #expect(cell.value == [1, 20, 3])
    cell.value.insert(0, at: 0)
    #expect(second.wrappedValue == 1)
  }

  @Test func `B7 an index that went stale reads the last value and ignores writes`() {
    let cell = Cell([1, 2, 3])
    let third = cell.binding[2]
    cell.value = [1]
    let (read, diagnostics) = Diagnostic.collecting { () -> Int in
      third.wrappedValue = 30
      return third.wrappedValue
    }
    #expect(read == 3)
    #expect(cell.value == [1])
    #expect(diagnostics.map(\.kind) == [.staleElementBinding, .staleElementBinding])
  }

  @Test func `B7 rows bound by index survive the deletion of the last`() {
    struct NumberRow: View {
      @Binding var number: Int
      var body: some View { Text("\(number)") }
    }
    struct Numbers: View {
      @State private var numbers = [1, 2, 3]
      var body: some View {
        ForEach(numbers.indices, id: \.self) { NumberRow(number: $numbers[$0]) }
        Button("Drop") { numbers.removeLast() }
      }
    }
    let screen = Screen { Numbers() }
    screen.button("Drop").tap()
    #expect(screen.texts == ["1", "2"])
    #expect(screen.diagnostics == [])
  }

  @Test func `B7 a binding to a collection is a collection of bindings`() {
    let cell = Cell([3, 4])
    for binding in cell.binding { binding.wrappedValue *= 10 }
    #expect(cell.value == [30, 40])
    #expect(cell.binding.map(\.wrappedValue).reversed() == [40, 30])
  }

  @Test func `B7 nested collections bind to the innermost element`() {
    struct Section: Identifiable { let id: Int; var items: [Item] }
    struct Nested: View {
      @State private var sections = [
        Section(id: 1, items: [Item(id: 1, name: "a")]),
        Section(id: 2, items: [Item(id: 1, name: "b"), Item(id: 2, name: "c")]),
      ]
      var body: some View {
        ForEach($sections) { $section in
          ForEach($section.items) { $item in
            Text(item.name)
            Button("Mark \(section.id).\(item.id)") { item.name += "!" }
          }
        }
        Button("Drop") { sections.removeFirst() }
      }
    }
    let screen = Screen { Nested() }
    screen.button("Mark 2.1").tap()
    #expect(screen.texts == ["a", "b!", "c"])
    screen.button("Drop").tap()
    screen.button("Mark 2.2").tap()
    #expect(screen.texts == ["b!", "c!"])
    #expect(screen.diagnostics == [])
  }

  // MARK: B8, B9

  @Test func `B8 the id of a binding is the id of its value`() {
    let cell = Cell(Item(id: 4, name: "d"))
    let binding = cell.binding
    #expect(binding.id == 4)
    cell.value.id = 5
    #expect(binding.id == 5)
  }

  final class Store: ObservableObject {
    @Published var name = "Ann"
    @Published var age = 1
    @Published var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
  }

  struct NameField: View {
    @Binding var name: String
    var body: some View {
      Text(name)
      Button("Rename") { name += "!" }
    }
  }

  @Test func `B9 a child that only got a binding to one property is not run for another`() {
    struct Form: View {
      @ObservedObject var store: Store
      var body: some View {
        NameField(name: $store.name)
        Button("Older \(store.age)") { store.age += 1 }
      }
    }
    let screen = Screen { Form(store: Store()) }
    screen.button("Older 1").tap()
    screen.button("Older 2").tap()
    #expect(screen.bodyCount(of: Form.self) == 3)
    #expect(screen.bodyCount(of: NameField.self) == 1)
    screen.button("Rename").tap()
    #expect(screen.texts == ["Ann!"])
    #expect(screen.bodyCount(of: NameField.self) == 2)
  }

  @Test func `B9 a binding to an element of an object's array is equal across updates`() {
    struct List: View {
      @ObservedObject var store: Store
      var body: some View {
        ForEach($store.items) { $item in NameField(name: $item.name) }
        Button("Older \(store.age)") { store.age += 1 }
      }
    }
    let screen = Screen { List(store: Store()) }
    screen.button("Older 1").tap()
    #expect(screen.bodyCount(of: NameField.self) == 2)
    screen.button("Rename", at: 1).tap()
    #expect(screen.texts == ["a", "b!"])
    #expect(screen.bodyCount(of: NameField.self) == 3)
  }

  @Test func `B9 a binding to the same property of another object is another`() {
    struct Form: View {
      let stores: [Store]
      @State private var index = 0
      var body: some View {
        Inner(store: stores[index])
        Button("Next") { index += 1 }
      }
    }
    struct Inner: View {
      @ObservedObject var store: Store
      var body: some View { NameField(name: $store.name) }
    }
    let stores = [Store(), Store()]
    stores[1].name = "Bob"
    let screen = Screen { Form(stores: stores) }
    screen.button("Next").tap()
    #expect(screen.texts == ["Bob"])
    screen.button("Rename").tap()
    #expect(stores.map(\.name) == ["Ann", "Bob!"])
  }

  @Test func `B9 a binding handed down three levels runs only the last`() {
    struct Top: View {
      @State private var profile = Profile()
      var body: some View { Upper(profile: $profile) }
    }
    struct Upper: View {
      @Binding var profile: Profile
      var body: some View { Lower(address: $profile.address) }
    }
    struct Lower: View {
      @Binding var address: Address
      var body: some View { Leaf(number: $address.number) }
    }
    struct Leaf: View {
      @Binding var number: Int
      var body: some View {
        Text("\(number)")
        Button("Add") { number += 1 }
      }
    }
    let screen = Screen { Top() }
    screen.button("Add").tap()
    #expect(screen.texts == ["2"])
    let counts = [
      screen.bodyCount(of: Top.self), screen.bodyCount(of: Upper.self),
      screen.bodyCount(of: Lower.self), screen.bodyCount(of: Leaf.self),
    ]
    #expect(counts == [1, 1, 1, 2])
  }

  @Test func `B9 a reader of one member is not run for another member`() {
    struct Top: View {
      @State private var profile = Profile()
      var body: some View {
        NameField(name: $profile.name)
        Button("Move") { profile.address.number += 1 }
      }
    }
    let screen = Screen { Top() }
    screen.button("Move").tap()
    #expect(screen.bodyCount(of: NameField.self) == 1)
    #expect(screen.story.last?.skips.map(\.view) == ["NameField"])
  }
}
