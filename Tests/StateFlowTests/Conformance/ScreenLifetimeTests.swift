import StateFlow
import Testing
import WorkbookTesting

/// Tests of the appearance and disappearance of tabs and pushed screens (N1 to N3).
@MainActor
@Suite("Screens")
struct ScreenLifetimeTests {
  private struct Room: View {
    let name: String
    let log: Log
    @State private var visits = 0

    var body: some View {
      Button("\(name): \(visits)") { visits += 1 }
        .onAppear { log.note("+\(name)") }
        .onDisappear { log.note("-\(name)") }
    }
  }

  private struct Tabbed: View {
    let log: Log
    @State private var selection = 1

    var body: some View {
      TabView(selection: $selection) {
        ForEach([1, 2], id: \.self) { number in
          Room(name: "room \(number)", log: log).tabItem { Text("Tab \(number)") }
        }
        Room(name: "cellar", log: log).tabItem { Text("Cellar") }.tag(3)
      }
      Button("Go down") { selection = 3 }
    }
  }

  // MARK: N1, tabs

  @Test func `N1 only the views in the selected tab appear`() {
    let log = Log()
    _ = Screen { Tabbed(log: log) }
    #expect(log.entries == ["+room 1"])
  }

  @Test func `N1 a newly selected tab appears before the previous tab disappears`() {
    let log = Log()
    let screen = Screen { Tabbed(log: log) }
    log.clear()
    screen.tab("Tab 2").select()
    screen.button("Go down").tap()
    #expect(log.entries == ["+room 2", "-room 1", "+cellar", "-room 2"])
    #expect(screen.tab("Cellar").isSelected)
  }

  @Test func `N1 a tab keeps its state in the background`() {
    let screen = Screen { Tabbed(log: Log()) }
    screen.button("room 1: 0").tap()
    screen.tab("Cellar").select()
    screen.tab("Tab 1").select()
    #expect(screen.button("room 1: 1").exists)
  }

  @Test func `N1 a view that is added to a background tab appears when the tab is selected`() {
    struct Growing: View {
      let log: Log
      @State private var isGrown = false

      var body: some View {
        Button("Grow") { isGrown = true }
        TabView {
          Text("front").tabItem { Text("Front") }
          VStack { if isGrown { Room(name: "tree", log: log) } }.tabItem { Text("Garden") }
        }
      }
    }
    let log = Log()
    let screen = Screen { Growing(log: log) }
    screen.button("Grow").tap()
    let before = log.entries
    screen.tab("Garden").select()
    #expect(before == [])
    #expect(log.entries == ["+tree"])
  }

  @Test func `N1 views in nested tabs appear only when the enclosing tab is selected`() {
    let log = Log()
    let screen = Screen {
      TabView {
        Text("outside").tabItem { Text("Outside") }
        TabView {
          Room(name: "one", log: log).tabItem { Text("One") }
          Room(name: "two", log: log).tabItem { Text("Two") }
        }
        .tabItem { Text("Inside") }
      }
    }
    screen.tab("Inside").select()
    screen.tab("Two").select()
    screen.tab("Outside").select()
    #expect(log.entries == ["+one", "+two", "-one", "-two"])
  }

  @Test func `N1 the children of a tab appear before the view that contains the tabs`() {
    let log = Log()
    _ = Screen {
      TabView { Room(name: "room", log: log).tabItem { Text("Room") } }
        .onAppear { log.note("+tabs") }
    }
    #expect(log.entries == ["+room", "+tabs"])
  }

  @Test func `N1 a view that disappeared with its tab doesn't disappear again with its screen`() {
    let log = Log()
    let screen = Screen { Tabbed(log: log) }
    screen.tab("Tab 2").select()
    log.clear()
    screen.close()
    #expect(log.entries == ["-room 2"])
  }

  @Test func `N1 the story shows which views appeared and disappeared`() {
    let screen = Screen { Tabbed(log: Log()) }
    screen.tab("Tab 2").select()
    #expect(
      screen.story.last?.moments.map { "\($0.kind) \($0.view)" } == [
        "appeared Room", "disappeared Room",
      ])
  }

  // MARK: N1, pushed screens

  private struct Stacked: View {
    let log: Log

    var body: some View {
      NavigationStack {
        VStack {
          Room(name: "hall", log: log)
          NavigationLink("In") {
            VStack {
              Room(name: "kitchen", log: log)
              NavigationLink("Further") { Room(name: "pantry", log: log) }
            }
          }
        }
      }
    }
  }

  @Test func `N1 in a push or a pop, the new screen appears before the old one disappears`() {
    let log = Log()
    let screen = Screen { Stacked(log: log) }
    screen.button("In").tap()
    screen.button("Further").tap()
    screen.navigation.goBack()
    screen.navigation.goBack()
    #expect(
      log.entries == [
        "+hall", "+kitchen", "-hall", "+pantry", "-kitchen", "+kitchen", "-pantry", "+hall",
        "-kitchen",
      ])
  }

  @Test func `N1 a root beneath a pushed screen keeps its state, but a popped screen doesn't`() {
    let screen = Screen { Stacked(log: Log()) }
    screen.button("hall: 0").tap()
    screen.button("In").tap()
    screen.button("kitchen: 0").tap()
    screen.navigation.goBack()
    let hall = screen.button("hall: 1").exists
    screen.button("In").tap()
    #expect(hall)
    #expect(screen.button("kitchen: 0").exists)
  }

  @Test func `N1 a pushed screen disappears with its tab`() {
    let log = Log()
    let screen = Screen {
      TabView {
        Stacked(log: log).tabItem { Text("House") }
        Text("street").tabItem { Text("Street") }
      }
    }
    screen.button("In").tap()
    log.clear()
    screen.tab("Street").select()
    screen.tab("House").select()
    #expect(log.entries == ["-kitchen", "+kitchen"])
  }

  @Test func `N1 removing a link also removes the link's destination`() {
    struct Leaving: View {
      let log: Log
      @State private var hasLink = true

      var body: some View {
        NavigationStack {
          VStack {
            Room(name: "hall", log: log)
            if hasLink {
              NavigationLink("In") { Button("Wall up") { hasLink = false } }
            }
          }
        }
      }
    }
    let log = Log()
    let screen = Screen { Leaving(log: log) }
    screen.button("In").tap()
    screen.button("Wall up").tap()
    #expect(!screen.navigation.canGoBack)
    #expect(log.entries == ["+hall", "-hall", "+hall"])
  }

  @Test func `N1 presenting a sheet doesn't make the screen beneath it disappear`() {
    struct Sheeted: View {
      let log: Log
      @State private var isShown = false

      var body: some View {
        Room(name: "hall", log: log)
        Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Text("sheet") }
      }
    }
    let log = Log()
    let screen = Screen { Sheeted(log: log) }
    screen.button("Show").tap()
    screen.sheet.dismiss()
    #expect(log.entries == ["+hall"])
  }

  // MARK: N2

  @Test
  func `N2 a task is canceled when its tab is deselected and restarted when its tab returns`()
    async
  {
    let (events, event) = AsyncStream<String>.makeStream()
    let screen = Screen {
      TabView {
        Text("work").task { await noteUntilCancelled(event) }.tabItem { Text("Work") }
        Text("rest").tabItem { Text("Rest") }
      }
    }
    var iterator = events.makeAsyncIterator()
    let started = await iterator.next()
    screen.tab("Rest").select()
    let ended = await iterator.next()
    screen.tab("Work").select()
    let startedAgain = await iterator.next()
    screen.close()
    #expect([started, ended, startedAgain] == ["start", "end", "start"])
  }

  // MARK: N3

  private struct Destination: View {
    let log: Log

    init(log: Log) {
      self.log = log
      log.note("init")
    }

    var body: some View { Text(log.noting("body", "destination")) }
  }

  @Test
  func `N3 each body run creates a link's destination, whose body runs only once it's shown`() {
    struct Linked: View {
      let log: Log
      @State private var count = 0

      var body: some View {
        NavigationStack {
          Button("Count \(count)") { count += 1 }
          NavigationLink("In") { Destination(log: log) }
        }
      }
    }
    let log = Log()
    let screen = Screen { Linked(log: log) }
    screen.button("Count 0").tap()
    let before = log.entries
    screen.button("In").tap()
    #expect(before == ["init", "init"])
    #expect(log.entries == ["init", "init", "body"])
  }

  @Test func `N3 a link with a value creates nothing until a user follows it`() {
    let log = Log()
    let screen = Screen {
      NavigationStack {
        NavigationLink("In", value: 1)
          .navigationDestination(for: Int.self) { _ in Destination(log: log) }
      }
    }
    let before = log.entries
    screen.button("In").tap()
    #expect(before == [])
    #expect(log.entries == ["init", "body"])
  }
}

private func noteUntilCancelled(_ events: AsyncStream<String>.Continuation) async {
  events.yield("start")
  let (stream, continuation) = AsyncStream<Never>.makeStream()
  await withTaskCancellationHandler {
    for await _ in stream {}
  } onCancel: {
    continuation.finish()
  }
  events.yield("end")
}
