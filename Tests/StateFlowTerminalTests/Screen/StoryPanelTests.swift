import StateFlow
import Testing

@testable import StateFlowTerminal

/// The story beside the views.
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

  @Test func `a key shows it, with the newest update on top`() {
    let used = UsedScreen(60, 20) { Counter() }
    #expect(!used.text.contains("Story"))
    used.press("space", "ctrl-s")
    #expect(used.text.contains("── Story ─"))
    #expect(used.text.contains("2 tap \"Add\""))
    #expect(used.text.contains("✎ Counter.count 0 → 1"))
    #expect(used.text.contains("▶ Counter because count changed"))
    #expect(used.place(of: "tap \"Add\"")!.y < used.place(of: "first frame")!.y)
  }

  @Test func `where there is room it stands beside the views from the start`() {
    let used = UsedScreen(120, 20) { Counter() }
    #expect(used.place(of: "Story")!.y == 0)
  }

  @Test func `what has just run is lit up for a while, and then nothing happens`() {
    let used = UsedScreen(120, 20) { Counter() }
    #expect(used.screen.nextChange == nil)
    used.press("space")
    #expect(!used.screen.memory.flashing.isEmpty)
    #expect(used.screen.nextChange != nil)
    used.pass(.seconds(1))
    #expect(used.screen.memory.flashing.isEmpty)
    #expect(used.screen.nextChange == nil)
  }

  @Test func `where the story is hidden nothing is lit up`() {
    let used = UsedScreen(60, 20) { Counter() }
    used.press("space")
    #expect(used.screen.nextChange == nil)
  }

  @Test func `what is unfinished in a body stands where the view would`() {
    let used = UsedScreen(60, 12) { Hole() }
    #expect(used.text.contains("unfinished: Show the count."))
    #expect(used.text.contains("StoryPanelTests.swift"))
  }

  @Test func `what is unfinished in an action is said until the next key`() {
    let used = UsedScreen(90, 12) { Counter() }
    used.press("tab", "space")
    #expect(used.text.split(separator: "\n").last!.contains("unfinished: "))
    used.press("tab")
    #expect(!used.text.split(separator: "\n").last!.contains("unfinished: "))
  }
}
