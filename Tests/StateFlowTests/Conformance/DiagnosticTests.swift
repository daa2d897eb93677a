import StateFlow
import Testing
import WorkbookTesting

@Suite("Diagnostics")
@MainActor
struct DiagnosticTests {
  final class Model: ObservableObject { @Published var count = 0 }
  final class Box { var count = 0 }

  struct Refreshing<Content: View>: View {
    let content: (Int) -> Content
    @State private var turn = 0
    init(@ViewBuilder content: @escaping (Int) -> Content) { self.content = content }
    var body: some View {
      Button("Again") { turn += 1 }
      content(turn)
    }
  }

  struct Writing: View {
    @State private var count = 0
    var body: some View {
      let _ = (count = 1)
      EmptyView()
    }
  }

  @Test func `a diagnostic appears in the graph, in the story, and in the collected results`() {
    let (screen, collected) = Diagnostic.collecting { Screen { Writing() } }
    #expect(collected == screen.diagnostics)
    #expect(screen.story.last?.diagnostics == screen.diagnostics)
    #expect(collected.count == 1)
  }

  @Test func `a diagnostic names the view, the property, the location, and the chapter`() {
    let diagnostic = Screen { Writing() }.diagnostics.first
    #expect(diagnostic?.view == "Writing")
    #expect(diagnostic?.property == "count")
    #expect(diagnostic?.declared?.file == "StateFlowTests/DiagnosticTests.swift")
    #expect(diagnostic?.chapter == "01-ViewState")
    #expect(diagnostic.map { "\($0)".contains("DiagnosticTests.swift:") } == true)
  }

  @Test(arguments: Diagnostic.Kind.allCases)
  func `each kind of diagnostic names the chapter that explains it`(_ kind: Diagnostic.Kind) {
    let diagnostic = Diagnostic(kind, message: "A misuse.")
    #expect("\(diagnostic)" == "A misuse. Chapter \(diagnostic.chapter) explains it.")
    #expect(diagnostic.chapter.first?.isNumber == true)
  }

  @Test func `a graph stores only its own diagnostics`() {
    let (bad, good) = (Screen { Writing() }, Screen { EmptyView() })
    #expect(bad.diagnostics.count == 1)
    #expect(good.diagnostics == [])
  }

  @Test func `code outside the kit can report diagnostics, such as one for a replaced listener`() {
    struct Tapping: View {
      var body: some View {
        Button("Replace") {
          Diagnostic.report(Diagnostic(.listenerReplaced, message: "The first hears no more."))
        }
      }
    }
    let screen = Screen { Tapping() }
    screen.button("Replace").tap()
    #expect(screen.diagnostics.map(\.kind) == [.listenerReplaced])
  }

  // MARK: Objects in a state property

  struct Holding<Value>: View {
    @State var value: Value
    let next: Value
    var body: some View { Button("Next") { value = next } }
  }

  private func kinds<Value>(holding value: Value, then next: Value) -> [Diagnostic.Kind] {
    let screen = Screen { Holding(value: value, next: next) }
    screen.button("Next").tap()
    return screen.diagnostics.map(\.kind)
  }

  @Test func `a state property with an object that can't announce changes is diagnosed`() {
    let screen = Screen { Holding(value: Box(), next: Box()) }
    #expect(screen.diagnostics.map(\.kind) == [.classInState])
    #expect(screen.diagnostics.first?.property == "value")
    #expect(screen.diagnostics.first?.message.contains("Box") == true)
  }

  @Test func `an object in an optional state property is diagnosed when it's assigned`() {
    let box: Box? = Box()
    #expect(kinds(holding: box, then: box) == [.classInState])
    #expect(kinds(holding: Box?.none, then: box) == [.classInState])
    #expect(kinds(holding: Box?.none, then: nil) == [])
    #expect(kinds(holding: Box??.none, then: box) == [.classInState])
  }

  @Test func `values, closures, and observable objects in state aren't diagnosed`() {
    #expect(kinds(holding: 1, then: 2) == [])
    #expect(kinds(holding: [Model()], then: []) == [])
    #expect(kinds(holding: { 1 }, then: { 2 }) == [])
    #expect(kinds(holding: UpdateTests.Person(), then: UpdateTests.Person()) == [])
    #expect(kinds(holding: Model(), then: Model()) == [])
    #expect(kinds(holding: AnyCancellable {}, then: AnyCancellable {}) == [])
  }

  struct Keeping: View {
    @State private var model = Model()
    let observes: Bool
    var body: some View {
      Button("Add") { model.count += 1 }
      if observes { Observing(model: model) }
    }
  }

  struct Observing: View {
    @ObservedObject var model: Model
    var body: some View { Text("\(model.count)") }
  }

  @Test
  func `S9 an unobserved object in a state property is diagnosed when it announces a change`() {
    let screen = Screen { Keeping(observes: false) }
    #expect(screen.diagnostics == [])
    screen.button("Add").tap()
    screen.button("Add").tap()
    #expect(screen.diagnostics.map(\.kind) == [.observableObjectInState])
    #expect(screen.diagnostics.first?.property == "model")
  }

  @Test
  func `S9 an observable object in a state property isn't diagnosed if a view observes it`() {
    let screen = Screen { Keeping(observes: true) }
    screen.button("Add").tap()
    #expect(screen.texts == ["1"])
    #expect(screen.diagnostics == [])
  }

  // MARK: OO3

  struct Owning: View {
    @ObservedObject var model = Model()
    var body: some View { Text("\(model.count)") }
  }

  @Test func `OO3 creating an observed object in the view that observes it is diagnosed`() {
    let screen = Screen { Refreshing { _ in Owning() } }
    screen.button("Again").tap()
    #expect(screen.diagnostics.map(\.kind) == [.observedObjectOwned])
    #expect(screen.diagnostics.first?.view == "Owning")
    #expect(screen.diagnostics.first?.property == "model")
    #expect(screen.diagnostics.first?.declared?.file == "StateFlowTests/DiagnosticTests.swift")
  }

  @Test func `OO3 an observed object that the parent stores in a state property isn't diagnosed`() {
    let screen = Screen { Refreshing { _ in Keeping(observes: true) } }
    screen.button("Again").tap()
    #expect(screen.diagnostics == [])
  }

  @Test func `OO3 a shared object that is created when a body first uses it isn't diagnosed`() {
    final class Shared: ObservableObject {
      @Published var count = 0
      @MainActor static let only = Shared()
    }
    struct Watching: View {
      @ObservedObject var shared = Shared.only
      var body: some View { Text("\(shared.count)") }
    }
    let screen = Screen { Refreshing { _ in Watching() } }
    screen.button("Again").tap()
    #expect(screen.diagnostics == [])
  }

  @Test func `OO3 passing a different stored object to a view that observes it isn't diagnosed`() {
    let models = [Model(), Model()]
    let screen = Screen { Refreshing { Observing(model: models[$0]) } }
    screen.button("Again").tap()
    #expect(screen.diagnostics == [])
  }

  @Test func `OO3 an object in a StateObject isn't diagnosed in a child that observes it`() {
    struct Owner: View {
      @StateObject private var model = Model()
      var body: some View { Observing(model: model) }
    }
    let screen = Screen { Refreshing { _ in Owner() } }
    screen.button("Again").tap()
    #expect(screen.diagnostics == [])
  }
}
