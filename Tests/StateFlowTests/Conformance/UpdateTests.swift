import StateFlow
import Testing
import WorkbookTesting

@Suite("Updates")
@MainActor
struct UpdateTests {
  final class Model: ObservableObject {
    @Published var isOn = false
    @Published var count = 0
  }

  @Observable
  final class Person {
    var name = "Ann"
    var age = 1
    var friend: Person?
  }

  // MARK: U1

  @Test func `U1 writing a published property runs each body that observes the object once`() {
    struct Reader: View {
      @ObservedObject var model: Model
      var body: some View { Text(model.isOn ? "on" : "off") }
    }
    struct Parent: View {
      @ObservedObject var model: Model
      var body: some View {
        Reader(model: model)
        VStack { Reader(model: model) }
        Button("Switch") { model.isOn.toggle() }
      }
    }
    let screen = Screen { Parent(model: Model()) }
    screen.button("Switch").tap()
    #expect(screen.texts == ["on", "on"])
    #expect(screen.bodyCount(of: Parent.self) == 2)
    #expect(screen.bodyCount(of: Reader.self) == 4)
  }

  @Test func `U1 writing several properties several times runs each body once`() {
    struct Reader: View {
      @ObservedObject var model: Model
      var body: some View { Text("\(model.isOn) \(model.count)") }
    }
    let model = Model()
    let screen = Screen { Reader(model: model) }
    model.isOn = true
    model.count += 1
    model.count += 1
    #expect(screen.texts == ["true 2"])
    #expect(screen.bodyCount(of: Reader.self) == 2)
  }

  // MARK: U3, U4

  struct Refreshing<Content: View>: View {
    let content: (Int) -> Content
    @State private var turn = 0
    init(@ViewBuilder content: @escaping (Int) -> Content) { self.content = content }
    var body: some View {
      Button("Again") { turn += 1 }
      content(turn)
    }
  }

  func runsAfterRefresh<V: View>(_ view: @escaping (Int) -> V) -> Int {
    let screen = Screen { Refreshing { view($0) } }
    screen.button("Again").tap()
    return screen.bodyCount(of: V.self) - 1
  }

  struct Showing<Value>: View {
    let value: Value
    var body: some View { Text("\(value)") }
  }

  struct Plain { var number = 1, name = "a name that is too long to be stored in place" }
  final class Object {}
  enum Choice { case none, number(Int), text(String) }

  @Test func `U3 a child whose inputs are equal and contain only plain data is skipped`() {
    let object = Object()
    #expect(runsAfterRefresh { _ in Showing(value: 1) } == 0)
    #expect(runsAfterRefresh { _ in Showing(value: Plain()) } == 0)
    #expect(runsAfterRefresh { _ in Showing(value: (1, Plain())) } == 0)
    #expect(runsAfterRefresh { _ in Showing(value: [Plain(), Plain()]) } == 0)
    #expect(runsAfterRefresh { _ in Showing(value: Plain?.some(Plain())) } == 0)
    #expect(runsAfterRefresh { _ in Showing(value: Choice.number(1)) } == 0)
    #expect(runsAfterRefresh { _ in Showing(value: object) } == 0)
    #expect(runsAfterRefresh { _ in Showing(value: Int.self) } == 0)
  }

  @Test func `U3 the body of a child with a different input runs`() {
    #expect(runsAfterRefresh { Showing(value: $0) } == 1)
    #expect(runsAfterRefresh { Showing(value: Plain(number: $0)) } == 1)
    #expect(runsAfterRefresh { Showing(value: (1, Plain(name: "\($0)"))) } == 1)
    #expect(runsAfterRefresh { Showing(value: [Plain(number: $0)]) } == 1)
    #expect(runsAfterRefresh { Showing(value: $0 == 0 ? nil : Plain()) } == 1)
    #expect(runsAfterRefresh { Showing(value: Choice.number($0)) } == 1)
    #expect(
      runsAfterRefresh { $0 == 0 ? Showing(value: Choice.none) : Showing(value: .text("")) } == 1)
    #expect(runsAfterRefresh { _ in Showing(value: Object()) } == 1)
  }

  struct ByName: View, Equatable {
    let name: String
    let turn: Int
    nonisolated static func == (one: ByName, other: ByName) -> Bool { one.name == other.name }
    var body: some View { Text("\(name) \(turn)") }
  }

  @Test func `U3 an Equatable view is compared by its own == operator`() {
    #expect(runsAfterRefresh { ByName(name: "a", turn: $0) } == 0)
    #expect(runsAfterRefresh { ByName(name: "\($0)", turn: 0) } == 1)
  }

  @Test func `U3 an Equatable input is compared by its own == operator`() {
    struct Loose: Equatable {
      let key: String
      let rest: Int
      static func == (one: Loose, other: Loose) -> Bool { one.key == other.key }
    }
    #expect(runsAfterRefresh { Showing(value: Loose(key: "a", rest: $0)) } == 0)
    #expect(runsAfterRefresh { Showing(value: [Loose(key: "a", rest: $0)]) } == 0)
    #expect(runsAfterRefresh { Showing(value: Loose?.some(Loose(key: "a", rest: $0))) } == 0)
  }

  @Test
  func `U3 the body of a skipped child still runs when the child's state or a binding changes`() {
    struct Child: View {
      @Binding var outer: Int
      @State private var inner = 0
      var body: some View {
        Text("\(outer) \(inner)")
        Button("Inner") { inner += 1 }
        Button("Outer") { outer += 1 }
      }
    }
    struct Parent: View {
      @State private var count = 0
      @State private var turn = 0
      var body: some View {
        Button("Again \(turn)") { turn += 1 }
        Child(outer: $count)
      }
    }
    let screen = Screen { Parent() }
    screen.button("Again 0").tap()
    #expect(screen.bodyCount(of: Child.self) == 1)
    screen.button("Inner").tap()
    screen.button("Outer").tap()
    #expect(screen.texts == ["1 1"])
  }

  @Test func `U3 the body of a child with equal inputs runs if an observed object changes`() {
    struct Child: View {
      @ObservedObject var model: Model
      var body: some View { Text("\(model.count)") }
    }
    let model = Model()
    let screen = Screen {
      Refreshing { _ in Child(model: model) }
    }
    model.count = 1
    screen.button("Again").tap()
    #expect(screen.texts == ["1"])
    #expect(screen.bodyCount(of: Child.self) == 2)
  }

  @Test func `U3 tuples, optionals, and generic content are compared part by part`() {
    struct Box<Content: View>: View {
      let pair: (Int, String)
      let note: Plain?
      let content: Content
      var body: some View { content }
    }
    let count = runsAfterRefresh { _ in
      Box(
        pair: (1, "a"), note: Plain(),
        content: VStack {
          Showing(value: 1); Text("b")
        })
    }
    #expect(count == 0)
  }

  @Test func `U3 a view with a weak reference can be compared`() {
    class Owner: Equatable {
      var name: String { "owner" }
      static func == (one: Owner, other: Owner) -> Bool { one.name == other.name }
    }
    final class Member: Owner {
      override var name: String { "member" }
    }
    final class Other {}
    struct Weakly: View {
      weak var owner: Owner?
      weak var other: Other?
      unowned let third: Other
      var body: some View { Text(owner == nil ? "gone" : "there") }
    }
    let (owner, other): (Owner, Other) = (Member(), Other())
    #expect(runsAfterRefresh { _ in Weakly(owner: owner, other: other, third: other) } == 0)
    #expect(
      runsAfterRefresh { Weakly(owner: $0 == 0 ? owner : nil, other: other, third: other) } == 1)
  }

  @Test func `U3 an enumeration can be a view`() {
    enum Status: View {
      case idle
      case busy(String)
      var body: some View {
        switch self {
        case .idle: Text("idle")
        case .busy(let what): Text(what)
        }
      }
    }
    let screen = Screen { Refreshing { $0 == 0 ? Status.idle : .busy("a") } }
    #expect(screen.texts == ["idle"])
    screen.button("Again").tap()
    #expect(screen.texts == ["a"])
    #expect(runsAfterRefresh { _ in Status.busy("a") } == 0)
  }

  @Test func `U3 a value that a dynamic property sets in its update method isn't an input`() {
    struct Derived: DynamicProperty {
      @State private var base = 1
      var doubled = 0
      mutating func update() { doubled = base * 2 }
    }
    struct Child: View {
      var derived = Derived()
      var body: some View { Text("\(derived.doubled)") }
    }
    #expect(runsAfterRefresh { _ in Child() } == 0)
  }

  @Test func `U3 a dynamic property that is an object is updated before each run of the body`() {
    final class Counting: DynamicProperty {
      @State private var unused = 0
      var updates = 0
      func update() { updates += 1 }
    }
    struct Child: View {
      let counting: Counting
      let turn: Int
      var body: some View { Text("\(counting.updates)") }
    }
    let counting = Counting()
    let screen = Screen { Refreshing { Child(counting: counting, turn: $0) } }
    screen.button("Again").tap()
    #expect(screen.texts == ["2"])
  }

  @Test func `U4 a view with a closure is never equal to the previous view`() {
    struct Holding: View {
      let action: () -> Void
      var body: some View { Button("Do", action: action) }
    }
    let action = {}
    #expect(runsAfterRefresh { _ in Holding(action: action) } == 1)
    #expect(runsAfterRefresh { _ in Holding {} } == 1)
  }

  @Test func `U4 a view with a closure nested in an input is never equal to the previous view`() {
    struct Style {
      var name = "plain"
      var apply: (() -> Void)?
    }
    #expect(runsAfterRefresh { _ in Showing(value: Style(apply: {})) } == 1)
    #expect(runsAfterRefresh { _ in Showing(value: Style()) } == 0)
  }

  @Test func `U4 an Equatable view with a closure is skipped if its == operator returns true`() {
    struct Row: View, Equatable {
      let name: String
      let action: () -> Void
      nonisolated static func == (one: Row, other: Row) -> Bool { one.name == other.name }
      var body: some View { Button(name, action: action) }
    }
    #expect(runsAfterRefresh { _ in Row(name: "a") {} } == 0)
  }

  @Test func `U4 the story names the skipped views and says why the others ran`() {
    struct Skipped: View { var body: some View { EmptyView() } }
    struct Changed: View {
      let turn: Int
      var body: some View { EmptyView() }
    }
    struct Parent: View {
      @State private var turn = 0
      var body: some View {
        Button("Again") { turn += 1 }
        Skipped()
        Changed(turn: turn)
      }
    }
    let screen = Screen { Parent() }
    screen.button("Again").tap()
    let update = screen.story.last
    #expect(update?.event == "tap \"Again\"")
    #expect(update?.runs.map(\.view) == ["Parent", "Changed"])
    #expect(update?.runs.map(\.causes) == [[.changed("_turn")], [.inputs]])
    #expect(update?.skips.map(\.view) == ["Skipped"])
    #expect(update?.skips.map(\.reason) == [.sameInputs])
  }
}
