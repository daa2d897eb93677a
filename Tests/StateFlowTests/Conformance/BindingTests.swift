import StateFlow
import Testing
import WorkbookTesting

@Suite("Binding")
@MainActor
struct BindingTests {
  /// A value outside any graph. It counts its reads and writes.
  @MainActor
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

  @Test func `B1 the projectedValue of a binding is the binding itself`() {
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

  @Test func `B1 a binding created from a binding reads and writes the same value`() {
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

  @Test func `B3 each read calls the getter`() {
    let cell = Cell(1)
    let binding = cell.binding
    let before = cell.reads
    _ = binding.wrappedValue
    cell.value = 5
    #expect(binding.wrappedValue == 5)
    #expect(cell.reads == before + 2)
  }

  @Test
  func `B3 a view that reads a binding depends on the values that the binding's getter reads`() {
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
  }

  @Test
  func `B4 writing a member writes the whole value once and doesn't change the other members`() {
    let cell = Cell(Profile())
    cell.binding.name.wrappedValue = "Bob"
    #expect(cell.writes == [Profile(name: "Bob")])
  }

  @Test func `B4 writing a nested member writes the whole value once`() {
    let cell = Cell(Profile())
    cell.binding.address.number.wrappedValue += 1
    #expect(cell.writes == [Profile(address: Address(number: 2))])
  }

  @Test func `B4 writing a member of an element writes the whole value once`() {
    let cell = Cell([Profile(), Profile()])
    cell.binding[1].tags[0].wrappedValue = "z"
    #expect(cell.writes == [[Profile(), Profile(tags: ["z", "b"])]])
  }

  @Test func `B4 writing a member of an observed object's property announces one change`() {
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

  @Test func `B5 writing nil through an optional binding to a non-optional value has no effect`() {
    let cell = Cell(1)
    let optional = Binding<Int?>(cell.binding)
    optional.wrappedValue = nil
    optional.wrappedValue = 2
    #expect(cell.writes == [2])
    #expect(optional.wrappedValue == 2)
  }

  @Test func `B6 a binding to an optional's wrapped value is nil if the optional is nil`() {
    #expect(Binding(Cell<Int?>(nil).binding) == nil)
    let cell = Cell<Int?>(1)
    let binding = Binding(cell.binding)
    binding?.wrappedValue = 2
    #expect(cell.writes == [2])
  }

  @Test func `B6 an editor for an optional's value disappears when the optional becomes nil`() {
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

  // MARK: B11

  @Test func `B11 creating a binding from two closures calls the getter once`() {
    let cell = Cell(1)
    _ = cell.binding
    #expect(cell.reads == 1)
  }

  @Test func `B11 a binding's setter can receive the transaction of the write`() {
    var writes: [String] = []
    let binding = Binding {
      0
    } set: { value, transaction in
      writes.append("\(value) \(transaction.animation == nil ? "plain" : "animated")")
    }
    binding.wrappedValue = 1
    binding.animation().wrappedValue = 2
    withAnimation { binding.wrappedValue = 3 }
    #expect(writes == ["1 plain", "2 animated", "3 animated"])
  }

  @Test func `B11 using a binding's functions outside the main actor stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let binding = await MainActor.run { Binding(get: { 1 }, set: { _ in }) }
      join { _ = binding.wrappedValue }
    }
    let output = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(output?.contains("A Binding(get:set:) was read outside the main actor.") == true)
  }

  @Test
  func `B11 a body that creates a binding depends on the values that the binding's getter reads`() {
    struct Translating: View {
      @State private var number = 0
      var body: some View {
        Toggle("Positive", isOn: Binding(get: { number > 0 }, set: { number = $0 ? 1 : 0 }))
      }
    }
    struct Direct: View {
      @State private var isOn = false
      var body: some View { Toggle("On", isOn: $isOn) }
    }
    let screen = Screen {
      Translating()
      Direct()
    }
    screen.toggle("Positive").toggle()
    screen.toggle("On").toggle()
    #expect(screen.bodyCount(of: Translating.self) == 2)
    #expect(screen.bodyCount(of: Direct.self) == 1)
  }

  // MARK: B12

  struct Keeper: View {
    let held: Held<Binding<String>>
    let log: Log
    @State private var name: String? = "Ann"
    var body: some View {
      let _ = (held.value = held.value ?? Binding($name))
      Button("Read") { log.note(held.value?.wrappedValue ?? "") }
      Button("Clear") { name = nil }
      Button("Write") { held.value?.wrappedValue = "Bob" }
    }
  }

  @Test func `B12 a binding whose value became nil returns the last value and is diagnosed once`() {
    let log = Log()
    let screen = Screen { Keeper(held: Held(), log: log) }
    screen.button("Read").tap()
    #expect(screen.diagnostics == [])
    screen.button("Clear").tap()
    screen.button("Read").tap()
    screen.button("Read").tap()
    #expect(log.entries == ["Ann", "Ann", "Ann"])
    #expect(screen.diagnostics.map(\.kind) == [.unwrappedNil])
    #expect(screen.diagnostics.first?.view == "Keeper")
    #expect(screen.diagnostics.first?.property == "name")
    #expect(screen.diagnostics.first?.declared?.file == "StateFlowTests/BindingTests.swift")
    #expect(screen.diagnostics.first?.chapter == "02-Bindings")
  }

  @Test
  func `B12 writing through a binding whose value became nil gives the binding a value again`() {
    let log = Log()
    let screen = Screen { Keeper(held: Held(), log: log) }
    screen.button("Clear").tap()
    screen.button("Write").tap()
    screen.button("Read").tap()
    #expect(log.entries == ["Bob"])
    #expect(screen.diagnostics == [])
  }

  @Test func `B12 a view that is removed along with the value isn't diagnosed`() {
    struct Editor: View {
      @Binding var name: String
      var body: some View { Text(name) }
    }
    struct Parent: View {
      @State private var name: String? = "Ann"
      var body: some View {
        if let binding = Binding($name) { Editor(name: binding) }
        Button("Clear") { name = nil }
      }
    }
    let screen = Screen { Parent() }
    screen.button("Clear").tap()
    #expect(screen.texts == [])
    #expect(screen.diagnostics == [])
  }
}
