import StateFlow
import StateFlowStory
import Testing

@testable import StateFlowTerminal

/// Tests of the keys that select tabs, and of the bar with the tabs' names.
@MainActor
@Suite struct TabKeysTests {
  private struct Numbered: View {
    var body: some View {
      TabView {
        Button("pitfall") {}.tabItem { Text("Pitfall") }
        Button("identity") {}.tabItem { Text("Identity") }
        Button("one") {}.tabItem { Text("1.1 Tap counter") }
        Button("two") {}.tabItem { Text("1.2 Favorites list") }
      }
    }
  }

  private struct Plain: View {
    var body: some View {
      TabView {
        Button("home") {}.tabItem { Text("Home") }
        Button("settings") {}.tabItem { Text("Settings") }
      }
    }
  }

  @Test
  func `pressing a digit selects the exercise with that number, and 0 selects the first tab`() {
    let used = UsedScreen(80, 24) { Numbered() }
    var seen: [String?] = [used.focus]
    for key in ["2", "1", "0", "7"] {
      used.press(key)
      seen.append(used.focus)
    }
    #expect(seen == ["pitfall", "two", "one", "pitfall", "pitfall"])
  }

  @Test func `if tabs aren't numbered, pressing a digit selects a tab by position`() {
    let used = UsedScreen(80, 24) { Plain() }
    used.press("2")
    #expect(used.focus == "settings")
  }

  @Test func `pressing a bracket key selects the previous or next tab`() {
    let used = UsedScreen(80, 24) { Plain() }
    used.press("[")
    let left = used.focus
    used.press("]")
    #expect(left == "settings")
    #expect(used.focus == "home")
  }

  @Test func `in a text field, pressing a digit types it`() {
    let used = UsedScreen(80, 24) {
      TabView {
        TextField("Age", text: .constant("")).tabItem { Text("One") }
        Text("two").tabItem { Text("Two") }
      }
    }
    used.press("2")
    #expect(used.events.first == "type \"2\" into \"Age\"")
  }

  @Test func `while a sheet is open, keys can't select the tabs beneath the sheet`() {
    let used = UsedScreen(80, 24) {
      TabView {
        Text("one").sheet(isPresented: .constant(true)) { Button("Sheet") {} }
          .tabItem { Text("One") }
        Text("two").tabItem { Text("Two") }
      }
    }
    used.press("2", "]")
    #expect(used.events == [])
  }

  @Test func `each time a tab is selected, the story reports the views that appear`() {
    struct Room: View {
      let name: String
      var body: some View { Button(name) {} }
    }
    let used = UsedScreen(80, 24) {
      TabView {
        Room(name: "hall").tabItem { Text("Hall") }
        Room(name: "attic").tabItem { Text("Attic") }
      }
    }
    let first = used.text
    used.press("2")
    let second = used.text
    used.press("1")
    #expect(first.contains("▶ Room for the first time"))
    #expect(second.contains("▶ Room for the first time"))
    #expect(used.text.contains("○ Room is back on screen, with its state"))
    #expect(!used.text.contains("no body ran"))
  }

  // MARK: The bar

  @Test func `full tab names are shown if they fit`() {
    let bar = TabBar(whole: [5, 6], short: [2, 2], front: 1, width: 16)
    #expect(bar.entries.map(\.isWhole) == [true, true])
  }

  @Test func `if the tab names don't fit, only the selected tab's name is shown in full`() {
    let bar = TabBar(whole: [15, 16, 17], short: [3, 3, 3], front: 1, width: 30)
    #expect(bar.entries.map(\.width) == [3, 16, 3])
    #expect(!bar.hidesFirst && !bar.hidesLast)
  }

  @Test func `a name without a number is shortened only if shortening the others isn't enough`() {
    let widths = (whole: [7, 6, 15, 15], short: [7, 3, 3, 3])
    func shown(_ width: Int) -> [Int] {
      TabBar(whole: widths.whole, short: widths.short, cutOff: [1], front: 0, width: width)
        .entries.map(\.width)
    }
    #expect(shown(60) == widths.whole)
    #expect(shown(30) == [7, 6, 3, 3])
    #expect(shown(25) == [7, 3, 3, 3])
  }

  @Test(arguments: 0..<30, [10, 24, 40])
  func `the selected tab's name is never cut off, and all names stay in the tab bar`(
    front: Int, width: Int
  ) {
    let bar = TabBar(
      whole: Array(repeating: 9, count: 30), short: Array(repeating: 4, count: 30), front: front,
      width: width)
    let entry = bar.entries.first { $0.index == front }
    #expect(entry?.width == 9)
    #expect(bar.entries.allSatisfy { $0.x >= 0 && $0.x + $0.width <= width })
    #expect(bar.hidesFirst == (bar.entries.first?.index != 0))
    #expect(bar.hidesLast == (bar.entries.last?.index != 29))
  }

  @Test(arguments: [
    ("1.1 Tap counter", "1.1"), ("Pitfall", "Pitfall"), ("No fix", "No…"), ("", ""),
  ])
  func `the short name of a tab is the first word of its name`(name: String, short: String) {
    #expect(name.shortTabName == short)
  }

  @Test func `a script finds a tab by its number`() async {
    let screen = AppScreen(size: Size(width: 60, height: 8), chrome: .none) { setEnvironment in
      ViewGraph(environment: setEnvironment) { Numbered() }
    }
    let problem = await Player(screen) { _ in }.play(PlayScript("tap 1.2; tap two"))
    #expect(problem == nil)
  }
}
