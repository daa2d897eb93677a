import Dispatch
import StateFlow
import Testing
import WorkbookTesting

// Forbidden writes to state, and writes that have no effect (S6 to S12).
extension StateTests {
  // MARK: S6, S7

  @Test func `S6 a write while a body runs is dropped and diagnosed`() {
    struct Bad: View {
      @State private var count = 0
      var body: some View {
        let _ = (count = 5)
        Text("\(count)")
      }
    }
    let screen = Screen { Bad() }
    #expect(screen.texts == ["0"])
    #expect(screen.diagnostics.map(\.kind) == [.writeDuringBody])
    #expect(screen.diagnostics.first?.view == "Bad")
    #expect(screen.diagnostics.first?.property == "count")
    #expect(screen.diagnostics.first?.declared?.file.hasSuffix("StateTests+Limits.swift") == true)
    #expect(screen.bodyCount(of: Bad.self) == 1)
  }

  @Test func `S6 a write through a binding in a child's body is dropped`() {
    struct Child: View {
      @Binding var name: String
      var body: some View {
        let _ = (name = "written")
        Text(name)
      }
    }
    struct Parent: View {
      struct Profile { var name = "kept" }
      @State private var profile = Profile()
      var body: some View { Child(name: $profile.name) }
    }
    let screen = Screen { Parent() }
    #expect(screen.texts == ["kept"])
    #expect(screen.diagnostics.map(\.kind) == [.writeDuringBody])
    #expect(screen.diagnostics.first?.view == "Child")
  }

  @Test func `S6 a write in the content of a ForEach is dropped`() {
    struct Rows: View {
      @State private var count = 0
      var body: some View {
        ForEach(0..<2) { index in
          let _ = (count = index + 7)
          Text("\(count)")
        }
      }
    }
    let screen = Screen { Rows() }
    #expect(screen.texts == ["0", "0"])
    #expect(screen.diagnostics.first?.kind == .writeDuringBody)
  }

  @Test func `S6 a function that writes state has no effect if a body calls it`() {
    struct Bad: View {
      @State private var count = 0
      private func add() -> String {
        count += 1
        return "\(count)"
      }
      var body: some View { Text(add()) }
    }
    let screen = Screen { Bad() }
    screen.refresh()
    #expect(screen.texts == ["0"])
  }

  @Test func `S7 writing the state of a view that isn't on screen is ignored and diagnosed`() {
    let counter = Counter(count: 3)
    let (count, diagnostics) = Diagnostic.collecting { () -> Int in
      counter.count = 9
      return counter.count
    }
    #expect(count == 3)
    #expect(diagnostics.map(\.kind) == [.stateOffScreen])
    #expect(diagnostics.first?.declared?.file.hasSuffix("StateTests.swift") == true)
  }

  @Test
  func `S7 a binding to the state of a view that isn't on screen is constant and diagnosed`() {
    let counter = Counter(count: 3)
    let (binding, diagnostics) = Diagnostic.collecting { counter.$count }
    binding.wrappedValue = 9
    #expect(binding.wrappedValue == 3)
    #expect(counter.count == 3)
    #expect(diagnostics.map(\.kind) == [.stateOffScreen])
  }

  @Test func `S7 a copy of a view doesn't share the state of the original on screen`() {
    let counter = Counter()
    let screen = Screen { counter }
    screen.button("Add").tap()
    #expect(counter.count == 0)
    #expect(screen.texts == ["1"])
  }

  // MARK: S8, S9, S10

  @Test func `S8 writing state that a body doesn't read doesn't run the body`() {
    struct Blind: View {
      @State private var count = 0
      let log: Log
      var body: some View {
        Button("Add") {
          count += 1
          log.note("\(count)")
        }
      }
    }
    let log = Log()
    let screen = Screen { Blind(log: log) }
    screen.button("Add").tap()
    screen.button("Add").tap()
    #expect(log.entries == ["1", "2"])
    #expect(screen.bodyCount(of: Blind.self) == 1)
  }

  @Test func `S8 if only a child reads a binding, a write runs only the child's body`() {
    struct Child: View {
      @Binding var count: Int
      var body: some View {
        Text("\(count)")
        Button("Add") { count += 1 }
      }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        Child(count: $count)
        Sibling()
      }
    }
    struct Sibling: View { var body: some View { EmptyView() } }
    let screen = Screen { Parent() }
    screen.button("Add").tap()
    #expect(screen.texts == ["1"])
    #expect(screen.bodyCount(of: Parent.self) == 1)
    #expect(screen.bodyCount(of: Child.self) == 2)
    #expect(screen.bodyCount(of: Sibling.self) == 1)
  }

  @Test func `S8 a body depends only on the values that it read during its last run`() {
    struct Switch: View {
      @State private var isFirst = true
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        Text(isFirst ? "first \(first)" : "second \(second)")
        Button("Switch") { isFirst.toggle() }
        Button("First") { first += 1 }
        Button("Second") { second += 1 }
      }
    }
    let screen = Screen { Switch() }
    screen.button("Second").tap()
    #expect(screen.bodyCount(of: Switch.self) == 1)
    screen.button("Switch").tap()
    #expect(screen.texts == ["second 1"])
    screen.button("First").tap()
    #expect(screen.bodyCount(of: Switch.self) == 2)
    screen.button("Second").tap()
    #expect(screen.texts == ["second 2"])
    screen.button("Switch").tap()
    screen.button("First").tap()
    #expect(screen.texts == ["first 2"])
  }

  @Test func `S8 writing state that only the content of a ForEach reads updates the view`() {
    struct Rows: View {
      @State private var count = 0
      var body: some View {
        ForEach(0..<2) { index in Text("\(index): \(count)") }
        Button("Add") { count += 1 }
      }
    }
    let screen = Screen { Rows() }
    screen.button("Add").tap()
    #expect(screen.texts == ["0: 1", "1: 1"])
  }

  final class Model: ObservableObject {
    @Published var count = 0
  }

  struct Keeper: View {
    @State private var model = Model()
    var body: some View {
      Text("\(model.count)")
      Button("Mutate") { model.count += 1 }
      Button("Replace") {
        let other = Model()
        other.count = 100
        model = other
      }
    }
  }

  @Test func `S9 a change to an observable object in a state property doesn't update the view`() {
    let screen = Screen { Keeper() }
    screen.button("Mutate").tap()
    #expect(screen.texts == ["0"])
    #expect(screen.bodyCount(of: Keeper.self) == 1)
  }

  @Test func `S9 replacing the object in a state property updates the view`() {
    let screen = Screen { Keeper() }
    screen.button("Replace").tap()
    #expect(screen.texts == ["100"])
    screen.button("Mutate").tap()
    #expect(screen.texts == ["100"])
  }

  @Test
  func `S10 a default expression is evaluated for each view value, but only one result is used`() {
    struct Child: View {
      @State private var number: Int
      init(_ log: Log) { _number = State(wrappedValue: log.noting("made", log.entries.count)) }
      var body: some View { Text("\(number)") }
    }
    struct Parent: View {
      let log: Log
      @State private var turn = 0
      var body: some View {
        Button("Again \(turn)") { turn += 1 }
        Child(log)
      }
    }
    let log = Log()
    let screen = Screen { Parent(log: log) }
    screen.button("Again 0").tap()
    screen.button("Again 1").tap()
    #expect(log.entries == ["made", "made", "made"])
    #expect(screen.texts == ["0"])
  }

  // MARK: S11

  struct Handing: View {
    let held: Held<Binding<Int>>
    @State private var count = 0
    var body: some View {
      let _ = (held.value = $count)
      Text("\(count)")
    }
  }

  @Test func `S11 a write on another thread appears on screen after the thread is joined`() throws {
    let held = Held<Binding<Int>>()
    let screen = Screen { Handing(held: held) }
    let binding = try #require(held.value)
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { binding.wrappedValue = 7 }
    group.wait()
    #expect(binding.wrappedValue == 7)
    #expect(screen.texts == ["7"])
  }

  @Test func `S11 writes from many threads are safe`() throws {
    let held = Held<Binding<Int>>()
    let screen = Screen { Handing(held: held) }
    let binding = try #require(held.value)
    DispatchQueue.concurrentPerform(iterations: 500) { binding.wrappedValue = $0 + 1 }
    #expect(screen.texts == ["\(binding.wrappedValue)"])
    #expect(screen.bodyCount(of: Handing.self) <= 2)
  }

  @Test func `S11 the body runs on the main actor after a write from a detached task`() async throws
  {
    struct Checking: View {
      let held: Held<Binding<Int>>
      let log: Log
      @State private var count = 0
      var body: some View {
        let _ = (held.value = $count)
        let _ = MainActor.assertIsolated()
        let _ = log.note("\(count)")
        EmptyView()
      }
    }
    let (held, log) = (Held<Binding<Int>>(), Log())
    let screen = Screen { Checking(held: held, log: log) }
    let binding = try #require(held.value)
    await Task.detached { binding.wrappedValue = 1 }.value
    _ = screen.elements
    #expect(log.entries == ["0", "1"])
  }

  @Test func `S11 a write in a task after its view is removed has no effect`() async throws {
    let held = Held<Binding<Int>>()
    var screen: Screen? = Screen { Handing(held: held) }
    let binding = try #require(held.value)
    held.value = nil
    screen?.close()
    await Task.detached { binding.wrappedValue = 1 }.value
    #expect(screen?.texts == [])
    screen = nil
    await Task.detached { binding.wrappedValue = 2 }.value
    #expect(binding.wrappedValue == 2)
  }

  @Test func `S11 a read on another thread while a body runs isn't a dependency`() throws {
    struct Peeking: View {
      let held: Held<Binding<Int>>
      @State private var count = 0
      var body: some View {
        let _ = (held.value = $count)
        let _ = Self.readElsewhere($count)
        EmptyView()
      }
      static func readElsewhere(_ binding: Binding<Int>) {
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) { _ = binding.wrappedValue }
        group.wait()
      }
    }
    let held = Held<Binding<Int>>()
    let screen = Screen { Peeking(held: held) }
    held.value?.wrappedValue = 1
    #expect(screen.bodyCount(of: Peeking.self) == 1)
  }

  // MARK: S12

  @Test func `S12 an optional state property without a default is initially nil`() {
    struct Choosing: View {
      @State private var choice: String?
      @State private var number: Int?
      var body: some View {
        Text("\(choice ?? "nothing") \(number ?? -1)")
        Button("Choose") { choice = "tea" }
        Button("Clear") { choice = nil }
      }
    }
    let screen = Screen { Choosing() }
    #expect(screen.texts == ["nothing -1"])
    screen.button("Choose").tap()
    #expect(screen.texts == ["tea -1"])
    screen.button("Clear").tap()
    #expect(screen.texts == ["nothing -1"])
  }
}
