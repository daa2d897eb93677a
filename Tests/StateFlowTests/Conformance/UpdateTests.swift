import Observation
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

  @Test func `U1 writing one published Bool runs each body that observes the object once`() {
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

  @Test func `U1 several writes to several properties are still one run each`() {
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

  private func runsAfterRefresh<V: View>(_ view: @escaping (Int) -> V) -> Int {
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

  @Test func `U3 a child with equal plain inputs is skipped`() {
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

  @Test func `U3 a child with another input runs`() {
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

  @Test func `U3 an Equatable view is compared by its own equality`() {
    #expect(runsAfterRefresh { ByName(name: "a", turn: $0) } == 0)
    #expect(runsAfterRefresh { ByName(name: "\($0)", turn: 0) } == 1)
  }

  @Test func `U3 an Equatable input is compared by its own equality`() {
    struct Loose: Equatable {
      let key: Int
      let rest: Int
      static func == (one: Loose, other: Loose) -> Bool { one.key == other.key }
    }
    #expect(runsAfterRefresh { Showing(value: Loose(key: 1, rest: $0)) } == 0)
    #expect(runsAfterRefresh { Showing(value: [Loose(key: 1, rest: $0)]) } == 0)
    #expect(runsAfterRefresh { Showing(value: Loose?.some(Loose(key: 1, rest: $0))) } == 0)
  }

  @Test func `U3 a skipped child still follows its own state and bindings`() {
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

  @Test func `U3 a child that is skipped because of its inputs runs when it has to in any case`() {
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

  @Test func `U3 a view with a tuple, an optional and generic content is compared through them`() {
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

  @Test func `U3 a view that holds a weak reference can be compared`() {
    final class Owner: Equatable {
      static func == (one: Owner, other: Owner) -> Bool { one === other }
    }
    final class Other {}
    struct Weakly: View {
      weak var owner: Owner?
      weak var other: Other?
      unowned let third: Other
      var body: some View { Text(owner == nil ? "gone" : "there") }
    }
    let (owner, other) = (Owner(), Other())
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

  @Test func `U3 a property that a dynamic property changes in update is no input`() {
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

  @Test func `U4 a closure is never equal`() {
    struct Holding: View {
      let action: () -> Void
      var body: some View { Button("Do", action: action) }
    }
    let action = {}
    #expect(runsAfterRefresh { _ in Holding(action: action) } == 1)
    #expect(runsAfterRefresh { _ in Holding {} } == 1)
  }

  @Test func `U4 a closure deep in an input is never equal`() {
    struct Style {
      var name = "plain"
      var apply: (() -> Void)?
    }
    #expect(runsAfterRefresh { _ in Showing(value: Style(apply: {})) } == 1)
    #expect(runsAfterRefresh { _ in Showing(value: Style()) } == 0)
  }

  @Test func `U4 an Equatable view that holds a closure is skipped`() {
    struct Row: View, Equatable {
      let name: String
      let action: () -> Void
      nonisolated static func == (one: Row, other: Row) -> Bool { one.name == other.name }
      var body: some View { Button(name, action: action) }
    }
    #expect(runsAfterRefresh { _ in Row(name: "a") {} } == 0)
  }

  @Test func `U4 the story says who was skipped, and why the others ran`() {
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

  // MARK: U5

  struct NameView: View {
    let person: Person
    var body: some View { Text(person.name) }
  }

  struct AgeView: View {
    let person: Person
    var body: some View {
      Text("\(person.age)")
      Button("Older") { person.age += 1 }
    }
  }

  struct Both: View {
    let person: Person
    var body: some View {
      NameView(person: person)
      AgeView(person: person)
    }
  }

  @Test func `U5 only bodies that read the changed property run`() {
    let person = Person()
    let screen = Screen { Both(person: person) }
    screen.button("Older").tap()
    screen.button("Older").tap()
    #expect(screen.texts == ["Ann", "3"])
    #expect(screen.bodyCount(of: NameView.self) == 1)
    #expect(screen.bodyCount(of: AgeView.self) == 3)
    person.name = "Bob"
    #expect(screen.texts == ["Bob", "3"])
    #expect(screen.bodyCount(of: AgeView.self) == 3)
  }

  @Test func `U5 the reads of a child do not belong to its parent`() {
    let screen = Screen { Both(person: Person()) }
    screen.button("Older").tap()
    #expect(screen.bodyCount(of: Both.self) == 1)
  }

  @Test func `U5 several changes before the next look are one run`() {
    let person = Person()
    let screen = Screen { NameView(person: person) }
    person.name = "Bob"
    person.name = "Cid"
    #expect(screen.texts == ["Cid"])
    #expect(screen.bodyCount(of: NameView.self) == 2)
  }

  @Test func `U5 what a body stopped reading no longer runs it`() {
    struct Choosing: View {
      let person: Person
      @State private var showsName = true
      var body: some View {
        Text(showsName ? person.name : "\(person.age)")
        Button("Switch") { showsName.toggle() }
      }
    }
    let person = Person()
    let screen = Screen { Choosing(person: person) }
    screen.button("Switch").tap()
    person.name = "Bob"
    #expect(screen.texts == ["1"])
    #expect(screen.bodyCount(of: Choosing.self) == 2)
    person.age = 2
    #expect(screen.texts == ["2"])
  }

  @Test func `U5 a chain of objects is followed link by link`() {
    struct FriendView: View {
      let person: Person
      var body: some View { Text(person.friend?.name ?? "nobody") }
    }
    let (person, old, new) = (Person(), Person(), Person())
    new.name = "new"
    person.friend = old
    let screen = Screen { FriendView(person: person) }
    person.friend = new
    #expect(screen.texts == ["new"])
    old.name = "ignored"
    #expect(screen.bodyCount(of: FriendView.self) == 2)
    new.name = "newer"
    #expect(screen.texts == ["newer"])
  }

  @Test func `U5 what the content of a ForEach reads is followed`() {
    struct People: View {
      let people: [Person]
      var body: some View {
        ForEach(people.indices, id: \.self) { Text(people[$0].name) }
      }
    }
    let people = [Person(), Person()]
    let screen = Screen { People(people: people) }
    people[1].name = "Bob"
    #expect(screen.texts == ["Ann", "Bob"])
    people[1].name = "Cid"
    #expect(screen.texts == ["Ann", "Cid"])
    #expect(screen.bodyCount(of: People.self) == 1)
  }

  @Test func `U5 a state that holds an observable object follows it`() {
    struct Owner: View {
      @State private var person = Person()
      var body: some View {
        AgeView(person: person)
        Button("Replace") { person = Person() }
      }
    }
    let screen = Screen { Owner() }
    screen.button("Older").tap()
    #expect(screen.texts == ["2"])
    #expect(screen.bodyCount(of: Owner.self) == 1)
    screen.button("Replace").tap()
    #expect(screen.texts == ["1"])
    screen.button("Older").tap()
    #expect(screen.texts == ["2"])
  }

  @Test func `U5 a change on another thread is on the screen once the thread is joined`() async {
    let person = Person()
    let screen = Screen { NameView(person: person) }
    nonisolated(unsafe) let shared = person
    join { shared.name = "Bob" }
    #expect(screen.texts == ["Bob"])
  }

  // MARK: U6

  @Test func `U6 onChange gets the old value and the new one`() {
    let log = Log()
    let screen = Screen {
      Refreshing { turn in Text("x").onChange(of: turn) { log.note("\($0)-\($1)") } }
    }
    screen.button("Again").tap()
    screen.button("Again").tap()
    #expect(log.entries == ["0-1", "1-2"])
  }

  @Test func `U6 initial fires at once with the value twice, and only then`() {
    let log = Log()
    let screen = Screen {
      Refreshing { turn in
        Text("x").onChange(of: turn / 2, initial: true) { log.note("\($0)-\($1)") }
      }
    }
    #expect(log.entries == ["0-0"])
    screen.button("Again").tap()
    screen.button("Again").tap()
    #expect(log.entries == ["0-0", "0-1"])
  }

  @Test func `U6 a value that returns before the update has not changed`() {
    struct Bouncing: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Button("Bounce") {
          count = 1
          count = 0
        }
        .onChange(of: count) { log.note("\($0)-\($1)") }
      }
    }
    let log = Log()
    Screen { Bouncing(log: log) }.button("Bounce").tap()
    #expect(log.entries == [])
  }

  @Test func `U6 several writes in one action are one change from first to last`() {
    struct Stepping: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Button("Step") {
          count = 1
          count = 5
        }
        .onChange(of: count) { log.note("\($0)-\($1)") }
      }
    }
    let log = Log()
    Screen { Stepping(log: log) }.button("Step").tap()
    #expect(log.entries == ["0-5"])
  }

  @Test func `U6 the action sees the state of its own update`() {
    struct Chain: View {
      let log: Log
      @State private var a = 0
      @State private var b = 0
      @State private var c = 0
      var body: some View {
        Button("Go") { a += 1 }
          .onChange(of: a) { b = a * 10 }
          .onChange(of: b) { c = b + a }
          .onChange(of: c) { log.note("\(a) \(b) \(c)") }
        Text("\(a) \(b) \(c)")
      }
    }
    let log = Log()
    let screen = Screen { Chain(log: log) }
    screen.button("Go").tap()
    #expect(screen.texts == ["1 10 11"])
    #expect(log.entries == ["1 10 11"])
    #expect(screen.story.updates.count == 2)
  }

  @Test func `U6 the older spelling gets the new value`() {
    let log = Log()
    let screen = Screen {
      Refreshing { turn in Text("x").onChange(of: turn, perform: { log.note("\($0)") }) }
    }
    screen.button("Again").tap()
    #expect(log.entries == ["1"])
  }

  // MARK: U8, U9

  @Test func `U8 onAppear is done before the first frame`() {
    struct Loading: View {
      @State private var text = "loading"
      var body: some View { Text(text).onAppear { text = "loaded" } }
    }
    let screen = Screen { Loading() }
    #expect(screen.texts == ["loaded"])
    #expect(screen.story.updates.count == 1)
  }

  @Test func `U8 no frame shows a view before its onAppear`() {
    struct Late: View {
      @State private var text = "loading"
      var body: some View { Text(text).onAppear { text = "loaded" } }
    }
    struct Parent: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }
        if isShown { Late() }
      }
    }
    let screen = Screen { Parent() }
    let log = Log()
    screen.graph.onFrame = { log.note(screen.texts.joined()) }
    screen.button("Show").tap()
    #expect(log.entries == ["loaded"])
  }

  @Test func `U8 onAppear is not repeated by an update`() {
    let log = Log()
    let screen = Screen {
      Refreshing { turn in Text("\(turn)").onAppear { log.note("appeared") } }
    }
    screen.button("Again").tap()
    screen.refresh()
    #expect(log.entries == ["appeared"])
  }

  struct Telling<Content: View>: View {
    let name: String
    let log: Log
    @ViewBuilder let content: Content
    var body: some View {
      content.onAppear { log.note("+\(name)") }.onDisappear { log.note("-\(name)") }
    }
  }

  @Test func `U9 a child appears and disappears before its parent`() {
    let log = Log()
    let screen = Screen {
      Telling(name: "parent", log: log) {
        VStack {
          Telling(name: "one", log: log) { Text("x") }
          Telling(name: "two", log: log) { Text("x") }
        }
      }
    }
    screen.close()
    #expect(log.entries == ["+one", "+two", "+parent", "-one", "-two", "-parent"])
  }

  @Test func `U9 on a swap of ids the new appears before the old disappears`() {
    let log = Log()
    let screen = Screen {
      Refreshing { turn in Telling(name: "\(turn)", log: log) { Text("x") }.id(turn) }
    }
    screen.button("Again").tap()
    #expect(log.entries == ["+0", "+1", "-0"])
  }

  @Test func `U9 on a swap of branches, too`() {
    let log = Log()
    let screen = Screen {
      Refreshing { turn in
        if turn == 0 {
          Telling(name: "a", log: log) { Text("x") }
        } else {
          Telling(name: "b", log: log) { Text("x") }
        }
      }
    }
    screen.button("Again").tap()
    #expect(log.entries == ["+a", "+b", "-a"])
  }

  // MARK: U10

  @Test func `U10 nothing renders inside a willSet`() {
    struct Reader: View {
      @ObservedObject var model: Model
      let log: Log
      var body: some View { Text(log.noting("body \(model.count)", "\(model.count)")) }
    }
    let (model, log) = (Model(), Log())
    let screen = Screen { Reader(model: model, log: log) }
    let token = model.objectWillChange.sink { log.note("willChange \(model.count)") }
    model.count = 1
    #expect(log.entries == ["body 0", "willChange 0"])
    #expect(screen.texts == ["1"])
    #expect(log.entries == ["body 0", "willChange 0", "body 1"])
    token.cancel()
  }

  @Test func `U10 dirty views run in order of depth, once each`() {
    struct Level: View {
      let depth: Int
      @ObservedObject var model: Model
      let log: Log
      var body: some View {
        let _ = log.note("\(depth): \(model.count)")
        if depth < 3 { AnyView(Level(depth: depth + 1, model: model, log: log)) }
      }
    }
    let (model, log) = (Model(), Log())
    let screen = Screen { Level(depth: 0, model: model, log: log) }
    log.clear()
    model.count = 1
    _ = screen.elements
    #expect(log.entries == ["0: 1", "1: 1", "2: 1", "3: 1"])
  }

  @Test func `U10 a removed view does not run, though it was to`() {
    struct Child: View {
      @ObservedObject var model: Model
      let log: Log
      var body: some View { Text(log.noting("child \(model.count)", "\(model.count)")) }
    }
    struct Parent: View {
      @ObservedObject var model: Model
      let log: Log
      var body: some View { if model.count == 0 { Child(model: model, log: log) } }
    }
    let (model, log) = (Model(), Log())
    let screen = Screen { Parent(model: model, log: log) }
    model.count = 1
    #expect(screen.texts == [])
    #expect(log.entries == ["child 0"])
  }

  @Test func `U10 an action may remove the view that it belongs to, and go on`() {
    struct Child: View {
      @Binding var isShown: Bool
      let log: Log
      @State private var count = 0
      var body: some View {
        Button("Go") {
          isShown = false
          count += 1
          log.note("\(isShown) \(count)")
        }
        .onDisappear { log.note("gone \(count)") }
      }
    }
    struct Parent: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        if isShown { Child(isShown: $isShown, log: log) } else { Text("empty") }
      }
    }
    let log = Log()
    let screen = Screen { Parent(log: log) }
    screen.button("Go").tap()
    #expect(screen.texts == ["empty"])
    #expect(log.entries == ["false 1", "gone 1"])
  }

  @Test func `U10 an onAppear that removes its own view ends`() {
    struct Shy: View {
      @Binding var isShown: Bool
      let log: Log
      var body: some View {
        Text("shy").onAppear { isShown = false }.onDisappear { log.note("gone") }
      }
    }
    struct Parent: View {
      let log: Log
      @State private var isShown = true
      var body: some View { if isShown { Shy(isShown: $isShown, log: log) } }
    }
    let log = Log()
    let screen = Screen { Parent(log: log) }
    #expect(screen.texts == [])
    #expect(log.entries == ["gone"])
  }

  struct Endless: View {
    @State private var isRunning = false
    @State private var count = 0
    @State private var other = "a"
    var body: some View {
      Text("\(count) \(other)")
      Button("Run") { isRunning = true }
      Button("Stop") { isRunning = false }
      Button("Other") { other += "a" }
        .onChange(of: isRunning) { count += 1 }
        .onChange(of: count) { if isRunning { count += 1 } }
    }
  }

  @Test func `U10 a cycle is cut after a bound, and the diagnostic names who was in it`() {
    let screen = Screen { Endless() }
    screen.button("Run").tap()
    #expect(screen.diagnostics.map(\.kind) == [.updateCycle])
    #expect(screen.diagnostics.first?.view == "Endless")
    #expect(screen.diagnostics.first?.message.contains("Endless") == true)
  }

  @Test func `U10 a screen goes on after a cycle was cut`() {
    let screen = Screen { Endless() }
    screen.button("Run").tap()
    screen.button("Stop").tap()
    screen.button("Other").tap()
    screen.button("Other").tap()
    #expect(screen.texts.first?.hasSuffix(" aaa") == true)
    #expect(screen.diagnostics.map(\.kind) == [.updateCycle])
  }

  @Test func `U10 a cycle of two views names both`() {
    struct Ping: View {
      @Binding var a: Int
      @Binding var b: Int
      var body: some View { Text("\(a)").onChange(of: a) { b += 1 } }
    }
    struct Pong: View {
      @Binding var a: Int
      @Binding var b: Int
      var body: some View { Text("\(b)").onChange(of: b) { a += 1 } }
    }
    struct Table: View {
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        Ping(a: $a, b: $b)
        Pong(a: $a, b: $b)
        Button("Serve") { a += 1 }
      }
    }
    let screen = Screen { Table() }
    screen.button("Serve").tap()
    #expect(screen.diagnostics.map(\.kind) == [.updateCycle])
    let view = screen.diagnostics.first?.view
    #expect(view == "Ping, Pong" || view == "Pong, Ping")
  }

  @Test func `U10 a body that announces again and again is cut, and the screen goes on`() {
    struct Shouting: View {
      @ObservedObject var model: Model
      @State private var text = "a"
      var body: some View {
        let _ = model.isOn ? (model.count += 1) : ()
        Text(text)
        Button("Shout") { model.isOn = true }
        Button("Hush") { model.isOn = false }
        Button("More") { text += "a" }
      }
    }
    let screen = Screen { Shouting(model: Model()) }
    screen.button("Shout").tap()
    #expect(screen.diagnostics.last?.kind == .updateCycle)
    screen.button("Hush").tap()
    screen.button("More").tap()
    #expect(screen.texts == ["aa"])
  }

  @Test func `U10 a long chain that ends is no cycle`() {
    struct Counting: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").onAppear { count = 1 }.onChange(of: count) { if count < 50 { count += 1 } }
      }
    }
    let screen = Screen { Counting() }
    #expect(screen.texts == ["50"])
    #expect(screen.diagnostics == [])
  }

  @Test func `U10 a write outside any action is seen by whoever looks`() {
    let held = Held<Binding<Int>>()
    struct Handing: View {
      let held: Held<Binding<Int>>
      @State private var count = 0
      var body: some View {
        let _ = (held.value = $count)
        Text("\(count)")
      }
    }
    let screen = Screen { Handing(held: held) }
    held.value?.wrappedValue = 1
    held.value?.wrappedValue = 2
    #expect(screen.texts == ["2"])
    #expect(screen.bodyCount(of: Handing.self) == 2)
  }

  // MARK: U11

  final class Probe: ObservableObject {
    @Published var count = 0
    static nonisolated(unsafe) weak var last: Probe?
    init() { Probe.last = self }
  }

  @Test func `U11 the object of a removed view is released at once`() {
    struct Child: View {
      @StateObject private var probe: Probe
      init(_ probe: @escaping () -> Probe) { _probe = StateObject(wrappedValue: probe()) }
      var body: some View {
        Text("\(probe.count)").onAppear { probe.count += 1 }.onDisappear { probe.count += 1 }
        Button("Count") { probe.count += 1 }
      }
    }
    let held = Held<() -> Probe?>()
    let screen = Screen {
      Refreshing { turn in
        if turn == 0 {
          Child {
            let probe = Probe()
            held.value = { [weak probe] in probe }
            return probe
          }
        }
      }
    }
    screen.button("Count").tap()
    #expect(held.value?() != nil)
    screen.button("Again").tap()
    #expect(held.value?() == nil)
  }

  @Test func `U11 the state of a removed row is released at once`() {
    final class Payload: Cancellable { func cancel() {} }
    struct Row: View {
      @State private var payload: Payload
      @State private var text = ""
      init(_ payload: Payload) { _payload = State(initialValue: payload) }
      var body: some View {
        let _ = payload
        Button("Type \(text)") { text += "x" }.onChange(of: text) {}
      }
    }
    struct Table: View {
      let make: () -> Payload
      @State private var ids = [1]
      var body: some View {
        ForEach(ids, id: \.self) { _ in Row(make()) }
        Button("Clear") { ids = [] }
      }
    }
    let held = Held<() -> Payload?>()
    let screen = Screen {
      Table {
        let payload = Payload()
        if held.value == nil { held.value = { [weak payload] in payload } }
        return payload
      }
    }
    screen.button("Type ").tap()
    #expect(held.value?() != nil)
    screen.button("Clear").tap()
    #expect(held.value?() == nil)
  }

  @Test func `U11 a removed view leaves the objects that it observed`() {
    struct Child: View {
      @ObservedObject var model: Model
      var body: some View { Text("\(model.count)") }
    }
    let publisher = CountingPublisher()
    final class Custom: ObservableObject {
      let objectWillChange: CountingPublisher
      init(_ publisher: CountingPublisher) { objectWillChange = publisher }
    }
    struct Observing: View {
      @ObservedObject var custom: Custom
      var body: some View { EmptyView() }
    }
    let custom = Custom(publisher)
    let screen = Screen {
      Refreshing { turn in
        if turn < 2 { Observing(custom: custom) }
        if turn < 1 { Observing(custom: custom) }
      }
    }
    #expect(publisher.subscribers == 1)
    screen.button("Again").tap()
    #expect(publisher.subscribers == 1)
    screen.button("Again").tap()
    #expect(publisher.subscribers == 0)
  }

  @Test func `U11 the release of a screen releases all that it kept`() {
    struct Owner: View {
      @StateObject private var model: Model
      @State private var values = [1]
      init(_ model: @escaping () -> Model) { _model = StateObject(wrappedValue: model()) }
      var body: some View {
        ForEach(values, id: \.self) { _ in Button("Go") { model.count += values.count } }
          .onAppear { model.count = 1 }
          .onChange(of: model.count) { values.append(model.count) }
          .environmentObject(model)
      }
    }
    weak var model: Model?
    weak var graph: ViewGraph?
    do {
      let screen = Screen {
        Owner {
          let made = Model()
          model = made
          return made
        }
      }
      graph = screen.graph
      screen.button("Go", at: 0).tap()
      #expect(model != nil)
    }
    #expect(graph == nil)
    #expect(model == nil)
  }

  @Test func `U11 a released screen leaves what others keep`() {
    let publisher = CountingPublisher()
    final class Custom: ObservableObject {
      let objectWillChange: CountingPublisher
      init(_ publisher: CountingPublisher) { objectWillChange = publisher }
    }
    struct Observing: View {
      @ObservedObject var custom: Custom
      var body: some View { EmptyView() }
    }
    let custom = Custom(publisher)
    do { _ = Screen { Observing(custom: custom) } }
    #expect(publisher.subscribers == 0)
  }

  @Test func `U11 a state that another screen reads outlives neither screen's reading`() throws {
    struct Owner: View {
      let held: Held<Binding<Int>>
      @State private var count = 0
      var body: some View {
        let _ = (held.value = $count)
        Text("\(count)")
      }
    }
    struct Guest: View {
      @Binding var count: Int
      var body: some View { Text("guest \(count)") }
    }
    let held = Held<Binding<Int>>()
    var owner: Screen? = Screen { Owner(held: held) }
    let binding = try #require(held.value)
    var guest: Screen? = Screen { Guest(count: binding) }
    binding.wrappedValue = 1
    #expect(guest?.texts == ["guest 1"])
    guest = nil
    binding.wrappedValue = 2
    #expect(owner?.texts == ["2"])
    guest = Screen { Guest(count: binding) }
    held.value = nil
    owner = nil
    binding.wrappedValue = 3
    #expect(guest?.texts == ["guest 3"])
  }

  @Test func `U11 a removed view does not run for what it read`() {
    let person = Person()
    let screen = Screen {
      Refreshing { turn in if turn == 0 { NameView(person: person) } }
    }
    screen.button("Again").tap()
    person.name = "Bob"
    #expect(screen.texts == [])
    #expect(screen.bodyCount(of: NameView.self) == 1)
  }

  @Test func `U11 nodes that are gone are not counted`() {
    let screen = Screen {
      Refreshing { turn in ForEach(0..<(turn == 0 ? 100 : 0), id: \.self) { Text("\($0)") } }
    }
    let before = screen.graph.nodeCount
    screen.button("Again").tap()
    #expect(screen.graph.nodeCount == before - 100)
  }
}
