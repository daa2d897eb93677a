import StateFlow
import Testing
import WorkbookTesting

/// Checks views that are placed over or behind other views and are built from the preferences of
/// those views (PK4).
@MainActor
@Suite("Overlays and backgrounds from preferences")
struct PreferenceLayerTests {
  private struct Total: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 1

    var body: some View {
      Button("\(name) \(count)") { count += 1 }.preference(key: Total.self, value: count)
    }
  }

  private struct Marker: View {
    let total: Int
    @State private var marks = 0

    var body: some View {
      Button("total \(total), \(marks) marks") { marks += 1 }
    }
  }

  @Test func `PK4 an overlay shows the combined preference value, starting with the first frame`() {
    let screen = Screen {
      VStack {
        Counter(name: "a")
        Counter(name: "b")
      }
      .overlayPreferenceValue(Total.self) { Text("total \($0)") }
    }
    #expect(screen.texts == ["total 2"])
    #expect(screen.story.updates.count == 1)
  }

  @Test func `PK4 an overlay is updated when the preference value changes and keeps its state`() {
    let screen = Screen {
      VStack {
        Counter(name: "a")
        Counter(name: "b")
      }
      .overlayPreferenceValue(Total.self) { Marker(total: $0) }
    }
    screen.button("total 2, 0 marks").tap()
    screen.button("a 1").tap()
    #expect(screen.button("total 3, 1 marks").exists)
    #expect(screen.story.updates.last?.event == "tap \"a 1\"")
  }

  @Test func `PK4 an overlay's closure runs again only when the preference value changes`() {
    let log = Log()
    let screen = Screen {
      VStack {
        Counter(name: "a")
        Marker(total: 5)
      }
      .overlayPreferenceValue(Total.self) { total in
        Text("total \(log.noting("\(total)", total))")
      }
    }
    screen.button("total 5, 0 marks").tap()
    screen.button("a 1").tap()
    #expect(log.entries == ["1", "2"])
  }

  @Test func `PK4 an overlay's closure receives the default if no view sets the preference`() {
    let screen = Screen {
      Text("plain").overlayPreferenceValue(Total.self) { Text("total \($0)") }
    }
    #expect(screen.texts == ["plain", "total 0"])
  }

  @Test func `PK4 a background comes before the view, and an overlay comes after it`() {
    let screen = Screen {
      Text("view").preference(key: Total.self, value: 4)
        .backgroundPreferenceValue(Total.self) { Text("behind \($0)") }
        .overlayPreferenceValue(Total.self) { Text("over \($0)") }
    }
    #expect(screen.texts == ["behind 4", "view", "over 4"])
  }

  @Test func `PK4 an enclosing view receives the preference values of a view and its overlay`() {
    let log = Log()
    _ = Screen {
      Counter(name: "a")
        .overlayPreferenceValue(Total.self) { total in
          Text("over").preference(key: Total.self, value: 10 * total)
        }
        .onPreferenceChange(Total.self) { log.note("\($0)") }
    }
    #expect(log.entries == ["11"])
  }

  @Observable final class Unit {
    var name = "items"
  }

  @Test func `PK4 an overlay is updated when values that its closure captures or reads change`() {
    struct Shelf: View {
      let unit: Unit
      @State private var prefix = "total"
      var body: some View {
        Button("Rename") { prefix = "sum" }
        Button("Count birds") { unit.name = "birds" }
        Counter(name: "a")
          .overlayPreferenceValue(Total.self) { Text("\(prefix) \($0) \(unit.name)") }
      }
    }
    let screen = Screen { Shelf(unit: Unit()) }
    screen.button("Rename").tap()
    let renamed = screen.texts
    screen.button("Count birds").tap()
    #expect(renamed == ["sum 1 items"])
    #expect(screen.texts == ["sum 1 birds"])
  }

  @Test func `PK4 an overlay in a hidden tab isn't updated until the tab is shown`() {
    struct Tabs: View {
      @State private var tab = 0
      var body: some View {
        TabView(selection: $tab) {
          Counter(name: "a").overlayPreferenceValue(Total.self) { Text("total \($0)") }
            .tabItem { Text("One") }.tag(0)
          Text("two").tabItem { Text("Two") }.tag(1)
        }
      }
    }
    let screen = Screen { Tabs() }
    screen.button("a 1").tap()
    screen.tab("Two").select()
    screen.tab("One").select()
    #expect(screen.texts.contains("total 2"))
  }
}
