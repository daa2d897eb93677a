import StateFlowStory
import Testing

@testable import StateFlow

@Suite("Causes in a story")
@MainActor
struct CauseTests {
  @Observable final class Store {
    var name = "a"
    var count = 0
    var inner = Inner()
  }

  @Observable final class Inner { var depth = 1 }

  struct Handed: View {
    let store: Store
    var body: some View { Text("\(store.name) \(store.count)") }
  }

  struct Reads: View {
    @Environment(Store.self) private var store
    var body: some View { Text(store.name) }
  }

  struct Deep: View {
    @Bindable var store: Store
    var body: some View { Text("\(store.inner.depth)") }
  }

  struct Keeps: View {
    @State private var store = Store()
    var body: some View {
      Text(store.name)
      Button("Rename") { store.name = "b" }
      Button("Count") { store.count = 1 }
    }
  }

  struct Appears: View {
    let store: Store
    var body: some View { Text(store.name).onAppear { store.name = "appeared" } }
  }

  final class Shared: ObservableObject { @Published var name = "a" }

  struct Owns: View {
    @StateObject private var shared = Shared()
    var body: some View {
      Finds().environmentObject(shared)
      Button("Rename") { shared.name = "b" }
    }
  }

  struct Finds: View {
    @EnvironmentObject private var found: Shared
    var body: some View { Text(found.name) }
  }

  private func last(_ graph: ViewGraph) -> String { graph.story.last?.description ?? "" }

  @Test func `the story names the property of an observable object that was passed to a view`() {
    let store = Store()
    let graph = ViewGraph { Handed(store: store) }
    graph.perform("rename") { store.name = "b" }
    #expect(
      last(graph) == """
        rename
          wrote Store.name "a" → "b"
          Handed ran, because Store.name changed
        """)
  }

  @Test func `the story names the property even if the parent creates the view again`() {
    let graph = ViewGraph { Owns() }
    graph.perform("rename") { graph.elements.last?.actions.tap?() }
    #expect(
      last(graph).hasSuffix(
        """
          Owns ran, because shared changed
          Finds ran, because found changed
        """))
  }

  @Test
  func `if several properties have changed, the story names each of them as a possible cause`() {
    let store = Store()
    let graph = ViewGraph { Handed(store: store) }
    graph.perform("both") { (store.name, store.count) = ("b", 1) }
    #expect(
      last(graph) == """
        both
          wrote Store.name "a" → "b"
          wrote Store.count 0 → 1
          Handed ran, because Store.name or Store.count changed
        """)
  }

  @Test func `the story names the property of an observable object in the environment`() {
    let store = Store()
    let graph = ViewGraph { Reads().environment(store) }
    graph.perform("rename") { store.name = "b" }
    #expect(
      last(graph) == """
        rename
          wrote Store.name "a" → "b"
          Reads ran, because Store.name changed
        """)
  }

  @Test func `the story names the property of an object inside another object`() {
    let store = Store()
    let graph = ViewGraph { Deep(store: store) }
    graph.perform("dig") { store.inner.depth = 2 }
    #expect(
      last(graph) == """
        dig
          wrote Inner.depth 1 → 2
          Deep ran, because Inner.depth changed
        """)
  }

  @Test func `a write to an observable property without readers is shown as unobserved`() {
    let graph = ViewGraph { Keeps() }
    graph.tap("Count")
    #expect(
      last(graph) == """
        tap "Count"
          wrote Store.count 0 → 1: nothing observes it
          no body ran
        """)
    graph.tap("Rename")
    #expect(
      last(graph) == """
        tap "Rename"
          wrote Store.name "a" → "b"
          Keeps ran, because Store.name changed
        """)
  }

  @Test func `the story shows a write in onAppear and names the property as a cause`() {
    let store = Store()
    let graph = ViewGraph { Appears(store: store) }
    #expect(
      graph.story.text() == """
        first frame
          wrote Store.name "a" → "appeared"
          Appears ran for the first time
          Appears ran, because Store.name changed
          onAppear called in Appears
        """)
  }

  @Test func `a story describes the updates of ten thousand similar rows in one line`() {
    let store = Store()
    let graph = ViewGraph {
      ForEach(Array(0..<10_000), id: \.self) { _ in Handed(store: store) }
    }
    graph.perform("rename") { store.name = "b" }
    #expect(
      last(graph) == """
        rename
          wrote Store.name "a" → "b"
          Handed ×10,000 ran, because Store.name changed
        """)
  }

  final class Model: ObservableObject {
    @Published var first = 0
    @Published var second = 0
  }

  struct Observes: View {
    @ObservedObject var model: Model
    var body: some View { Text("") }
  }

  @Test func `a run's sources are all the published properties that were written`() {
    let model = Model()
    let graph = ViewGraph { Observes(model: model) }
    graph.perform("both") { (model.first, model.second) = (1, 2) }
    #expect(graph.story.last?.runs.first?.sources == ["Model.first", "Model.second"])
    #expect(graph.story.last?.runs.first?.causes == [.changed("_model")])
    graph.perform("one") { model.second = 3 }
    #expect(graph.story.last?.runs.first?.sources == ["Model.second"])
  }

  struct Leveled: View {
    @Environment(\.level) private var level
    var body: some View { Text("\(level)") }
  }

  @Test func `the story identifies an environment value by the name of the view's property`() {
    let graph = ViewGraph { Leveled() }
    graph.setEnvironment(\.level, to: 2)
    #expect(
      last(graph) == """
        set the environment to 2
          Leveled ran, because level changed
        """)
  }
}

private enum LevelKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}
