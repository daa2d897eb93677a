import StateFlow
import StateFlowStory
import Testing

@MainActor
@Suite("Navigation and tabs")
struct NavigationTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name): \(count)") { count += 1 } }
  }

  private struct Tabbed: View {
    @State private var selection = "b"

    var body: some View {
      TabView(selection: $selection) {
        Counter(name: "a").tabItem { Label("A", systemImage: "star") }.tag("a").badge(2)
        Counter(name: "b").tag("b").tabItem { Text("B") }
      }
      Text(selection)
    }
  }

  @Test func `only the selected tab's view is on screen, below a bar with all tabs`() {
    let graph = ViewGraph { Tabbed() }
    #expect(graph.labels(of: .tab) == ["A", "B"])
    #expect(graph.all(.tab).map(\.value) == [.flag(false), .flag(true)])
    #expect(graph.labels(of: .button) == ["b: 0"])
  }

  @Test func `a tab keeps its state while another tab is selected`() {
    let graph = ViewGraph { Tabbed() }
    graph.use("b: 0")
    graph.use("A", .tab)
    let away = graph.labels(of: .button)
    graph.use("B", .tab)
    #expect(away == ["a: 0"])
    #expect(graph.labels(of: .button) == ["b: 1"])
  }

  @Test func `the first tab of a tab view without a selection is selected`() {
    let graph = ViewGraph {
      TabView {
        Text("one").tabItem { Text("1") }
        Text("two").tabItem { Text("2") }
      }
    }
    let first = graph.texts
    graph.use("2", .tab)
    #expect(first == ["1", "2", "one"])
    #expect(graph.texts == ["1", "2", "two"])
  }

  @Test func `a tab's badge is shown in the tab bar`() {
    let graph = ViewGraph { Tabbed() }
    #expect(graph.all(.tab).map(\.badge) == ["2", nil])
  }

  private struct Root: View {
    @State private var count = 0

    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Detail") { Detail(count: count) }
        }
        .navigationTitle("Root \(count)")
        .toolbar {
          ToolbarItem(placement: .primaryAction) { Button("Count") { count += 1 } }
          Button("Other") {}
        }
      }
    }
  }

  private struct Detail: View {
    let count: Int
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("Back from \(count)") { dismiss() }.navigationTitle("Detail")
    }
  }

  @Test func `a navigation stack has a title and a bar with the toolbar items`() {
    let graph = ViewGraph { Root() }
    graph.use("Count")
    let stack = graph.first(.navigation)
    #expect(stack?.text == "Root 1")
    #expect(stack?.children.map(\.role) == [.toolbarItem, .toolbarItem, .list])
    #expect(
      stack?.children.first?.attributes == [.toolbarPlacement(.primaryAction)])
  }

  @Test func `a link opens another screen, and the user can go back`() {
    let graph = ViewGraph { Root() }
    graph.use("Count")
    graph.use("Detail")
    let detail = graph.first(.navigation)
    graph.use("Back from 1")
    #expect(detail?.text == "Detail")
    #expect(detail?.children.map(\.label) == ["Back from 1"])
    #expect(detail?.actions.dismiss != nil)
    #expect(graph.first(.navigation)?.text == "Root 1")
  }

  @Test func `the story doesn't show the kit's own navigation views`() {
    let graph = ViewGraph { Root() }
    graph.use("Detail")
    #expect(graph.story.updates.flatMap(\.runs).map(\.view) == ["Root", "Detail"])
  }

  private final class Store: ObservableObject {
    @Published var count = 0
  }

  private struct Program: App {
    @StateObject private var store = Store()

    var body: some Scene {
      WindowGroup {
        Text("\(store.count)"); Button("Add") { store.count += 1 }
      }
    }
  }

  @Test func `an app's first window is on screen, and an app can have state`() {
    let graph = ViewGraph(app: Program())
    graph.use("Add")
    #expect(graph.texts == ["1", "Add"])
    #expect(graph.story.last?.runs.map(\.view) == ["Program"])
  }
}
