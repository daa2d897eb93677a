import StateFlow
import StateFlowStory
import Testing

@MainActor
@Suite("Layouts that change")
struct AnyLayoutTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("\(count)") { count += 1 } }
  }

  private struct Page: View {
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
      let layout =
        width == .compact
        ? AnyLayout(VStackLayout(alignment: .leading))
        : AnyLayout(HStackLayout(alignment: .top, spacing: 8))
      layout {
        Counter()
        Counter()
      }
    }
  }

  @Test func `views are arranged side by side if the size class is unknown`() {
    let graph = ViewGraph { Page() }
    #expect(graph.elements.map(\.role) == [.horizontalStack])
    #expect(
      graph.elements.first?.attributes == [
        .alignment(Alignment(horizontal: .center, vertical: .top)), .spacing(8),
      ])
  }

  @Test func `views are stacked vertically if the size class is compact`() {
    let graph = ViewGraph(environment: { $0.horizontalSizeClass = .compact }) { Page() }
    #expect(graph.elements.map(\.role) == [.verticalStack])
    #expect(
      graph.elements.first?.attributes == [
        .alignment(Alignment(horizontal: .leading, vertical: .center))
      ])
  }

  @Test
  func `I1 a change of layout doesn't replace the views, reset their state, or run their bodies`() {
    let graph = ViewGraph { Page() }
    graph.use("0")
    graph.setEnvironment(\.horizontalSizeClass, to: .compact)
    #expect(graph.elements.map(\.role) == [.verticalStack])
    #expect(graph.labels(of: .button) == ["1", "0"])
    #expect(graph.story.last?.runs.map(\.view) == ["Page"])
  }

  @Test func `refreshing a view with the same layout doesn't run any other bodies`() {
    let graph = ViewGraph { Page() }
    graph.refresh { Page() }
    #expect(graph.story.last?.runs == [])
  }
}
