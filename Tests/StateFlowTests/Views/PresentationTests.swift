import StateFlow
import StateFlowStory
import Testing

@MainActor
@Suite("Sheets and alerts")
struct PresentationTests {
  private struct Sheeted<Content: View>: View {
    @State private var isPresented = false
    @State private var count = 0
    let onDismiss: () -> Void
    @ViewBuilder let content: (Int) -> Content

    var body: some View {
      Button("Show") { isPresented = true }
        .sheet(isPresented: $isPresented, onDismiss: onDismiss) { content(count) }
      Button("Count") { count += 1 }
    }
  }

  private struct Detail: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
  }

  private final class Log {
    var events: [String] = []
  }

  @Test func `a sheet is on screen while its binding is true`() {
    let graph = ViewGraph { Sheeted(onDismiss: {}) { _ in Text("Hello") } }
    let before = graph.all(.sheet).count
    graph.use("Show")
    let shown = graph.first(.sheet)
    graph.perform("swipe down") { shown?.actions.dismiss?() }
    #expect([before, shown?.children.count, graph.all(.sheet).count] == [0, 1, 0])
  }

  @Test func `presenting or dismissing a sheet doesn't run the body of the binding's owner`() {
    let graph = ViewGraph { Sheeted(onDismiss: {}) { _ in Text("Hello") } }
    graph.use("Show")
    #expect(graph.bodyCount(of: Sheeted<Text>.self) == 1)
  }

  private struct ThemeReader: View {
    @Environment(\.accent) private var accent
    var body: some View { Text(accent) }
  }

  @Test func `SH1 a sheet inherits the environment of the view with the modifier`() {
    let graph = ViewGraph {
      VStack { Sheeted(onDismiss: {}) { _ in ThemeReader() } }.environment(\.accent, "gold")
    }
    graph.use("Show")
    #expect(graph.first(.sheet)?.children.map(\.text) == ["gold"])
  }

  private struct Item: Identifiable {
    let id: Int
    var name: String
  }

  private struct Chooser: View {
    @State private var item: Item?
    let log: Log

    var body: some View {
      Button("One") { item = Item(id: 1, name: "one") }
      Button("Uno") { item = Item(id: 1, name: "uno") }
      Button("Two") { item = Item(id: 2, name: "two") }
      Text("Choose")
        .sheet(item: $item, onDismiss: { log.events.append("dismissed") }) { item in
          Counter(name: item.name)
            .onAppear { log.events.append("appeared \(item.id)") }
            .onDisappear { log.events.append("disappeared \(item.id)") }
        }
    }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name): \(count)") { count += 1 } }
  }

  @Test func `SH2 an item with a new id replaces the sheet, and the same id updates it`() {
    let log = Log()
    let graph = ViewGraph { Chooser(log: log) }
    graph.use("One")
    graph.use("one: 0")
    graph.use("Uno")
    let same = graph.first(.sheet)?.label
    graph.use("Two")
    #expect([same, graph.first(.sheet)?.label] == ["uno: 1", "two: 0"])
    #expect(log.events == ["appeared 1", "disappeared 1", "dismissed", "appeared 2"])
  }

  private struct Removable: View {
    @State private var isThere = true
    let log: Log

    var body: some View {
      if isThere { Sheeted(onDismiss: { log.events.append("dismissed") }) { _ in Detail() } }
      Button("Remove") { isThere = false }
    }
  }

  @Test(arguments: ["Close", "swipe", "Remove"])
  func `SH3 the onDismiss closure is called however the sheet is dismissed`(way: String) {
    let log = Log()
    let graph = ViewGraph { Removable(log: log) }
    graph.use("Show")
    if way == "swipe" {
      let sheet = graph.first(.sheet)
      graph.perform(way) { sheet?.actions.dismiss?() }
    } else {
      graph.use(way)
    }
    #expect(log.events == ["dismissed"])
    #expect(graph.all(.sheet).isEmpty)
  }

  @Test func `SH3 the onDismiss closure is called after the sheet's content disappears`() {
    let log = Log()
    let graph = ViewGraph {
      Sheeted(onDismiss: { log.events.append("dismissed") }) { _ in
        Detail().onDisappear { log.events.append("disappeared") }
      }
    }
    graph.use("Show")
    graph.use("Close")
    #expect(log.events == ["disappeared", "dismissed"])
  }

  @Test func `SH4 the content of an open sheet is updated`() {
    let graph = ViewGraph { Sheeted(onDismiss: {}) { Text("Count is \($0)") } }
    graph.use("Show")
    graph.use("Count")
    #expect(graph.first(.sheet)?.label == "Count is 1")
  }

  @Test func `the modifiers of the presenting view don't affect the sheet`() {
    let graph = ViewGraph {
      Holder(true) { isShown in
        Text("a").sheet(isPresented: isShown) { Text("b") }.accessibilityLabel("A").hidden()
      }
    }
    #expect(graph.first(.sheet)?.label == "b")
    #expect(graph.first(.sheet)?.attributes == [])
  }

  private struct Guarded: View {
    @State private var isAsking = false
    @State private var isDeleted = false

    var body: some View {
      Text(isDeleted ? "deleted" : "kept")
      Button("Delete") { isAsking = true }
        .alert("Delete it?", isPresented: $isAsking) {
          Button("Yes", role: .destructive) { isDeleted = true }
          Button("No", role: .cancel) {}
        } message: {
          Text("It cannot be brought back.")
        }
    }
  }

  @Test func `an alert has a title, a message, and buttons that dismiss the alert`() {
    let graph = ViewGraph { Guarded() }
    graph.use("Delete")
    let alert = graph.first(.alert, "Delete it?")
    #expect(alert?.content.map(\.label) == ["It cannot be brought back.", "Yes", "No"])
    graph.use("Yes")
    #expect(graph.texts == ["deleted", "Delete"])
  }

  @Test func `an alert without buttons gets a button that dismisses it`() {
    let graph = ViewGraph {
      Holder(true) { isShown in Text("a").alert("Saved", isPresented: isShown) {} }
    }
    graph.use("OK")
    #expect(graph.all(.alert).isEmpty)
  }

  private struct Holder<Content: View>: View {
    @State private var isOn: Bool
    let content: (Binding<Bool>) -> Content

    init(_ isOn: Bool, content: @escaping (Binding<Bool>) -> Content) {
      _isOn = State(initialValue: isOn)
      self.content = content
    }

    var body: some View { content($isOn) }
  }
}

private enum AccentKey: EnvironmentKey {
  static var defaultValue: String { "plain" }
}

extension EnvironmentValues {
  fileprivate var accent: String {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}
