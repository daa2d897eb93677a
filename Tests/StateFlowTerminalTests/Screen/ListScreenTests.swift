import StateFlow
import Testing

@testable import StateFlowTerminal

/// Tests of lists that are used with the keyboard.
@MainActor
@Suite struct ListScreenTests {
  private struct Rows: View {
    @State private var rows = (0..<30).map { "Row \($0)" }

    var body: some View {
      List {
        ForEach(rows, id: \.self) { row in
          Button(row) {}
        }
        .onDelete { rows.remove(atOffsets: $0) }
        .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  @Test func `the focused row is scrolled into view`() {
    let used = UsedScreen(30, 8) { Rows() }
    for _ in 0..<12 { used.press("down") }
    #expect(used.focus == "Row 12")
    #expect(used.text.contains("Row 12"))
    used.press("home")
    #expect(used.text.contains("Row 0"))
    used.press("end")
    #expect(used.focus == "Row 29")
    #expect(used.text.contains("Row 29"))
  }

  @Test func `removing a list releases the values of its rows`() {
    final class Payload {}
    final class Desk {
      weak var payload: Payload?
      func makePayload() -> Payload {
        let made = Payload()
        payload = made
        return made
      }
    }
    struct Row: View {
      let payload: Payload
      var body: some View { Button("Use") { _ = payload } }
    }
    struct Shelf: View {
      let desk: Desk
      @State private var isOpen = true
      var body: some View {
        Button("Close") { isOpen = false }
        if isOpen { List { Row(payload: desk.makePayload()) } }
      }
    }
    let desk = Desk()
    let used = UsedScreen(30, 8) { Shelf(desk: desk) }
    #expect(used.text.contains("Use"))
    #expect(desk.payload != nil)
    used.press("return")
    #expect(!used.text.contains("Use"))
    #expect(desk.payload == nil)
  }

  @Test func `the mouse wheel scrolls without moving the focus`() {
    let used = UsedScreen(30, 8) { Rows() }
    used.send(.mouse(.wheelDown, Point(x: 3, y: 3)))
    #expect(used.place(of: "Row 3") == Point(x: 2, y: 0))
    #expect(used.focus == "Row 0")
  }

  @Test func `after the focused row is deleted, the next row has the focus`() {
    let used = UsedScreen(30, 8) { Rows() }
    used.press("down", "d")
    #expect(used.events == ["delete row \"Row 1\""])
    #expect(used.focus == "Row 2")
  }

  @Test func `a moved row keeps the focus`() {
    let used = UsedScreen(30, 8) { Rows() }
    used.press("alt-down", "alt-down", "alt-up")
    #expect(used.focus == "Row 0")
    #expect(used.place(of: "Row 1")!.y < used.place(of: "Row 0")!.y)
    #expect(
      used.events == [
        "move row \"Row 0\" to 2", "move row \"Row 0\" to 3", "move row \"Row 0\" to 1",
      ])
  }

  @Test func `the first row can't move up, and the last row can't move down`() {
    let used = UsedScreen(30, 8) { Rows() }
    used.press("alt-up", "end", "alt-down")
    #expect(used.events.isEmpty)
  }

  /// Rows with two buttons, one button, and no buttons, in a list beside other controls.
  private struct Mixed: View {
    @State private var opened: Set<Int> = []

    var body: some View {
      VStack {
        Button("Above") {}
        List {
          ForEach(0..<30, id: \.self) { row in
            HStack {
              if row % 3 > 0 { Button("\(row)") { opened.insert(row) } }
              if row % 3 == 2 || opened.contains(row) { Button("Other \(row)") {} }
              Text("row")
            }
          }
        }
        Button("Open 28") { opened.insert(28) }
      }
    }
  }

  private func targets(_ used: UsedScreen) -> [String] {
    used.screen.picture.targets.map(\.element.label)
  }

  @Test(arguments: [6, 9, 20])
  func `the same controls are available in a short window as in a tall window`(height: Int) {
    let low = UsedScreen(30, height, chrome: .none) { Mixed() }
    let high = UsedScreen(30, 60, chrome: .none) { Mixed() }
    #expect(targets(low) == targets(high))
    #expect(targets(low).count == 32)
    low.press("end")
    #expect(targets(low) == targets(high))
  }

  @Test func `pressing Tab also moves to rows that aren't visible, in order`() {
    let used = UsedScreen(30, 6, chrome: .none) { Mixed() }
    used.press("tab")
    var visited: [String] = []
    for _ in 0..<32 {
      visited.append(used.focus ?? "nothing")
      #expect(used.text.contains(used.focus ?? "nothing"))
      used.press("tab")
    }
    #expect(visited == targets(used))
    #expect(used.focus == visited.first)
    used.press("shift-tab")
    #expect(used.focus == "Open 28")
  }

  @Test func `adding a button to an off-screen row adds a target`() {
    let used = UsedScreen(30, 6, chrome: .none) { Mixed() }
    used.press("tab", "shift-tab", "return")
    #expect(used.focus == "Open 28")
    #expect(targets(used).count == 33)
    used.press("shift-tab", "shift-tab")
    #expect(used.focus == "29")
    #expect(targets(used).suffix(5) == ["28", "Other 28", "29", "Other 29", "Open 28"])
  }
}
