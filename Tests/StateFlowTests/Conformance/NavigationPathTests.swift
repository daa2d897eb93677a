import StateFlow
import Testing
import WorkbookTesting

/// Tests of navigation with values (N4 to N6).
@MainActor
@Suite("Navigation paths")
struct NavigationPathTests {
  private struct Page: View {
    let name: String
    let log: Log
    @State private var marks = 0

    var body: some View {
      Button("\(name): \(marks)") { marks += 1 }
        .navigationTitle(name)
        .onAppear { log.note("+\(name)") }
        .onDisappear { log.note("-\(name)") }
    }
  }

  private struct Numbers: View {
    let log: Log
    @State var path: [Int] = []
    @State private var suffix = ""

    var body: some View {
      Text("path \(path)")
      Button("To 2, 3") { path = [2, 3] }
      Button("To 1, 3") { path = [1, 3] }
      Button("To 4") { path = [4] }
      Button("Home") { path = [] }
      Button("Rename") { suffix = "!" }
      NavigationStack(path: $path) {
        Page(name: "root", log: log)
        NavigationLink("One", value: 1)
          .navigationDestination(for: Int.self) { number in
            Page(name: "page \(number)\(suffix)", log: log)
            NavigationLink("Next", value: number + 1)
          }
      }
    }
  }

  // MARK: N4

  @Test func `N4 a link appends its value to the path, and going back removes the value`() {
    let screen = Screen { Numbers(log: Log()) }
    screen.button("One").tap()
    screen.button("Next").tap()
    let deep = (screen.texts[0], screen.navigation.title)
    screen.navigation.goBack()
    #expect(deep == ("path [1, 2]", "page 2"))
    #expect(screen.texts[0] == "path [1]")
    #expect(screen.navigation.title == "page 1")
  }

  @Test func `N4 writing the path changes all screens in a single update`() {
    let log = Log()
    let screen = Screen { Numbers(log: log) }
    screen.button("To 2, 3").tap()
    let deep = screen.navigation.title
    screen.button("Home").tap()
    #expect(deep == "page 3")
    #expect(screen.navigation.title == "root")
    #expect(!screen.navigation.canGoBack)
    #expect(log.entries == ["+root", "+page 3", "-root", "+root", "-page 3"])
  }

  @Test func `N4 a stack whose path has initial values shows the screen for the last value`() {
    let log = Log()
    let screen = Screen { Numbers(log: log, path: [1, 2]) }
    #expect(screen.navigation.title == "page 2")
    #expect(log.entries == ["+page 2"])
  }

  @Test
  func `N4 calling dismiss pops the screen that reads it and all screens above that screen`() {
    struct Leaving: View {
      @Environment(\.dismiss) private var dismiss
      let number: Int
      var body: some View { Button("Leave \(number)") { dismiss() } }
    }
    struct Stack: View {
      @State private var path = [1, 2]
      var body: some View {
        Text("path \(path)")
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { Leaving(number: $0) }
        }
      }
    }
    let screen = Screen { Stack() }
    screen.button("Leave 2").tap()
    screen.button("Leave 1").tap()
    #expect(screen.texts == ["path []", "root"])
  }

  @Test func `N4 a NavigationPath can contain values of several types`() {
    struct Mixed: View {
      @State private var path = NavigationPath()
      var body: some View {
        Text("\(path.count)")
        Button("Home") { path.removeLast(path.count) }
        NavigationStack(path: $path) {
          NavigationLink("Number", value: 7)
            .navigationDestination(for: Int.self) { NavigationLink("Word \($0)", value: "w") }
            .navigationDestination(for: String.self) { Text("word \($0)") }
        }
      }
    }
    let screen = Screen { Mixed() }
    screen.button("Number").tap()
    screen.button("Word 7").tap()
    let deep = screen.texts
    screen.button("Home").tap()
    #expect(deep == ["2", "word w"])
    #expect(screen.texts == ["0"])
  }

  @Test func `N4 a stack that isn't passed a path stores its own path`() {
    let screen = Screen {
      NavigationStack {
        NavigationLink("One", value: 1)
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
    screen.button("One").tap()
    let page = screen.texts
    screen.navigation.goBack()
    #expect(page == ["page 1"])
    #expect(screen.button("One").exists)
  }

  @Test func `N4 if several destinations match, the one nearest to the root is used`() {
    let screen = Screen {
      NavigationStack {
        NavigationLink("One", value: 1)
          .navigationDestination(for: Int.self) { Text("inner \($0)") }
          .navigationDestination(for: Int.self) { Text("outer \($0)") }
      }
    }
    screen.button("One").tap()
    #expect(screen.texts == ["outer 1"])
  }

  @Test func `N4 a link without a value or outside a stack is disabled`() {
    let screen = Screen {
      NavigationLink("Stray", value: 1)
      NavigationStack { NavigationLink("Empty", value: Int?.none) }
    }
    #expect(!screen.button("Stray").isEnabled)
    #expect(!screen.button("Empty").isEnabled)
  }

  // MARK: N5

  @Test func `N5 a screen keeps its state while its value stays at the same index in the path`() {
    let screen = Screen { Numbers(log: Log(), path: [2]) }
    screen.button("page 2: 0").tap()
    screen.button("To 2, 3").tap()
    screen.navigation.goBack()
    let kept = screen.button("page 2: 1").exists
    screen.button("To 1, 3").tap()
    screen.button("To 2, 3").tap()
    screen.navigation.goBack()
    #expect(kept)
    #expect(screen.button("page 2: 0").exists)
  }

  @Test func `N5 a screen is updated when a value that its destination reads changes`() {
    let screen = Screen { Numbers(log: Log(), path: [2]) }
    screen.button("page 2: 0").tap()
    screen.button("Rename").tap()
    #expect(screen.button("page 2!: 1").exists)
  }

  @Test func `N5 an observable object can store the path`() {
    final class Router: ObservableObject { @Published var path: [String] = [] }
    struct Routed: View {
      @StateObject private var router = Router()
      var body: some View {
        Button("Deep") { router.path = ["a", "b"] }
        NavigationStack(path: $router.path) {
          Text("root").navigationDestination(for: String.self) { Text("page \($0)") }
        }
      }
    }
    let screen = Screen { Routed() }
    screen.button("Deep").tap()
    #expect(screen.texts == ["page b"])
  }

  @Test func `N5 releasing a graph releases the screens of its stack`() {
    final class Probe: ObservableObject {}
    final class Box { weak var probe: Probe? }
    struct Holder: View {
      let box: Box
      @StateObject private var probe = Probe()
      var body: some View {
        NavigationLink("Further") { Text("further") }.onAppear { box.probe = probe }
      }
    }
    let (root, pushed) = (Box(), Box())
    var graph: ViewGraph? = ViewGraph {
      NavigationStack(path: .constant([1])) {
        TabView { Holder(box: root) }
          .navigationDestination(for: Int.self) { _ in Holder(box: pushed) }
      }
    }
    let isHeld = pushed.probe != nil
    weak let released = graph
    graph = nil
    #expect(isHeld)
    #expect(released == nil)
    #expect(root.probe == nil)
    #expect(pushed.probe == nil)
  }

  // MARK: N6

  @Test func `N6 a link to a value without a destination is diagnosed and has no effect`() {
    let screen = Screen {
      NavigationStack {
        NavigationLink("One", value: 1)
          .navigationDestination(for: String.self) { Text($0) }
      }
    }
    screen.button("One").tap()
    #expect(screen.diagnostics.map(\.kind) == [.missingDestination])
    #expect(screen.diagnostics[0].message.contains(".navigationDestination(for: Int.self)"))
    #expect(!screen.navigation.canGoBack)
  }

  @Test func `N6 a value in the path without a destination is diagnosed once`() {
    struct Lost: View {
      @State private var path = [1]
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }
        NavigationStack(path: $path) { Text("root") }
      }
    }
    let screen = Screen { Lost() }
    screen.button("Count 0").tap()
    #expect(screen.diagnostics.map(\.kind) == [.missingDestination])
    #expect(screen.texts == ["⚠"])
    screen.navigation.goBack()
    #expect(screen.texts == ["root"])
  }

  @Test func `N6 a link can't append a value of a different type to an array`() {
    struct Typed: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          NavigationLink("Word", value: "w")
            .navigationDestination(for: String.self) { Text($0) }
        }
      }
    }
    let screen = Screen { Typed() }
    screen.button("Word").tap()
    #expect(screen.diagnostics.map(\.kind) == [.missingDestination])
    #expect(screen.diagnostics[0].message.contains("use a NavigationPath"))
  }
}
