import StateFlowStory
import Testing

@testable import StateFlow

@Suite("Printed changes")
@MainActor
struct PrintChangesTests {
  final class Prints { var lines: [String] = [] }

  @propertyWrapper struct Doubled: DynamicProperty {
    @State private var half = 1
    var wrappedValue: Int {
      get { 2 * half }
      nonmutating set { half = newValue / 2 }
    }
  }

  @Observable final class Store { var name = "a" }

  struct Counter: View {
    let prints: Prints
    @State private var count = 0
    @Doubled private var twice

    var body: some View {
      let _ = prints.lines.append(Self.printedChanges)
      Text("\(count) \(twice)")
      Button("Add") { count += 1 }
      Button("Double") { twice = 8 }
      Child(prints: prints, number: count / 2)
    }
  }

  struct Child: View {
    let prints: Prints
    let number: Int
    @State private var isMarked = false

    var body: some View {
      let _ = prints.lines.append(Self.printedChanges)
      Text("\(number)")
      Button("Mark \(isMarked)") { isMarked = true }
    }
  }

  struct Named: View {
    let prints: Prints
    let store: Store

    var body: some View {
      let _ = prints.lines.append(Self.printedChanges)
      Text(store.name)
    }
  }

  @Test(arguments: [true, false])
  func `U7 each body run prints its causes, whether or not a story is recorded`(
    _ recordsStory: Bool
  ) {
    let prints = Prints()
    let graph = ViewGraph(recordsStory: recordsStory) { Counter(prints: prints) }
    graph.tap("Add")
    graph.tap("Add")
    graph.tap("Mark false")
    graph.tap("Double")
    #expect(
      prints.lines == [
        "PrintChangesTests.Counter: @self, @identity, _count, _twice changed.",
        "PrintChangesTests.Child: @self, @identity, _isMarked changed.",
        "PrintChangesTests.Counter: _count changed.",
        "PrintChangesTests.Counter: _count changed.",
        "PrintChangesTests.Child: @self changed.",
        "PrintChangesTests.Child: _isMarked changed.",
        "PrintChangesTests.Counter: _twice changed.",
      ])
  }

  @Test func `U7 a property of an observable object is a dependency`() {
    let prints = Prints()
    let store = Store()
    let graph = ViewGraph { Named(prints: prints, store: store) }
    graph.perform("rename") { store.name = "b" }
    #expect(
      prints.lines == [
        "PrintChangesTests.Named: @self changed.",
        "PrintChangesTests.Named: @dependencies changed.",
      ])
  }

  @Test func `U7 a call outside a body reports the view as unchanged`() {
    #expect(Counter.printedChanges == "PrintChangesTests.Counter: unchanged.")
  }

  struct Plain: View {
    let prints: Prints
    let number: Int

    var body: some View {
      let _ = prints.lines.append(Self.printedChanges)
      Text("\(number)")
    }
  }

  @Test func `U7 a view without dynamic properties prints only self`() {
    let prints = Prints()
    let graph = ViewGraph { Plain(prints: prints, number: 1) }
    graph.refresh { Plain(prints: prints, number: 2) }
    #expect(prints.lines == Array(repeating: "PrintChangesTests.Plain: @self changed.", count: 2))
  }

  struct Row<Content> { struct Cell {} }
  private struct Hidden {}

  @Test func `U7 a printed name includes the enclosing types, but no module or context`() {
    struct Local { struct Inner {} }
    #expect(nestedTypeName(Int.self) == "Int")
    #expect(
      nestedTypeName(Row<[Plain]>.self)
        == "PrintChangesTests.Row<Array<PrintChangesTests.Plain>>")
    #expect(nestedTypeName(Row<Int?>.Cell.self) == "PrintChangesTests.Row<Optional<Int>>.Cell")
    #expect(nestedTypeName(Hidden.self) == "PrintChangesTests.Hidden")
    #expect(nestedTypeName((Int, Hidden).self) == "(Int, PrintChangesTests.Hidden)")
    #expect(nestedTypeName(Local.Inner.self).hasSuffix("Local.Inner"))
    #expect(!nestedTypeName(Local.Inner.self).contains("unknown"))
  }
}
