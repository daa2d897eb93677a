import StateFlow
import Synchronization
import Testing
import WorkbookTesting

@Suite("Scene storage")
@MainActor
struct SceneStorageTests {
  struct Draft: View {
    @SceneStorage("draft") private var text = ""
    var body: some View {
      Text("Draft: \(text)")
      TextField("Draft", text: $text)
    }
  }

  struct Counter: View {
    @SceneStorage("count") private var count = 3
    var body: some View {
      Text("\(count)")
      Button("Add") { count += 1 }
    }
  }

  @Test func `SS1 properties with the same key in a scene share one value`() {
    let screen = Screen {
      Counter()
      Counter()
      Draft()
    }
    screen.button("Add", at: 0).tap()
    #expect(screen.texts == ["4", "4", "Draft: "])
    #expect(screen.bodyCount(of: Draft.self) == 1, "Draft reads a different key.")
    #expect(
      screen.story.last?.writes.map { "\($0.owner).\($0.property) \($0.old) \($0.new)" }
        == ["SceneStorage.count 3 4"])
  }

  @Test func `SS1 two scenes don't share the values of their properties`() {
    let (first, second) = (Screen { Counter() }, Screen { Counter() })
    first.button("Add").tap()
    #expect(first.texts == ["4"])
    #expect(second.texts == ["3"])
  }

  @Test func `SS1 writing an equal value doesn't update any view`() {
    struct Same: View {
      @SceneStorage("same") private var value = 3
      var body: some View {
        Text("\(value)")
        Button("Set") { value = 5 }
      }
    }
    let screen = Screen { Same() }
    screen.button("Set").tap()
    screen.button("Set").tap()
    #expect(screen.bodyCount(of: Same.self) == 2)
  }

  @Test func `SS2 a value is kept when its view leaves the screen`() {
    struct Parent: View {
      @State private var isShown = true
      var body: some View {
        Toggle("Shown", isOn: $isShown)
        if isShown { Counter() }
      }
    }
    let screen = Screen { Parent() }
    screen.button("Add").tap()
    screen.toggle("Shown").toggle()
    screen.toggle("Shown").toggle()
    #expect(screen.texts == ["4"])
  }

  @Test func `SS2 a sheet belongs to the scene of the view that presents it`() {
    struct Presenting: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Draft() }
        Draft()
      }
    }
    let screen = Screen { Presenting() }
    screen.textField("Draft").type("Hello")
    screen.button("Show").tap()
    #expect(screen.sheet.texts == ["Draft: Hello"])
  }

  @Test func `SS3 a value of a different type reads as the default until the next write`() {
    struct Wrong: View {
      @SceneStorage("count") private var text = "none"
      var body: some View {
        Text(text)
        Button("Write") { text = "some" }
      }
    }
    let screen = Screen {
      Counter()
      Wrong()
    }
    screen.button("Add").tap()
    #expect(screen.texts == ["4", "none"])
    screen.button("Write").tap()
    #expect(screen.texts == ["3", "some"])
  }

  @Test func `SS3 raw values and optionals can be stored`() {
    enum Tab: String { case home, search }
    enum Level: Int { case low = 1, high = 2 }
    struct Several: View {
      @SceneStorage("tab") private var tab = Tab.home
      @SceneStorage("level") private var level = Level.low
      @SceneStorage("chosen") private var chosen: Tab?
      @SceneStorage("rank") private var rank: Level?
      @SceneStorage("page") private var page: Int?
      var body: some View {
        let optionals = "\(chosen?.rawValue ?? "-") \(rank?.rawValue ?? 0) \(page ?? -1)"
        Text("\(tab.rawValue) \(level.rawValue) \(optionals)")
        Button("Set") {
          (tab, level) = (.search, .high)
          (chosen, rank, page) = (.search, .high, 7)
        }
        Button("Clear") { (chosen, rank, page) = (nil, nil, nil) }
      }
    }
    let screen = Screen { Several() }
    #expect(screen.texts == ["home 1 - 0 -1"])
    screen.button("Set").tap()
    #expect(screen.texts == ["search 2 search 2 7"])
    screen.button("Clear").tap()
    #expect(screen.texts == ["search 2 - 0 -1"])
  }

  struct Everything: View {
    @SceneStorage("bool") private var bool = false
    @SceneStorage("int") private var int = 0
    @SceneStorage("double") private var double = 0.5
    @SceneStorage("string") private var string = ""
    @SceneStorage("url") private var url = URL(filePath: "/")
    @SceneStorage("data") private var data = Data()
    var body: some View {
      Text("\(bool) \(int) \(double) \(string) \(url.absoluteString) \(data.count)")
      Button("Set") {
        (bool, int, double, string) = (true, .max, .greatestFiniteMagnitude, "ä 🐛")
        (url, data) = (URL(string: "https://example.org/?a=1")!, Data([0, 255]))
      }
    }
  }

  @Test func `SS4 a scene is restored from its archive`() {
    let saved = SceneValues()
    let before = Screen { Everything() }
    before.set(\.sceneValues, saved)
    before.button("Set").tap()
    let archive = saved.archive
    let after = Screen { Everything() }
    #expect(after.texts != before.texts)
    after.set(\.sceneValues, SceneValues(restoring: archive))
    #expect(after.texts == before.texts)
  }

  @Test func `SS4 a scene with an unreadable archive starts with default values`() {
    let screen = Screen { Counter() }
    screen.set(\.sceneValues, SceneValues(restoring: Data("no archive".utf8)))
    #expect(screen.texts == ["3"])
  }

  @Test func `SS4 a scene's change handler is called once for each change, and only for changes`() {
    let changes = Mutex(0)
    let values = SceneValues { _ in changes.withLock { $0 += 1 } }
    let screen = Screen { Counter() }
    screen.set(\.sceneValues, values)
    #expect(changes.withLock { $0 } == 0)
    screen.button("Add").tap()
    screen.refresh()
    #expect(changes.withLock { $0 } == 1)
  }

  @Test func `SS5 outside a view, a property returns its default and ignores writes`() {
    struct Model { @SceneStorage("count") var count = 3 }
    let model = Model()
    let (_, diagnostics) = Diagnostic.collecting {
      model.count = 4
      model.$count.wrappedValue = 5
    }
    #expect(model.count == 3)
    #expect(diagnostics.map(\.kind) == [.stateOffScreen, .stateOffScreen])
    #expect(diagnostics.first?.message.contains("\"count\"") == true)
  }

  @Test func `a write on another thread through a binding runs only the child's body`() {
    struct Child: View {
      @Binding var count: Int
      let held: Held<Binding<Int>>
      var body: some View {
        let _ = (held.value = $count)
        Text("\(count)")
      }
    }
    struct Parent: View {
      @SceneStorage("count") private var count = 3
      let held: Held<Binding<Int>>
      var body: some View { Child(count: $count, held: held) }
    }
    let held = Held<Binding<Int>>()
    let screen = Screen { Parent(held: held) }
    let binding = held.value!
    join { binding.wrappedValue = 9 }
    #expect(screen.texts == ["9"])
    #expect(screen.bodyCount(of: Parent.self) == 1)
  }
}
