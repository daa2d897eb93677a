import StateFlow
import Testing

@testable import StateFlowTerminal

/// Tests of the story beside the views.
@MainActor
@Suite struct StoryPanelTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("Count \(count)")
        Button("Add") { count += 1 }
        Button("Hole") { unfinished("Take one away.") }
      }
    }
  }

  private struct Hole: View {
    var body: some View { unfinished("Show the count.", placeholder: Text("")) }
  }

  @Test func `a wide screen shows all updates, with the newest at the top`() {
    let used = UsedScreen(96, 20) { Counter() }
    used.press("space")
    #expect(used.text.contains("2 tap \"Add\""))
    #expect(used.text.contains("✎ Counter.count 0 → 1"))
    #expect(used.text.contains("▶ Counter because count changed"))
    #expect(used.place(of: "tap \"Add\"")!.y < used.place(of: "first frame")!.y)
  }

  @Test func `views whose bodies have just run are briefly highlighted`() {
    let used = UsedScreen(120, 20) { Counter() }
    #expect(used.screen.nextChange == nil)
    used.press("space")
    #expect(!used.screen.memory.flashing.isEmpty)
    #expect(used.screen.nextChange != nil)
    used.pass(.seconds(1))
    #expect(used.screen.memory.flashing.isEmpty)
    #expect(used.screen.nextChange == nil)
  }

  @Test func `nothing is highlighted while the story is hidden`() {
    let used = UsedScreen(60, 20) { Counter() }
    used.press("ctrl-s", "space")
    #expect(used.screen.nextChange == nil)
  }

  @Test func `a note is shown in place of a view whose code is unfinished`() {
    let used = UsedScreen(60, 12) { Hole() }
    #expect(used.text.contains("unfinished: Show the count."))
    #expect(used.text.contains("StoryPanelTests.swift"))
  }

  @Test func `if the story is hidden, a notice names unfinished code until a key is pressed`() {
    let used = UsedScreen(90, 12) { Counter() }
    used.press("ctrl-s", "tab", "space")
    #expect(used.text.split(separator: "\n").last!.contains("unfinished: "))
    used.press("tab")
    #expect(!used.text.split(separator: "\n").last!.contains("unfinished: "))
  }
}
