import StateFlow
import Testing
import WorkbookTesting

@Suite("Identity")
@MainActor
struct IdentityTests {
  /// A view whose state shows whether the view kept its identity.
  struct Counter: View {
    let name: String
    var log: Log?
    @State private var count = 0
    var body: some View {
      Text("\(name) \(count)")
      Button("Add \(name)") { count += 1 }
        .onAppear { log?.note("+\(name)") }
        .onDisappear { log?.note("-\(name)") }
    }
  }

  struct Flip<Content: View>: View {
    let content: (Bool) -> Content
    @State private var isOn = true
    init(@ViewBuilder content: @escaping (Bool) -> Content) { self.content = content }
    var body: some View {
      Button("Flip") { isOn.toggle() }
      content(isOn)
    }
  }

  @Test func `I1 a view keeps its identity at the same position, even if its inputs change`() {
    let screen = Screen { Flip { Counter(name: $0 ? "a" : "b") } }
    screen.button("Add a").tap()
    screen.button("Flip").tap()
    #expect(screen.texts == ["b 1"])
  }

  @Test func `I1 a view of a different type at the same position starts with new state`() {
    struct Other: View { var body: some View { Text("other") } }
    let screen = Screen {
      Flip { $0 ? AnyView(Counter(name: "a")) : AnyView(Other()) }
    }
    screen.button("Add a").tap()
    screen.button("Flip").tap()
    #expect(screen.texts == ["other"])
    screen.button("Flip").tap()
    #expect(screen.texts == ["a 0"])
  }

  @Test func `I1 an AnyView keeps its content's state while the content's type stays the same`() {
    let screen = Screen { Flip { AnyView(AnyView(Counter(name: $0 ? "a" : "b"))) } }
    screen.button("Add a").tap()
    screen.button("Flip").tap()
    #expect(screen.texts == ["b 1"])
  }

  @Test func `I1 a sibling that appears or disappears doesn't affect a view's identity`() {
    let screen = Screen {
      Flip { isOn in
        if isOn { Text("first") }
        Counter(name: "a")
      }
    }
    screen.button("Add a").tap()
    screen.button("Flip").tap()
    #expect(screen.texts == ["a 1"])
  }

  @Test func `I1 a view at a different depth has a different identity`() {
    let screen = Screen {
      Flip { isOn in
        isOn ? AnyView(VStack { Counter(name: "a") }) : AnyView(Group { Counter(name: "a") })
      }
    }
    screen.button("Add a").tap()
    screen.button("Flip").tap()
    #expect(screen.texts == ["a 0"])
  }

  @Test func `I2 the branches of an if are different views, even if their types are the same`() {
    let screen = Screen {
      Flip { if $0 { Counter(name: "a") } else { Counter(name: "b") } }
    }
    screen.button("Add a").tap()
    screen.button("Flip").tap()
    #expect(screen.texts == ["b 0"])
  }

  @Test func `I2 returning to a branch starts with new state`() {
    let screen = Screen {
      Flip { if $0 { Counter(name: "a") } else { Counter(name: "b") } }
    }
    screen.button("Add a").tap()
    screen.button("Flip").tap()
    screen.button("Flip").tap()
    #expect(screen.texts == ["a 0"])
  }

  @Test func `I2 a view in an if without else starts with new state each time it appears`() {
    let screen = Screen { Flip { if $0 { Counter(name: "a") } } }
    screen.button("Add a").tap()
    screen.button("Flip").tap()
    #expect(screen.texts == [])
    screen.button("Flip").tap()
    #expect(screen.texts == ["a 0"])
  }

  @Test func `I2 the cases of a switch are different views`() {
    struct Choosing: View {
      @State private var number = 0
      var body: some View {
        Button("Next") { number = (number + 1) % 3 }
        switch number {
        case 0: Counter(name: "a")
        case 1: Counter(name: "b")
        default: Counter(name: "c")
        }
      }
    }
    let screen = Screen { Choosing() }
    screen.button("Add a").tap()
    screen.button("Next").tap()
    #expect(screen.texts == ["b 0"])
    screen.button("Next").tap()
    #expect(screen.texts == ["c 0"])
    screen.button("Next").tap()
    #expect(screen.texts == ["a 0"])
  }

  @Test func `I2 an inner branch keeps its state when an outer sibling changes`() {
    struct Nested: View {
      @State private var outer = true
      @State private var inner = true
      var body: some View {
        Button("Outer") { outer.toggle() }
        Button("Inner") { inner.toggle() }
        if outer { Text("outer") }
        if inner { Counter(name: "in") } else { Counter(name: "out") }
      }
    }
    let screen = Screen { Nested() }
    screen.button("Add in").tap()
    screen.button("Outer").tap()
    #expect(screen.texts == ["in 1"])
    screen.button("Inner").tap()
    #expect(screen.texts == ["out 0"])
  }

  @Test func `I3 a condition in a modifier's argument doesn't change a view's identity`() {
    let screen = Screen {
      Flip { isOn in
        Counter(name: "a")
          .environment(\.conformanceNumber, isOn ? 1 : 2)
          .onChange(of: isOn ? 1 : 2) {}
          .onAppear(perform: isOn ? {} : nil)
      }
    }
    screen.button("Add a").tap()
    screen.button("Flip").tap()
    #expect(screen.texts == ["a 1"])
  }

  @Test func `I4 after a view's id changes, all views inside it start with new state`() {
    let screen = Screen {
      Flip { isOn in VStack { AnyView(Counter(name: "a")) }.id(isOn) }
    }
    screen.button("Add a").tap()
    screen.button("Flip").tap()
    #expect(screen.texts == ["a 0"])
    screen.button("Flip").tap()
    #expect(screen.texts == ["a 0"])
  }

  @Test func `I4 views keep their state as long as the id stays the same`() {
    let screen = Screen { Flip { isOn in Counter(name: isOn ? "a" : "b").id("same") } }
    screen.button("Add a").tap()
    screen.button("Flip").tap()
    #expect(screen.texts == ["b 1"])
  }

  @Test func `I4 an id inside a ForEach doesn't keep state after the row is removed`() {
    let screen = Screen {
      Flip { isOn in
        ForEach(isOn ? [1, 2] : [2], id: \.self) { Counter(name: "\($0)").id("same") }
      }
    }
    screen.button("Add 1").tap()
    screen.button("Add 2").tap()
    screen.button("Add 2").tap()
    screen.button("Flip").tap()
    #expect(screen.texts == ["2 2"])
  }

  @Test func `I5 after a view's id changes, onAppear is called again only inside that view`() {
    let log = Log()
    let screen = Screen {
      Flip { isOn in
        Text("x").onAppear { log.note("inside") }.id(isOn).onAppear { log.note("outside") }
      }
    }
    screen.button("Flip").tap()
    #expect(log.entries == ["inside", "outside", "inside"])
  }

  // MARK: ForEach

  struct Table: View {
    var log: Log?
    @State private var ids = [1, 2, 3]
    var body: some View {
      ForEach(ids, id: \.self) { Counter(name: "\($0)", log: log) }
      Button("Reverse") { ids.reverse() }
      Button("Drop 2") { ids.removeAll { $0 == 2 } }
      Button("Put 2") { ids.append(2) }
      Button("Clear") { ids = [] }
      Button("Swap 2") { ids = ids.map { $0 == 2 ? 9 : $0 } }
      Button("Double") { ids.append(1) }
    }
  }

  @Test func `I6 a row's state follows its id when the rows are moved`() {
    let screen = Screen { Table() }
    screen.button("Add 1").tap()
    screen.button("Add 3").tap()
    screen.button("Add 3").tap()
    screen.button("Reverse").tap()
    #expect(screen.texts == ["3 2", "2 0", "1 1"])
  }

  @Test func `I6 moving rows doesn't call onAppear or run the rows' bodies`() {
    let log = Log()
    let screen = Screen { Table(log: log) }
    log.clear()
    screen.button("Reverse").tap()
    #expect(log.entries == [])
    #expect(screen.bodyCount(of: Counter.self) == 3)
  }

  @Test func `I6 the neighbors of a removed row keep their state`() {
    let screen = Screen { Table() }
    screen.button("Add 3").tap()
    screen.button("Drop 2").tap()
    #expect(screen.texts == ["1 0", "3 1"])
  }

  @Test func `I6 equal IDs in nested ForEach views don't conflict`() {
    struct Grid: View {
      @State private var rows = [1, 2]
      var body: some View {
        ForEach(rows, id: \.self) { row in
          ForEach(rows, id: \.self) { column in Counter(name: "\(row).\(column)") }
        }
        Button("Reverse") { rows.reverse() }
      }
    }
    let screen = Screen { Grid() }
    screen.button("Add 1.2").tap()
    screen.button("Reverse").tap()
    #expect(screen.texts == ["2.2 0", "2.1 0", "1.2 1", "1.1 0"])
  }

  @Test func `I7 a row that is removed and added again starts with new state`() {
    let log = Log()
    let screen = Screen { Table(log: log) }
    screen.button("Add 2").tap()
    screen.button("Drop 2").tap()
    screen.button("Put 2").tap()
    #expect(screen.texts == ["1 0", "3 0", "2 0"])
    #expect(log.entries == ["+1", "+2", "+3", "-2", "+2"])
  }

  @Test func `I7 a row with a different id at the same position starts with new state`() {
    let screen = Screen { Table() }
    screen.button("Add 2").tap()
    screen.button("Swap 2").tap()
    #expect(screen.texts == ["1 0", "9 0", "3 0"])
  }

  @Test func `I7 a row that is removed and restored in one action keeps its state`() {
    struct Bouncing: View {
      @State private var ids = [1]
      var body: some View {
        ForEach(ids, id: \.self) { Counter(name: "\($0)") }
        Button("Bounce") {
          ids = []
          ids = [1]
        }
      }
    }
    let screen = Screen { Bouncing() }
    screen.button("Add 1").tap()
    screen.button("Bounce").tap()
    #expect(screen.texts == ["1 1"])
  }

  @Test func `I8 a duplicate id is diagnosed, and only the first row is shown`() {
    let screen = Screen { Table() }
    screen.button("Double").tap()
    #expect(screen.texts == ["1 0", "2 0", "3 0"])
    #expect(screen.diagnostics.map(\.kind) == [.duplicateID])
    #expect(screen.diagnostics.first?.view == "Table")
    #expect(screen.diagnostics.first?.message.contains("id 1") == true)
  }

  @Test func `I8 using the same id in two ForEach views isn't diagnosed as a duplicate`() {
    let screen = Screen {
      ForEach([1], id: \.self) { Counter(name: "\($0)") }
      ForEach([1], id: \.self) { Counter(name: "\($0)") }
    }
    screen.button("Add 1", at: 1).tap()
    #expect(screen.texts == ["1 0", "1 1"])
    #expect(screen.diagnostics == [])
  }

  @Test func `I8 a row keeps its state when its duplicate is removed`() {
    struct Rows: View {
      @State private var ids = [1, 1, 2]
      var body: some View {
        ForEach(ids, id: \.self) { Counter(name: "\($0)") }
        Button("Mend") { ids.remove(at: 0) }
      }
    }
    let screen = Screen { Rows() }
    screen.button("Add 1").tap()
    screen.button("Mend").tap()
    #expect(screen.texts == ["1 1", "2 0"])
  }

  // MARK: I9

  struct Ranged: View {
    let hasIDs: Bool
    @State private var names = ["a", "b"]
    var body: some View {
      if hasIDs {
        ForEach(0..<names.count, id: \.self) { Text(names[$0]) }
      } else {
        ForEach(0..<names.count) { Text(names[$0]) }
      }
      Button("More") { names.append("c") }
      Button("Fewer") { names.removeLast() }
      Button("Rename") { names[0] = "z" }
    }
  }

  @Test func `I9 a ForEach over a range keeps its first range when the range changes`() {
    let screen = Screen { Ranged(hasIDs: false) }
    screen.button("Rename").tap()
    #expect(screen.texts == ["z", "b"])
    #expect(screen.diagnostics == [])
    screen.button("More").tap()
    screen.button("More").tap()
    #expect(screen.texts == ["z", "b"])
    #expect(screen.diagnostics.map(\.kind) == [.rangeChanged])
    #expect(screen.diagnostics.first?.view == "Ranged")
    #expect(screen.diagnostics.first?.declared?.file == "StateFlowTests/IdentityTests.swift")
    #expect(screen.diagnostics.first?.chapter == "08-Stores")
  }

  @Test func `I9 a row is still shown and updated if its number is no longer in the range`() {
    let screen = Screen { Ranged(hasIDs: false) }
    screen.button("Fewer").tap()
    screen.button("Rename").tap()
    #expect(screen.texts == ["z", "b"])
    #expect(screen.diagnostics.map(\.kind) == [.rangeChanged])
  }

  @Test func `I9 a List over a range keeps its first range when the range changes`() {
    let screen = Screen { Flip { isOn in List(0..<(isOn ? 1 : 3)) { Text("\($0)") } } }
    screen.button("Flip").tap()
    #expect(screen.list.texts == [["0"]])
    #expect(screen.diagnostics.map(\.kind) == [.rangeChanged])
    #expect(screen.diagnostics.first?.declared?.file == "StateFlowTests/IdentityTests.swift")
  }

  @Test func `I9 a ForEach over a range with explicit IDs is updated when the range changes`() {
    let screen = Screen { Ranged(hasIDs: true) }
    screen.button("More").tap()
    #expect(screen.texts == ["a", "b", "c"])
    screen.button("Fewer").tap()
    screen.button("Fewer").tap()
    #expect(screen.texts == ["a"])
    #expect(screen.diagnostics == [])
  }

  // MARK: I10

  /// The picker that many learners know from their first app. The app adds 2 to the selection.
  struct Split: View {
    @State private var people = 2
    var body: some View {
      Picker("People", selection: $people) { ForEach(2..<100) { Text("\($0) people") } }
      Text("\(60 / (people + 2)) each")
    }
  }

  @Test func `I10 without explicit IDs, the rows of a range are identified by their offsets`() {
    let screen = Screen { Split() }
    #expect(screen.picker("People").selection == "4 people")
    screen.picker("People").select("5 people")
    #expect(screen.texts == ["12 each"])
  }

  @Test func `I10 if a range is shifted, its rows keep their state and show the new numbers`() {
    let screen = Screen {
      Flip { isOn in ForEach(isOn ? 0..<2 : 5..<7) { Counter(name: "\($0)") } }
    }
    screen.button("Add 1").tap()
    screen.button("Flip").tap()
    #expect(screen.texts == ["5 0", "6 1"])
    #expect(screen.diagnostics == [])
  }
}

private struct ConformanceNumberKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var conformanceNumber: Int {
    get { self[ConformanceNumberKey.self] }
    set { self[ConformanceNumberKey.self] = newValue }
  }
}
