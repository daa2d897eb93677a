import StateFlow
import Testing
import WorkbookTesting

@MainActor
@Suite("Searching and refreshing")
struct SearchableTests {
  private struct Birds: View {
    @State private var query = ""
    @State private var searches = 0

    var body: some View {
      NavigationStack {
        VStack {
          Text("Searches: \(searches)")
          List(["Heron", "Gull"].filter { query.isEmpty || $0.contains(query) }, id: \.self) {
            Text($0)
          }
          .searchable(text: $query, prompt: "Find a bird")
        }
        .navigationTitle("Birds")
        .toolbar { Button("Map") {} }
      }
      .onSubmit(of: .search) { searches += 1 }
      .onSubmit { searches += 10 }
    }
  }

  @Test func `a search field writes each change, so the program can filter its rows`() {
    let screen = Screen(Birds())
    let field = screen.searchField("Find a bird")
    field.type("Gu")
    #expect(screen.list.texts == [["Gull"]])
    field.clear()
    #expect(screen.list.count == 2)
  }

  @Test func `submitting a search performs only the actions for searches`() {
    let screen = Screen(Birds())
    screen.searchField("Find a bird").submit()
    #expect(screen.shows("Searches: 1"))
  }

  @Test func `the search field belongs to the bar of the navigation stack, below the toolbar`() {
    let screen = Screen(Birds())
    #expect(
      screen.outline == """
          navigation "Birds"
            toolbar item "Map"
              button "Map"
            search field "Find a bird" = ""
            text "Searches: 0"
            list
              row
                text "Heron"
              row
                text "Gull"

        """)
  }

  @Test func `without a prompt, the field says "Search"`() {
    let screen = Screen { Text("Birds").searchable(text: .constant("x")) }
    #expect(screen.searchField().text == "x")
    #expect(screen.graph.elements.first { $0.role == .searchField }?.prompt == "Search")
  }
}

@MainActor
@Suite("Refreshing")
struct RefreshableTests {
  private struct News: View {
    @State private var isThere = true
    @State private var count = 0
    let events: AsyncStream<String>.Continuation
    let gate: AsyncStream<Void>

    var body: some View {
      if isThere {
        List { Text("News \(count)") }
          .refreshable {
            events.yield("start")
            for await _ in gate { break }
            count += 1
            events.yield(Task.isCancelled ? "canceled" : "end")
          }
      }
      Button("Remove") { isThere = false }
    }
  }

  private let events: AsyncStream<String>
  private let yield: AsyncStream<String>.Continuation
  private let gate: AsyncStream<Void>
  private let open: AsyncStream<Void>.Continuation

  init() {
    (events, yield) = AsyncStream.makeStream()
    (gate, open) = AsyncStream.makeStream()
  }

  private func next() async -> String? {
    for await event in events { return event }
    return nil
  }

  @Test func `pulling down a list runs the action, whose write updates the list`() async {
    let screen = Screen(News(events: yield, gate: gate))
    screen.pullToRefresh()
    #expect(screen.story.last?.event == "refresh")
    #expect(await next() == "start")
    #expect(screen.list.texts == [["News 0"]])
    open.yield()
    #expect(await next() == "end")
    #expect(screen.list.texts == [["News 1"]])
  }

  @Test func `a list can't be refreshed again before the action has ended`() async {
    let screen = Screen(News(events: yield, gate: gate))
    screen.pullToRefresh()
    screen.pullToRefresh()
    #expect(await next() == "start")
    open.yield()
    #expect(await next() == "end")
  }

  @Test func `removing the view cancels the action`() async {
    let screen = Screen(News(events: yield, gate: gate))
    screen.pullToRefresh()
    #expect(await next() == "start")
    screen.button("Remove").tap()
    #expect(await next() == "canceled")
  }

  @Test func `a view can refresh with the action in its environment`() async {
    struct Again: View {
      @Environment(\.refresh) private var refresh
      let done: AsyncStream<String>.Continuation

      var body: some View {
        Button("Again") {
          Task {
            await refresh?()
            done.yield("refreshed")
          }
        }
        .disabled(refresh == nil)
      }
    }
    let screen = Screen {
      Again(done: yield).refreshable { yield.yield("run") }
      Again(done: yield)
    }
    #expect(!screen.button("Again", at: 1).isEnabled)
    screen.button("Again", at: 0).tap()
    #expect(await next() == "run")
    #expect(await next() == "refreshed")
  }

  @Test func `a screen without a refreshable list can't be refreshed`() {
    let screen = Screen { List { Text("News") } }
    withKnownIssue {
      screen.pullToRefresh()
    } matching: { issue in
      issue.description.contains("There is nothing to refresh. The screen shows:")
    }
  }
}
