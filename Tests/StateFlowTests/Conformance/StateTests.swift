import Dispatch
import StateFlow
import Testing
import WorkbookTesting

@Suite("State")
@MainActor
struct StateTests {
  struct Counter: View {
    @State var count = 0

    var body: some View {
      Text("\(count)")
      Button("Add") { count += 1 }
    }
  }

  // MARK: S1, S2

  @Test func `S1 the initial value is used once, whatever the parent passes later`() {
    struct Parent: View {
      @State private var start = 1
      var body: some View {
        Button("Start") { start = 10 }
        Counter(count: start)
      }
    }
    let screen = Screen { Parent() }
    screen.button("Add").tap()
    screen.button("Start").tap()
    #expect(screen.texts == ["2"])
  }

  @Test func `S1 a state outlives a refresh of everything above it`() {
    let screen = Screen { Group { VStack { AnyView(Counter()) } } }
    screen.button("Add").tap()
    screen.refresh()
    #expect(screen.texts == ["1"])
  }

  @Test func `S1 a value given in an initializer of the view is used once`() {
    struct Row: View {
      @State private var name: String
      init(_ name: String) { _name = State(initialValue: name) }
      var body: some View { Text(name) }
    }
    struct Parent: View {
      @State private var name = "Ann"
      var body: some View {
        Button("Rename") { name = "Bob" }
        Row(name)
      }
    }
    let screen = Screen { Parent() }
    screen.button("Rename").tap()
    #expect(screen.texts == ["Ann"])
  }

  @Test func `S2 two instances have two values`() {
    let screen = Screen {
      Counter()
      Counter()
    }
    screen.button("Add", at: 1).tap()
    #expect(screen.texts == ["0", "1"])
  }

  @Test func `S2 one view value used in two places has two values`() {
    let counter = Counter()
    let screen = Screen {
      counter
      counter
    }
    screen.button("Add", at: 0).tap()
    screen.button("Add", at: 0).tap()
    #expect(screen.texts == ["2", "0"])
  }

  @Test func `S2 one view value on two screens has two values`() {
    let counter = Counter()
    let (one, other) = (Screen { counter }, Screen { counter })
    one.button("Add").tap()
    #expect(one.texts + other.texts == ["1", "0"])
  }

  // MARK: S3, S4, S5

  @Test func `S3 a write can be read back at once`() {
    struct Reader: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Text("\(log.noting("body \(count)", count))")
        Button("Add") {
          count += 1
          log.note("read \(count)")
          count += 1
          log.note("read \(count)")
        }
      }
    }
    let log = Log()
    let screen = Screen { Reader(log: log) }
    screen.button("Add").tap()
    #expect(log.entries == ["body 0", "read 1", "read 2", "body 2"])
  }

  @Test func `S3 a write through a binding is read back through the state at once`() {
    struct Reader: View {
      let log: Log
      @State private var names = ["a"]
      var body: some View {
        Button("Go") {
          $names[0].wrappedValue = "b"
          log.note(names[0])
        }
      }
    }
    let log = Log()
    Screen { Reader(log: log) }.button("Go").tap()
    #expect(log.entries == ["b"])
  }

  @Test func `S3 a write is kept even when it is equal to what was there`() {
    // Equality may overlook a part: what is written must be read back all the same.
    struct Tag: Equatable {
      var id: Int
      var note: String
      static func == (one: Tag, other: Tag) -> Bool { one.id == other.id }
    }
    struct Reader: View {
      let log: Log
      @State private var tag = Tag(id: 1, note: "old")
      var body: some View {
        Text(tag.note)
        Button("Go") {
          tag.note = "new"
          log.note(tag.note)
        }
      }
    }
    let log = Log()
    Screen { Reader(log: log) }.button("Go").tap()
    #expect(log.entries == ["new"])
  }

  struct Setter<Value>: View {
    @State var value: Value
    let next: Value
    var body: some View {
      let _ = value
      Button("Set") { value = next }
    }
  }

  private func runs<Value>(writing next: Value, over value: Value) -> Int {
    let screen = Screen { Setter(value: value, next: next) }
    screen.button("Set").tap()
    return screen.bodyCount(of: Setter<Value>.self) - 1
  }

  struct Point { var x = 0, y = 0 }
  struct Shape { var name = "a name that is too long to be stored in place", points = [Point()] }
  enum Choice { case none, some(Int) }
  final class Plain: Cancellable { func cancel() {} }

  @Test func `S4 writing an equal value runs nothing`() {
    #expect(runs(writing: 1, over: 1) == 0)
    #expect(runs(writing: "a", over: "a") == 0)
    #expect(runs(writing: [1, 2], over: [1, 2]) == 0)
    #expect(runs(writing: Int?.none, over: nil) == 0)
    #expect(runs(writing: Int?.some(1), over: 1) == 0)
    #expect(runs(writing: ["a": 1], over: ["a": 1]) == 0)
  }

  @Test func `S4 plain data is equal field by field`() {
    #expect(runs(writing: Point(), over: Point()) == 0)
    #expect(runs(writing: Shape(), over: Shape()) == 0)
    #expect(runs(writing: (1, "a"), over: (1, "a")) == 0)
    #expect(runs(writing: Choice.some(1), over: .some(1)) == 0)
    #expect(runs(writing: [Point](), over: []) == 0)
    #expect(runs(writing: Point?.some(Point()), over: Point()) == 0)
  }

  @Test func `S4 another value runs the body`() {
    #expect(runs(writing: 2, over: 1) == 1)
    #expect(runs(writing: Point(x: 0, y: 1), over: Point()) == 1)
    #expect(runs(writing: Shape(points: [Point(x: 1)]), over: Shape()) == 1)
    #expect(runs(writing: (1, "b"), over: (1, "a")) == 1)
    #expect(runs(writing: (2, "a"), over: (1, "a")) == 1)
    #expect(runs(writing: Choice.some(2), over: .some(1)) == 1)
    #expect(runs(writing: Choice.none, over: .some(0)) == 1)
    #expect(runs(writing: Int?.none, over: 1) == 1)
    #expect(runs(writing: [Point(x: 1)], over: [Point()]) == 1)
    #expect(runs(writing: Double.nan, over: 1) == 1)
  }

  @Test func `S4 an object is equal to itself, and to no other`() {
    let (one, other) = (Plain(), Plain())
    #expect(runs(writing: one, over: one) == 0)
    #expect(runs(writing: other, over: one) == 1)
    #expect(runs(writing: one as Plain?, over: nil) == 1)
  }

  @Test func `S4 a closure is equal to none`() {
    let closure = { 1 }
    #expect(runs(writing: closure, over: closure) == 1)
  }

  @Test func `S4 an equal write does not hide a real one in the same action`() {
    struct Two: View {
      @State private var a = 1
      @State private var b = 1
      var body: some View {
        Text("\(a) \(b)")
        Button("Set") {
          a = 1
          b = 2
          a = 1
        }
      }
    }
    let screen = Screen { Two() }
    screen.button("Set").tap()
    #expect(screen.texts == ["1 2"])
    #expect(screen.bodyCount(of: Two.self) == 2)
  }

  @Test func `S5 several writes in one action are one update`() {
    struct Many: View {
      @State private var a = 0
      @State private var b: [Int] = []
      var body: some View {
        Text("\(a) \(b.count)")
        Button("Go") {
          for index in 0..<10 {
            a = index
            b.append(index)
          }
        }
      }
    }
    let screen = Screen { Many() }
    screen.button("Go").tap()
    #expect(screen.texts == ["9 10"])
    #expect(screen.bodyCount(of: Many.self) == 2)
    #expect(screen.story.last?.writes.count == 20)
  }

  @Test func `S5 a parent and a child that read the same state run once each`() {
    struct Child: View {
      @Binding var count: Int
      let also: Int
      var body: some View { Text("\(count) \(also)") }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        Button("Add") { count += 1 }
        Child(count: $count, also: count)
      }
    }
    let screen = Screen { Parent() }
    screen.button("Add").tap()
    #expect(screen.texts == ["1 1"])
    #expect(screen.bodyCount(of: Parent.self) == 2)
    #expect(screen.bodyCount(of: Child.self) == 2)
  }

  // MARK: S6, S7

  @Test func `S6 a write during body is dropped and diagnosed`() {
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
    #expect(screen.diagnostics.first?.declared?.file.hasSuffix("StateTests.swift") == true)
    #expect(screen.bodyCount(of: Bad.self) == 1)
  }

  @Test func `S6 a write through a binding during a child's body is dropped too`() {
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

  @Test func `S6 a write in the content of a ForEach is dropped too`() {
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

  @Test func `S6 an action called by name during body writes nothing`() {
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

  @Test func `S7 a write to a view off screen is ignored and diagnosed`() {
    let counter = Counter(count: 3)
    let (count, diagnostics) = Diagnostic.collecting { () -> Int in
      counter.count = 9
      return counter.count
    }
    #expect(count == 3)
    #expect(diagnostics.map(\.kind) == [.stateOffScreen])
    #expect(diagnostics.first?.declared?.file.hasSuffix("StateTests.swift") == true)
  }

  @Test func `S7 a binding of a view off screen is constant and diagnosed`() {
    let counter = Counter(count: 3)
    let (binding, diagnostics) = Diagnostic.collecting { counter.$count }
    binding.wrappedValue = 9
    #expect(binding.wrappedValue == 3)
    #expect(counter.count == 3)
    #expect(diagnostics.map(\.kind) == [.stateOffScreen])
  }

  @Test func `S7 the view value that was put on screen is itself not on screen`() {
    let counter = Counter()
    let screen = Screen { counter }
    screen.button("Add").tap()
    #expect(counter.count == 0)
    #expect(screen.texts == ["1"])
  }

  // MARK: S8, S9, S10

  @Test func `S8 a state that body does not read does not run it`() {
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

  @Test func `S8 a child that reads its binding runs alone`() {
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

  @Test func `S8 what a body stopped reading no longer runs it, and what it began to read does`() {
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

  @Test func `S8 a state that only the content of a ForEach reads is followed`() {
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

  @Test func `S9 an observable object in a state does not update the view when it changes`() {
    let screen = Screen { Keeper() }
    screen.button("Mutate").tap()
    #expect(screen.texts == ["0"])
    #expect(screen.bodyCount(of: Keeper.self) == 1)
  }

  @Test func `S9 replacing the reference updates the view`() {
    let screen = Screen { Keeper() }
    screen.button("Replace").tap()
    #expect(screen.texts == ["100"])
    screen.button("Mutate").tap()
    #expect(screen.texts == ["100"])
  }

  @Test
  func `S10 the default expression runs with each value of the view, its result is used once`() {
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

  @Test func `S11 a write from another thread is on the screen once the thread is joined`() throws {
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

  @Test func `S11 a write from a task after the view is gone does no harm`() async throws {
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

  @Test func `S11 reading on another thread during a body is nobody's dependency`() throws {
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

  @Test func `S12 an optional state starts as nil without a default`() {
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
