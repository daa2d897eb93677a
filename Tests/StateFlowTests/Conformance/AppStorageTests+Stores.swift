import StateFlow
import Testing
import WorkbookTesting

extension AppStorageTests {
  /// A view whose setting doesn't specify a store.
  struct Plain: View {
    @AppStorage("AppStorageTests.plain") private var number = 1
    var body: some View {
      Text("\(number)")
      Button("Add") { number += 1 }
    }
  }

  @Test func `AS3 a default store applies to all views inside it that don't specify a store`() {
    let (outer, inner) = (TemporaryDefaults(), TemporaryDefaults())
    let own = TemporaryDefaults()
    let screen = Screen {
      VStack {
        Plain()
        Plain().defaultAppStorage(inner.store)
        Goal("AppStorageTests.plain", in: own.store)
      }
      .defaultAppStorage(outer.store)
    }
    for index in 0...2 { screen.button("Add", at: index).tap() }
    screen.button("Add", at: 1).tap()
    #expect(screen.texts == ["2", "3", "9"])
    #expect(outer.store.integer(forKey: "AppStorageTests.plain") == 2)
    #expect(inner.store.integer(forKey: "AppStorageTests.plain") == 3)
    #expect(own.store.integer(forKey: "AppStorageTests.plain") == 9)
    #expect(UserDefaults.standard.object(forKey: "AppStorageTests.plain") == nil)
  }

  @Test func `AS3 when the default store is replaced, its views read the new store`() {
    struct Switching: View {
      let stores: [UserDefaults]
      @State private var index = 0
      var body: some View {
        Button("Switch") { index = 1 }
        Plain().defaultAppStorage(stores[index])
      }
    }
    let (first, second) = (TemporaryDefaults(), TemporaryDefaults())
    second.store.set(5, forKey: "AppStorageTests.plain")
    let screen = Screen { Switching(stores: [first.store, second.store]) }
    #expect(screen.texts == ["1"])
    screen.button("Switch").tap()
    #expect(screen.texts == ["5"])
    screen.button("Add").tap()
    #expect(second.store.integer(forKey: "AppStorageTests.plain") == 6)
    #expect(first.savedKeys == [])
  }

  @Test func `AS3 a default store can also be set for a scene`() {
    struct PlainApp: App {
      static nonisolated(unsafe) var store = UserDefaults.standard
      var body: some Scene { WindowGroup { Plain() }.defaultAppStorage(Self.store) }
    }
    let defaults = TemporaryDefaults()
    PlainApp.store = defaults.store
    defaults.store.set(4, forKey: "AppStorageTests.plain")
    let graph = ViewGraph(app: PlainApp())
    #expect(graph.texts.first == "4")
  }

  @Test func `AS1 an optional raw value is nil if its key is missing`() {
    enum Order: String { case name, date }
    enum Level: Int { case low = 1, high = 2 }
    struct Optionals: View {
      @AppStorage("order") private var order: Order?
      @AppStorage("level") private var level: Level?
      var body: some View {
        Text("\(order?.rawValue ?? "none") \(level?.rawValue ?? 0)")
        Button("Set") { (order, level) = (.date, .high) }
        Button("Clear") { (order, level) = (nil, nil) }
      }
    }
    let defaults = TemporaryDefaults()
    let screen = Screen { Optionals().defaultAppStorage(defaults.store) }
    #expect(screen.texts == ["none 0"])
    screen.button("Set").tap()
    #expect(screen.texts == ["date 2"])
    screen.button("Clear").tap()
    #expect(screen.texts == ["none 0"])
    #expect(defaults.savedKeys == [])
  }

  @Test(arguments: [Int.max, .min, 0, -1])
  func `AS1 every Int is read back exactly as it was written`(_ number: Int) {
    let defaults = TemporaryDefaults()
    AppStorage(wrappedValue: 8, "goal", store: defaults.store).wrappedValue = number
    let later = AppStorage(wrappedValue: 8, "goal", store: defaults.reopened())
    #expect(later.wrappedValue == number)
  }
}
