import Dispatch
import StateFlow
import Testing
import WorkbookTesting

@Suite("Objects in views")
@MainActor
struct ObjectTests {
  final class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
    init(_ count: Int = 0) { self.count = count }
  }

  struct Refreshing<Content: View>: View {
    let content: (Int) -> Content
    @State private var turn = 0
    init(@ViewBuilder content: @escaping (Int) -> Content) { self.content = content }
    var body: some View {
      Button("Again") { turn += 1 }
      content(turn)
    }
  }

  // MARK: SO1 to SO4

  struct Owner: View {
    @StateObject private var model: Model
    init(_ model: @autoclosure @escaping () -> Model) {
      _model = StateObject(wrappedValue: model())
    }
    var body: some View {
      Text("\(model.count)")
      Button("Add") { model.count += 1 }
    }
  }

  @Test func `SO1 a StateObject's expression is evaluated once for each identity`() {
    let log = Log()
    let screen = Screen { Refreshing { _ in Owner(log.noting("made", Model())) } }
    screen.button("Add").tap()
    screen.button("Again").tap()
    screen.refresh()
    #expect(log.entries == ["made"])
    #expect(screen.texts == ["1"])
  }

  @Test func `SO1 a StateObject's expression isn't evaluated for a view that isn't shown`() {
    let log = Log()
    _ = Owner(log.noting("made", Model()))
    #expect(log.entries == [])
  }

  @Test func `SO1 a view value that is used at two positions creates two objects`() {
    let owner = Owner(Model())
    let screen = Screen {
      owner
      owner
    }
    screen.button("Add", at: 1).tap()
    #expect(screen.texts == ["0", "1"])
  }

  @Test func `SO1 an announcement runs the body once`() {
    let screen = Screen { Owner(Model()) }
    screen.button("Add").tap()
    #expect(screen.bodyCount(of: Owner.self) == 2)
  }

  @Test func `SO2 a view with a new identity creates a new object`() {
    let log = Log()
    let screen = Screen {
      Refreshing { turn in Owner(log.noting("made", Model())).id(turn) }
    }
    screen.button("Add").tap()
    screen.button("Again").tap()
    #expect(screen.texts == ["0"])
    #expect(log.entries == ["made", "made"])
  }

  @Test func `SO2 a row that is removed and added again creates a new object`() {
    let screen = Screen {
      Refreshing { turn in
        ForEach(turn == 1 ? [] : [1], id: \.self) { _ in Owner(Model()) }
      }
    }
    screen.button("Add").tap()
    screen.button("Again").tap()
    screen.button("Again").tap()
    #expect(screen.texts == ["0"])
  }

  @Test func `SO3 new inputs to a view don't replace the object in its StateObject`() {
    let screen = Screen { Refreshing { Owner(Model($0 * 10)) } }
    screen.button("Again").tap()
    #expect(screen.texts == ["0"])
    screen.button("Add").tap()
    #expect(screen.texts == ["1"])
  }

  @Test func `SO4 reading a StateObject off screen is diagnosed and doesn't store an object`() {
    struct Loose: View {
      @StateObject var model = Model(3)
      var body: some View { EmptyView() }
    }
    let view = Loose()
    let (counts, diagnostics) = Diagnostic.collecting { () -> [Int] in
      view.model.count = 9
      return [view.model.count]
    }
    #expect(counts == [3])
    #expect(diagnostics.map(\.kind) == [.stateObjectOffScreen, .stateObjectOffScreen])
    #expect(diagnostics.first?.declared?.file.hasSuffix("ObjectTests.swift") == true)
  }

  // MARK: OO1, OO2

  @Test func `OO1 every announcement runs the body, even if the body doesn't read what changed`() {
    struct Blind: View {
      @ObservedObject var model: Model
      var body: some View { Text("blind") }
    }
    let model = Model()
    let screen = Screen { Blind(model: model) }
    model.name = "b"
    #expect(screen.bodyCount(of: Blind.self) == 2)
    model.name = "b"
    #expect(screen.bodyCount(of: Blind.self) == 3)
    model.objectWillChange.send()
    #expect(screen.bodyCount(of: Blind.self) == 4)
  }

  struct Reader: View {
    @ObservedObject var model: Model
    var body: some View { Text("\(model.count)") }
  }

  @Test func `OO1 one object can update views on two screens`() {
    let model = Model()
    let one = Screen {
      Reader(model: model)
      Reader(model: model)
    }
    let other = Screen { Reader(model: model) }
    model.count = 1
    #expect(one.texts == ["1", "1"])
    #expect(other.texts == ["1"])
    one.close()
    model.count = 2
    #expect(one.texts == [])
    #expect(other.texts == ["2"])
  }

  @Test func `OO1 changes to an inner object don't update a view of the outer object`() {
    final class Outer: ObservableObject {
      @Published var inner = Model()
    }
    struct OuterView: View {
      @ObservedObject var outer: Outer
      var body: some View { Text("\(outer.inner.count)") }
    }
    let outer = Outer()
    let screen = Screen { OuterView(outer: outer) }
    outer.inner.count = 1
    #expect(screen.texts == ["0"])
    outer.inner = outer.inner
    #expect(screen.texts == ["1"])
  }

  final class Custom: ObservableObject {
    let objectWillChange = CountingPublisher()
    var text = "a"
  }

  struct CustomReader: View {
    @ObservedObject var custom: Custom
    let turn: Int
    var body: some View { Text("\(custom.text)\(turn)") }
  }

  @Test func `OO2 passing the same instance again doesn't replace the subscription`() {
    let custom = Custom()
    let screen = Screen { Refreshing { CustomReader(custom: custom, turn: $0) } }
    screen.button("Again").tap()
    screen.button("Again").tap()
    #expect(screen.bodyCount(of: CustomReader.self) == 3)
    #expect(custom.objectWillChange.subscriptions == 1)
  }

  @Test func `OO2 passing a new instance moves the subscription to that instance`() {
    let (old, new) = (Custom(), Custom())
    let screen = Screen { Refreshing { CustomReader(custom: $0 == 0 ? old : new, turn: 0) } }
    screen.button("Again").tap()
    #expect(old.objectWillChange.subscribers == 0)
    #expect(new.objectWillChange.subscribers == 1)
    new.objectWillChange.send()
    new.text = "new"
    #expect(screen.texts == ["new0"])
    old.objectWillChange.send()
    #expect(screen.bodyCount(of: CustomReader.self) == 3)
  }

  @Test func `OO2 an initializer can assign the observed object`() {
    struct Assigning: View {
      @ObservedObject var model: Model
      init(_ model: Model) {
        self.model = model
        self.model = model
      }
      var body: some View { Text("\(model.count)") }
    }
    let (old, new) = (Model(1), Model(2))
    let screen = Screen { Refreshing { Assigning($0 == 0 ? old : new) } }
    old.count = 3
    #expect(screen.texts == ["3"])
    screen.button("Again").tap()
    new.count = 4
    #expect(screen.texts == ["4"])
  }

  @Test func `OO2 an observed object is released when it's replaced`() {
    final class Holder { var model: Model? }
    let holder = Holder()
    holder.model = Model()
    weak let old = holder.model
    let screen = Screen { Refreshing { _ in Reader(model: holder.model!) } }
    holder.model = Model(5)
    screen.button("Again").tap()
    #expect(screen.texts == ["5"])
    #expect(old == nil)
  }

  @Test func `OO2 an object that was replaced is observed again if it's passed again`() {
    let (one, other) = (Model(1), Model(2))
    let screen = Screen { Refreshing { Reader(model: $0 % 2 == 0 ? one : other) } }
    screen.button("Again").tap()
    screen.button("Again").tap()
    other.count = 20
    one.count = 10
    #expect(screen.texts == ["10"])
    #expect(screen.bodyCount(of: Reader.self) == 4)
  }

  @Test func `OO2 objects are distinguished by identity, not by equality`() {
    final class Same: ObservableObject, Equatable {
      @Published var name: String
      init(_ name: String) { self.name = name }
      static func == (one: Same, other: Same) -> Bool { true }
    }
    struct SameReader: View {
      @ObservedObject var same: Same
      var body: some View { Text(same.name) }
    }
    let (one, other) = (Same("one"), Same("other"))
    let screen = Screen { Refreshing { SameReader(same: $0 == 0 ? one : other) } }
    screen.button("Again").tap()
    #expect(screen.texts == ["other"])
  }

  // MARK: OO3

  struct Forgetful: View {
    @ObservedObject var model = Model()
    var body: some View {
      Text("\(model.count)")
      Button("Add") { model.count += 1 }
    }
  }

  @Test
  func `OO3 an observed object's default value is recreated each time the parent is refreshed`() {
    let screen = Screen {
      Refreshing { turn in
        Text("turn \(turn)")
        Forgetful()
      }
    }
    screen.button("Add").tap()
    #expect(screen.texts == ["turn 0", "1"])
    screen.button("Again").tap()
    #expect(screen.texts == ["turn 1", "0"])
    screen.button("Add").tap()
    #expect(screen.texts == ["turn 1", "1"])
  }

  @Test func `OO3 an observed object's default value is kept until the parent is refreshed`() {
    let screen = Screen { Forgetful() }
    screen.button("Add").tap()
    screen.button("Add").tap()
    #expect(screen.texts == ["2"])
  }

  // MARK: OO4, OO5

  @Test
  func `OO4 a change that is announced on another thread is diagnosed and updates the screen`() {
    let model = Model()
    let screen = Screen { Reader(model: model) }
    nonisolated(unsafe) let shared = model
    join { shared.count = 7 }
    #expect(screen.texts == ["7"])
    #expect(screen.diagnostics.map(\.kind) == [.announcementOffMain])
    #expect(screen.diagnostics.first?.message.contains("Model") == true)
  }

  @Test func `OO4 an update between an announcement and the write is followed by another update`() {
    let model = Model()
    let screen = Screen { Reader(model: model) }
    nonisolated(unsafe) let shared = model
    let (announced, looked) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    // This sink runs after the screen's subscription, and before the value is stored.
    let token = model.objectWillChange.sink {
      announced.signal()
      looked.wait()
    }
    let done = DispatchGroup()
    DispatchQueue.global().async(group: done) { shared.count = 7 }
    announced.wait()
    #expect(screen.texts == ["0"])
    looked.signal()
    done.wait()
    #expect(screen.texts == ["7"])
    token.cancel()
  }

  @Test func `OO4 announcing a change on the main actor isn't diagnosed`() async {
    let model = Model()
    let screen = Screen { Reader(model: model) }
    await Task { @MainActor in model.count = 7 }.value
    #expect(screen.texts == ["7"])
    #expect(screen.diagnostics == [])
  }

  struct Announcing: View {
    @ObservedObject var model: Model
    var body: some View {
      let _ = model.count == 0 ? (model.count = 1) : ()
      Text("\(model.count)")
    }
  }

  @Test func `OO5 announcing a change during an update is diagnosed, and the change is deferred`() {
    let model = Model()
    let screen = Screen { Announcing(model: model) }
    #expect(screen.texts == ["1"])
    #expect(screen.bodyCount(of: Announcing.self) == 2)
    #expect(screen.diagnostics.map(\.kind) == [.announcementDuringUpdate])
    #expect(screen.diagnostics.first?.view == "Announcing")
  }

  @Test func `OO5 announcing a change in onAppear or onChange isn't diagnosed`() {
    struct Good: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("\(model.count) \(model.name)")
          .onAppear { model.count = 1 }
          .onChange(of: model.count) { model.name = "b" }
      }
    }
    let screen = Screen { Good(model: Model()) }
    #expect(screen.texts == ["1 b"])
    #expect(screen.diagnostics == [])
  }

  @Test func `OO5 creating an object in a body doesn't announce a change`() {
    final class Busy: ObservableObject {
      @Published var count = 0
      init() { count = 5 }
    }
    struct BusyOwner: View {
      @StateObject private var busy = Busy()
      var body: some View { Text("\(busy.count)") }
    }
    let screen = Screen { BusyOwner() }
    #expect(screen.texts == ["5"])
    #expect(screen.diagnostics == [])
  }
}
