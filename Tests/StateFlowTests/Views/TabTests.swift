import StateFlow
import Testing
import WorkbookTesting

@MainActor
@Suite("Tabs with values")
struct TabTests {
  private enum Screens { case birds, map }

  private struct Park: View {
    @State private var front = Screens.birds

    var body: some View {
      Text(front == .birds ? "Front: birds" : "Front: map")
      TabView(selection: $front) {
        Tab("Birds", systemImage: "bird", value: .birds) { Text("Heron") }.badge(2)
        Tab(value: .map) {
          Button("Home") { front = .birds }
        } label: {
          Text("Map")
        }
      }
    }
  }

  @Test func `a tab's value identifies it in the selection`() {
    let screen = Screen(Park())
    #expect(screen.tab("Birds").isSelected)
    screen.tab("Map").select()
    #expect(screen.shows("Front: map"))
    screen.button("Home").tap()
    #expect(screen.tab("Birds").isSelected)
    #expect(screen.shows("Heron"))
  }

  @Test func `a badge on a tab is shown in the bar`() {
    let screen = Screen(Park())
    let tabs = screen.graph.elements.flatMap(\.flattened).filter { $0.role == .tab }
    #expect(tabs.map(\.badge) == ["2", nil])
  }

  @Test func `without a selection, a tap on a tab brings it to the front`() {
    let screen = Screen {
      TabView {
        Tab("Birds", systemImage: "bird") { Text("Heron") }
        Tab("Map", systemImage: "map") { Text("Pond") }
      }
    }
    #expect(screen.shows("Heron"))
    screen.tab("Map").select()
    #expect(screen.shows("Pond"))
    #expect(!screen.shows("Heron"))
  }
}
