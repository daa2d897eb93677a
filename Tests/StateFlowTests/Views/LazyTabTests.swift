import StateFlowStory
import Testing

@testable import StateFlow

/// Tests of tabs that are created when they're first selected.
@MainActor
@Suite struct LazyTabTests {
  private struct Room: View {
    let name: String
    @State private var visits = 0
    var body: some View { Button("\(name) \(visits)") { visits += 1 } }
  }

  private struct Attic: View {
    var body: some View { Text("attic") }
  }

  private struct House: View {
    @State private var selection: String

    init(_ selection: String) {
      _selection = State(initialValue: selection)
    }

    var body: some View {
      TabView(selection: $selection) {
        Room(name: "hall").tabItem { Text("Hall") }.tag("hall")
        Attic().tag("attic").tabItem { Text("Attic") }
      }
    }
  }

  @Test func `the body of a tab's view doesn't run until the tab is selected`() {
    let graph = ViewGraph { House("hall") }
    #expect(graph.bodyCount(of: Room.self) == 1)
    #expect(graph.bodyCount(of: Attic.self) == 0)
    graph.use("Attic", .tab)
    #expect(graph.bodyCount(of: Attic.self) == 1)
    #expect(graph.texts.contains("attic"))
  }

  @Test func `a tag inside a tab item can select a tab whose view hasn't been created yet`() {
    let graph = ViewGraph { House("attic") }
    #expect(graph.texts.contains("attic"))
    #expect(graph.bodyCount(of: Room.self) == 0)
  }

  @Test
  func `a tab that is selected again keeps its state, and the story says that the tab returned`() {
    let graph = ViewGraph { House("hall") }
    graph.use("hall 0")
    graph.use("Attic", .tab)
    graph.use("Hall", .tab)
    #expect(graph.labels(of: .button) == ["hall 1"])
    #expect(
      graph.story.last?.moments.map(\.description) == ["Room is back on screen, with its state"])
    #expect(graph.story.last?.runs.contains { $0.view == "Room" } == false)
  }

  @Test func `the story doesn't show an app type that the kit declares`() {
    struct Frame: KitApp {
      var body: some Scene { WindowGroup("House") { Room(name: "hall") } }
    }
    let graph = ViewGraph(app: Frame())
    #expect(graph.story.description == "first frame\n  Room ran for the first time")
    #expect(graph.windowTitle == "House")
  }
}
