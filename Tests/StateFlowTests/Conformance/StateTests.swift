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

  @Test func `S1 the initial value is used once, even if the parent passes other values later`() {
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

  @Test func `S1 state is kept when all views above it are refreshed`() {
    let screen = Screen { Group { VStack { AnyView(Counter()) } } }
    screen.button("Add").tap()
    screen.refresh()
    #expect(screen.texts == ["1"])
  }

  @Test func `S1 a value from the view's initializer is used once`() {
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

  @Test func `S2 two views of the same type have separate state`() {
    let screen = Screen {
      Counter()
      Counter()
    }
    screen.button("Add", at: 1).tap()
    #expect(screen.texts == ["0", "1"])
  }

  @Test func `S2 a view value that is used at two positions has separate state at each`() {
    let counter = Counter()
    let screen = Screen {
      counter
      counter
    }
    screen.button("Add", at: 0).tap()
    screen.button("Add", at: 0).tap()
    #expect(screen.texts == ["2", "0"])
  }

  @Test func `S2 a view value that is used on two screens has separate state on each`() {
    let counter = Counter()
    let (one, other) = (Screen { counter }, Screen { counter })
    one.button("Add").tap()
    #expect(one.texts + other.texts == ["1", "0"])
  }

  // MARK: S3, S4, S5

  @Test func `S3 a written value can be read back immediately`() {
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

  @Test func `S3 a write through a binding can be read back through the state immediately`() {
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

  @Test func `S3 a written value is stored even if it equals the old one`() {
    // Equality may ignore a part of the value, but reading must still return the written value.
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

  func runs<Value>(writing next: Value, over value: Value) -> Int {
    let screen = Screen { Setter(value: value, next: next) }
    screen.button("Set").tap()
    return screen.bodyCount(of: Setter<Value>.self) - 1
  }

  struct Point { var x = 0, y = 0 }
  struct Shape { var name = "a name that is too long to be stored in place", points = [Point()] }
  enum Choice { case none, some(Int) }
  final class Plain: Cancellable { func cancel() {} }

  @Test func `S4 writing an equal value doesn't run a body`() {
    #expect(runs(writing: 1, over: 1) == 0)
    #expect(runs(writing: "a", over: "a") == 0)
    #expect(runs(writing: [1, 2], over: [1, 2]) == 0)
    #expect(runs(writing: Int?.none, over: nil) == 0)
    #expect(runs(writing: Int?.some(1), over: 1) == 0)
    #expect(runs(writing: ["a": 1], over: ["a": 1]) == 0)
  }

  @Test func `S4 plain data is compared field by field`() {
    #expect(runs(writing: Point(), over: Point()) == 0)
    #expect(runs(writing: Shape(), over: Shape()) == 0)
    #expect(runs(writing: (1, "a"), over: (1, "a")) == 0)
    #expect(runs(writing: Choice.some(1), over: .some(1)) == 0)
    #expect(runs(writing: [Point](), over: []) == 0)
    #expect(runs(writing: Point?.some(Point()), over: Point()) == 0)
  }

  @Test func `S4 writing a different value runs the body`() {
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

  @Test func `S4 writing the same object doesn't run the body, but writing another object does`() {
    let (one, other) = (Plain(), Plain())
    #expect(runs(writing: one, over: one) == 0)
    #expect(runs(writing: other, over: one) == 1)
    #expect(runs(writing: one as Plain?, over: nil) == 1)
  }

  @Test func `S4 writing a closure always runs the body, even if it's the same closure`() {
    let closure = { 1 }
    #expect(runs(writing: closure, over: closure) == 1)
  }

  @Test func `S4 writing one property's current value doesn't hide a write to another property`() {
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

  @Test func `S5 several writes in one action cause one update`() {
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

  @Test func `S5 if a parent and a child read the same state, the body of each runs once`() {
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
}
