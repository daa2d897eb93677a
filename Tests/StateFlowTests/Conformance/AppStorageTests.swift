import StateFlow
import Synchronization
import Testing
import WorkbookTesting

@Suite("App storage")
@MainActor
struct AppStorageTests {
  /// Runs a test with a separate store and removes the store even if the test throws.
  private func withStore(_ work: (UserDefaults) throws -> Void) throws {
    let name = "StateFlowTests.\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    try work(store)
  }

  struct Goal: View {
    @AppStorage private var goal: Int
    init(_ key: String, in store: UserDefaults) {
      _goal = AppStorage(wrappedValue: 8, key, store: store)
    }
    var body: some View {
      Text("\(goal)")
      Button("Add") { goal += 1 }
    }
  }

  @Test
  func `AS1 a missing key reads as the default, and reading doesn't save the default`() throws {
    try withStore { store in
      let screen = Screen { Goal("goal", in: store) }
      #expect(screen.texts == ["8"])
      #expect(store.object(forKey: "goal") == nil)
    }
  }

  @Test func `AS1 a write is saved in the store and runs the body once`() throws {
    try withStore { store in
      let screen = Screen { Goal("goal", in: store) }
      screen.button("Add").tap()
      #expect(screen.texts == ["9"])
      #expect(store.integer(forKey: "goal") == 9)
      #expect(screen.bodyCount(of: Goal.self) == 2)
    }
  }

  @Test func `AS1 a view shows the value in the store`() throws {
    try withStore { store in
      store.set(3, forKey: "goal")
      #expect(Screen { Goal("goal", in: store) }.texts == ["3"])
    }
  }

  @Test func `AS1 a write also updates other wrappers that have the same store and key`() throws {
    try withStore { store in
      let screen = Screen {
        Goal("goal", in: store)
        Goal("goal", in: store)
      }
      let other = Screen { Goal("goal", in: store) }
      screen.button("Add", at: 0).tap()
      #expect(screen.texts == ["9", "9"])
      #expect(other.texts == ["9"])
    }
  }

  @Test func `AS1 a write through a wrapper outside any view updates the views`() throws {
    struct Settings { @AppStorage var goal: Int }
    try withStore { store in
      let screen = Screen { Goal("goal", in: store) }
      let settings = Settings(goal: AppStorage(wrappedValue: 8, "goal", store: store))
      settings.goal = 20
      #expect(settings.goal == 20)
      #expect(screen.texts == ["20"])
    }
  }

  @Test func `AS1 the story lists a write once, even if several properties share the key`() throws {
    try withStore { store in
      let screen = Screen {
        Goal("goal", in: store)
        Goal("goal", in: store)
      }
      screen.button("Add", at: 0).tap()
      #expect(screen.story.last?.writes.map { "\($0.property) \($0.new)" } == ["goal 9"])
    }
  }

  @Test func `AS1 the story lists a write once, even if one of the views doesn't read it`() throws {
    struct Writer: View {
      @AppStorage private var goal: Int
      init(_ key: String, in store: UserDefaults) {
        _goal = AppStorage(wrappedValue: 8, key, store: store)
      }
      var body: some View { Button("Twenty") { goal = 20 } }
    }
    try withStore { store in
      for readerIsFirst in [true, false] {
        store.set(8, forKey: "goal")
        let screen = Screen {
          if readerIsFirst { Goal("goal", in: store) }
          Writer("goal", in: store)
          if !readerIsFirst { Goal("goal", in: store) }
        }
        screen.button("Twenty").tap()
        #expect(screen.story.last?.writes.map(\.new) == ["20"])
        #expect(screen.story.last?.writes.first?.outcome == .announced)
      }
    }
  }

  @Test func `AS1 a URL is restored, but a value that isn't a URL reads as the default`() throws {
    struct Page: View {
      @AppStorage private var page: URL
      init(in store: UserDefaults) {
        _page = AppStorage(wrappedValue: URL(filePath: "/start"), "page", store: store)
      }
      var body: some View {
        Text(page.absoluteString)
        Button("Web") { page = URL(string: "https://example.org/a?b=1")! }
        Button("File") { page = URL(filePath: "/tmp/a b") }
      }
    }
    try withStore { store in
      let screen = Screen { Page(in: store) }
      screen.button("Web").tap()
      #expect(screen.texts == ["https://example.org/a?b=1"])
      screen.button("File").tap()
      #expect(screen.texts == ["file:///tmp/a%20b"])
      for foreign in [Data(), Data([1]), Data("{}".utf8)] {
        store.set(foreign, forKey: "page")
        #expect(Screen { Page(in: store) }.texts == ["file:///start"])
      }
      store.set(7, forKey: "page")
      #expect(Screen { Page(in: store) }.texts == ["file:///start"])
    }
  }

  @Test func `AS1 writes to other keys and other stores don't update any view`() throws {
    try withStore { store in
      try withStore { otherStore in
        let screen = Screen {
          Goal("goal", in: store)
          Goal("other", in: store)
          Goal("goal", in: otherStore)
        }
        screen.button("Add", at: 1).tap()
        screen.button("Add", at: 2).tap()
        screen.button("Add", at: 2).tap()
        #expect(screen.texts == ["8", "9", "10"])
        #expect(screen.bodyCount(of: Goal.self) == 6)
      }
    }
  }

  /// Defaults that record which keys are read.
  private final class RecordingDefaults: UserDefaults {
    let keys = Mutex<Set<String>>([])

    override func object(forKey key: String) -> Any? {
      keys.withLock { _ = $0.insert(key) }
      return super.object(forKey: key)
    }
  }

  @Test func `AS1 a write doesn't read the values of other keys`() throws {
    let name = "StateFlowTests.\(UUID().uuidString)"
    let store = try #require(RecordingDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    let screen = Screen {
      Goal("goal", in: store)
      Goal("other", in: store)
    }
    store.keys.withLock { $0 = [] }
    screen.button("Add", at: 0).tap()
    #expect(screen.texts == ["9", "8"])
    #expect(store.keys.withLock { $0 } == ["goal"])
  }

  @Test func `AS1 a value of the wrong type reads as the default`() throws {
    struct Mixed: View {
      @AppStorage private var flag: Bool
      @AppStorage private var number: Int
      @AppStorage private var word: String
      init(in store: UserDefaults) {
        _flag = AppStorage(wrappedValue: true, "flag", store: store)
        _number = AppStorage(wrappedValue: 5, "number", store: store)
        _word = AppStorage(wrappedValue: "a", "word", store: store)
      }
      var body: some View { Text("\(flag) \(number) \(word)") }
    }
    try withStore { store in
      store.set("no", forKey: "flag")
      store.set("7", forKey: "number")
      store.set(7, forKey: "word")
      #expect(Screen { Mixed(in: store) }.texts == ["true 5 a"])
      store.set(false, forKey: "flag")
      store.set(true, forKey: "number")
      #expect(Screen { Mixed(in: store) }.texts == ["false 5 a"])
    }
  }

  @Test
  func `AS1 an optional is nil if its key is missing, and writing nil removes the key`() throws {
    struct Nickname: View {
      @AppStorage private var name: String?
      init(in store: UserDefaults) { _name = AppStorage("name", store: store) }
      var body: some View {
        Text(name ?? "none")
        Button("Set") { name = "Ann" }
        Button("Clear") { name = nil }
      }
    }
    try withStore { store in
      let screen = Screen { Nickname(in: store) }
      #expect(screen.texts == ["none"])
      screen.button("Set").tap()
      #expect(screen.texts == ["Ann"])
      screen.button("Clear").tap()
      #expect(screen.texts == ["none"])
      #expect(store.object(forKey: "name") == nil)
    }
  }

  @Test func `AS1 an unknown raw value reads as the default`() throws {
    enum Order: String { case name, date }
    struct Sorting: View {
      @AppStorage private var order: Order
      init(in store: UserDefaults) {
        _order = AppStorage(wrappedValue: .name, "order", store: store)
      }
      var body: some View {
        Text(order.rawValue)
        Button("Date") { order = .date }
      }
    }
    try withStore { store in
      store.set("size", forKey: "order")
      let screen = Screen { Sorting(in: store) }
      #expect(screen.texts == ["name"])
      screen.button("Date").tap()
      #expect(screen.texts == ["date"])
      #expect(store.string(forKey: "order") == "date")
    }
  }

  @Test func `AS1 a view that receives a different key reads that key's value`() throws {
    struct Switching: View {
      let store: UserDefaults
      @State private var key = "a"
      var body: some View {
        Button("Switch") { key = "b" }
        Goal(key, in: store)
      }
    }
    try withStore { store in
      store.set(1, forKey: "a")
      store.set(2, forKey: "b")
      let screen = Screen { Switching(store: store) }
      screen.button("Switch").tap()
      #expect(screen.texts == ["2"])
      screen.button("Add").tap()
      #expect(screen.texts == ["3"])
      #expect(store.integer(forKey: "a") == 1)
    }
  }

  @Test func `AS1 a write through a binding runs only the child's body`() throws {
    struct Child: View {
      @Binding var goal: Int
      var body: some View {
        Text("\(goal)")
        Button("Add") { goal += 1 }
      }
    }
    struct Parent: View {
      @AppStorage private var goal: Int
      init(in store: UserDefaults) { _goal = AppStorage(wrappedValue: 8, "goal", store: store) }
      var body: some View { Child(goal: $goal) }
    }
    try withStore { store in
      let screen = Screen { Parent(in: store) }
      screen.button("Add").tap()
      #expect(screen.texts == ["9"])
      #expect(screen.bodyCount(of: Parent.self) == 1)
    }
  }

  @Test func `AS1 writing through a binding after the screen is closed is safe`() throws {
    struct Handing: View {
      @AppStorage private var goal: Int
      let held: Held<Binding<Int>>
      init(in store: UserDefaults, held: Held<Binding<Int>>) {
        _goal = AppStorage(wrappedValue: 8, "goal", store: store)
        self.held = held
      }
      var body: some View {
        let _ = (held.value = $goal)
        Text("\(goal)")
      }
    }
    try withStore { store in
      let held = Held<Binding<Int>>()
      do { _ = Screen { Handing(in: store, held: held) } }
      held.value?.wrappedValue = 4
      #expect(held.value?.wrappedValue == 4)
    }
  }

  @Test func `AS1 a write on another thread appears on screen after the thread is joined`() throws {
    try withStore { store in
      let screen = Screen { Goal("goal", in: store) }
      nonisolated(unsafe) let setting = AppStorage(wrappedValue: 8, "goal", store: store)
      join { setting.wrappedValue = 30 }
      #expect(screen.texts == ["30"])
    }
  }
}
