import StateFlow
import Testing
import WorkbookTesting

// The release of a view's objects and state (U11).
extension UpdateTests {
  // MARK: U11

  final class Probe: ObservableObject {
    @Published var count = 0
    static nonisolated(unsafe) weak var last: Probe?
    init() { Probe.last = self }
  }

  @Test func `U11 a removed view's object is released immediately`() {
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

  @Test func `U11 a removed row's state is released immediately`() {
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

  @Test func `U11 a view's first input is released when the view is passed a new input`() {
    struct Child: View {
      @ObservedObject var model: Model
      var body: some View { Text("\(model.count)") }
    }
    func modelGivenFirst(_ content: @escaping (Int, Model) -> some View) -> Model? {
      weak var first: Model?
      func makeModel(_ turn: Int) -> Model {
        let model = Model()
        if turn == 0 { first = model }
        return model
      }
      let screen = Screen {
        Refreshing { content($0, makeModel($0)) }
      }
      screen.button("Again").tap()
      return first
    }
    @ViewBuilder func optional(_ turn: Int, _ model: Model) -> some View {
      if turn < 2 { Child(model: model) }
    }
    @ViewBuilder func conditional(_ turn: Int, _ model: Model) -> some View {
      if turn < 2 { Child(model: model) } else { Child(model: model) }
    }
    #expect(modelGivenFirst { Child(model: $1) } == nil)
    #expect(modelGivenFirst(optional) == nil)
    #expect(modelGivenFirst(conditional) == nil)
    #expect(modelGivenFirst { AnyView(Child(model: $1)) } == nil)
  }

  @Test func `U11 a removed view no longer observes its objects`() {
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

  @Test func `U11 releasing a screen releases everything that it stored`() {
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

  @Test func `U11 releasing a screen cancels its subscriptions to objects that outlive it`() {
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

  @Test func `U11 state that two screens read is kept when either screen is released`() throws {
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

  @Test func `U11 a removed view's body doesn't run when an object that it read changes`() {
    let person = Person()
    let screen = Screen {
      Refreshing { turn in if turn == 0 { NameView(person: person) } }
    }
    screen.button("Again").tap()
    person.name = "Bob"
    #expect(screen.texts == [])
    #expect(screen.bodyCount(of: NameView.self) == 1)
  }

  @Test func `U11 announcing a change after another thread has released the graph is harmless`() {
    struct Counting: View {
      @ObservedObject var model: Model
      var body: some View { Text("\(model.count)") }
    }
    let model = Model()
    nonisolated(unsafe) var graph: ViewGraph? = ViewGraph { Counting(model: model) }
    let release = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      graph = nil
      release.signal()
    }
    release.wait()
    // The nodes leave their sources on the main actor, which hasn't been free yet.
    model.count = 1
    let isReleased = graph == nil
    #expect(isReleased)
  }

  @Test func `U11 the number of nodes doesn't include removed nodes`() {
    let screen = Screen {
      Refreshing { turn in ForEach(0..<(turn == 0 ? 100 : 0), id: \.self) { Text("\($0)") } }
    }
    let before = screen.graph.nodeCount
    screen.button("Again").tap()
    #expect(screen.graph.nodeCount == before - 100)
  }
}
