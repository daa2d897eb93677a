import StateFlow
import Testing
import WorkbookTesting

// Bindings to elements (B7), and the identity and equality of bindings (B8, B9).
extension BindingTests {
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

  @Test func `B7 a write from a row changes its element, and only that row's body runs`() {
    let screen = Screen { Table(held: Held()) }
    screen.button("Write 2").tap()
    #expect(screen.texts == ["a", "b!", "c"])
    #expect(screen.bodyCount(of: Row.self) == 4)
  }

  @Test func `B7 a row's binding stays with its element when the rows are moved`() {
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

  @Test func `B7 moving rows doesn't run their bodies`() {
    let screen = Screen { Table(held: Held()) }
    screen.button("Reverse").tap()
    #expect(screen.texts == ["c", "b", "a"])
    #expect(screen.bodyCount(of: Row.self) == 3)
  }

  @Test func `B7 writing an element of a moved row runs only that row's body`() {
    let screen = Screen { Table(held: Held()) }
    screen.button("Insert").tap()
    screen.button("Write 2").tap()
    #expect(screen.texts == ["z", "a", "b!", "c"])
    #expect(screen.bodyCount(of: Row.self) == 5)
  }

  @Test func `B7 a binding to a deleted element returns its last value and ignores writes`() {
    let held = Held<[Int: Binding<Item>]>()
    let screen = Screen { Table(held: held) }
    screen.button("Write 1").tap()
    screen.button("Delete").tap()
    screen.button("Write 1").tap()
    #expect(held.value?[1]?.name.wrappedValue == "a!")
    #expect(screen.texts == ["b", "c"])
    #expect(Set(screen.diagnostics.map(\.kind)) == [.staleElementBinding])
  }

  @Test func `B7 deleting a row doesn't cause a diagnostic`() {
    let screen = Screen { Table(held: Held()) }
    screen.button("Delete").tap()
    screen.button("Delete").tap()
    screen.button("Delete").tap()
    #expect(screen.texts == [])
    #expect(screen.diagnostics == [])
  }

  @Test func `B7 a binding to an index reads and writes the element at that index`() {
    let cell = Cell([1, 2, 3])
    let second = cell.binding[1]
    second.wrappedValue = 20
    #expect(cell.value == [1, 20, 3])
    cell.value.insert(0, at: 0)
    #expect(second.wrappedValue == 1)
  }

  @Test func `B7 a binding to a removed index returns its last value and ignores writes`() {
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

  @Test func `B7 rows that are bound by index still work after the last row is deleted`() {
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

  @Test func `B7 bindings to nested collections can write the innermost elements`() {
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

  @Test
  func `B9 a child with a binding to one property isn't updated by changes to another property`() {
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

  @Test func `B9 a binding to an element of an object's array stays equal across updates`() {
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

  @Test func `B9 bindings to the same property of two different objects aren't equal`() {
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

  @Test func `B9 a write through a binding that was passed down runs only the last view's body`() {
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

  @Test func `B9 a view that reads one member isn't updated by changes to another member`() {
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
