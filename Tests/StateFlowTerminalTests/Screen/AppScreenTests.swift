import StateFlow
import Testing

@testable import StateFlowTerminal

/// Tests of views that are used with the keyboard and the mouse of a terminal.
@MainActor
@Suite struct AppScreenTests {
  private struct Form: View {
    @State private var name = ""
    @State private var isOn = false
    @State private var count = 1
    @State private var size = "Small"
    @State private var isAsking = false

    var body: some View {
      VStack(alignment: .leading) {
        TextField("Name", text: $name)
        Toggle("Lamp", isOn: $isOn)
        Stepper("Count \(count)", value: $count, in: 0...2)
        Picker("Size", selection: $size) {
          ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
        }
        Button("Ask") { isAsking = true }
      }
      .sheet(isPresented: $isAsking) {
        Button("Yes") { isAsking = false }
        Button("No") { isAsking = false }
      }
    }
  }

  @Test func `pressing Tab moves from control to control and wraps around`() {
    let used = UsedScreen { Form() }
    var seen = [used.focus]
    for _ in 0..<5 {
      used.press("tab")
      seen.append(used.focus)
    }
    #expect(seen == ["Name", "Lamp", "Count 1", "Size", "Ask", "Name"])
    used.press("shift-tab")
    #expect(used.focus == "Ask")
  }

  @Test func `each control responds to its keys, and the story describes each action`() {
    let used = UsedScreen { Form() }
    used.type("Jo")
    used.press("return", "down", "space", "down", "right", "right", "left", "down", "right")
    #expect(
      used.events == [
        "type \"J\" into \"Name\"", "type \"o\" into \"Name\"", "submit \"Name\"",
        "toggle \"Lamp\"",
        "increment \"Count 1\"", "increment \"Count 2\"", "decrement \"Count 2\"",
        "select \"Medium\" in \"Size\"",
      ])
  }

  @Test func `typing and deleting edit the text at the cursor`() {
    let used = UsedScreen { Form() }
    used.type("日本x")
    used.press("left", "backspace")
    used.type("👍🏽")
    #expect(used.text.contains("日👍🏽x"))
    #expect(used.frame.cursor == used.place(of: "x"))
  }

  @Test func `pasting text changes the field in one update`() {
    let used = UsedScreen { Form() }
    used.send(.paste("Frodo\nBaggins"))
    #expect(used.events == ["paste \"Frodo Baggins\" into \"Name\""])
    #expect(used.text.contains("Frodo Baggins"))
  }

  private struct AgeForm: View {
    @State private var age = 1
    var body: some View {
      VStack {
        TextField("Age", value: $age, format: .number)
        Button("Next") {}
        Text("is \(age)")
      }
    }
  }

  @Test(arguments: ["tab", "escape", "return", "click"])
  func `a field with a format writes its value when the field loses the focus`(way: String) {
    let used = UsedScreen { AgeForm() }
    used.press("backspace")
    used.type("42")
    #expect(used.text.contains("is 1"))
    if way == "click" { used.click("Next") } else { used.press(way) }
    #expect(used.text.contains("is 42"))
  }

  @Test func `a click in a text field moves the cursor`() {
    let used = UsedScreen { Form() }
    used.type("abc")
    used.click("bc")
    used.type("-")
    #expect(used.text.contains("a-bc"))
  }

  @Test func `a click activates the control under it`() {
    let used = UsedScreen { Form() }
    used.click("Lamp")
    #expect(used.events == ["toggle \"Lamp\""])
    #expect(used.focus == "Lamp")
  }

  @Test func `typing a letter in an open picker selects an option, and Return closes it`() {
    let used = UsedScreen { Form() }
    used.press("tab", "tab", "tab", "space")
    #expect(used.text.contains("Large"))
    used.press("l", "return")
    #expect(used.events == ["select \"Large\" in \"Size\""])
    #expect(!used.text.contains("Medium"))
    #expect(used.focus == "Size")
  }

  @Test func `pressing Escape closes a picker without selecting an option`() {
    let used = UsedScreen { Form() }
    used.press("tab", "tab", "tab", "space", "down", "escape")
    #expect(used.events.isEmpty)
    #expect(!used.text.contains("Medium"))
  }

  @Test func `opening a sheet moves the focus to the sheet, and closing it restores the focus`() {
    let used = UsedScreen { Form() }
    used.press("shift-tab", "space")
    var seen = [used.focus]
    for _ in 0..<2 {
      used.press("tab")
      seen.append(used.focus)
    }
    #expect(seen == ["Yes", "No", "Yes"])
    used.press("escape")
    #expect(used.focus == "Ask")
    #expect(used.events == ["tap \"Ask\"", "dismiss the sheet"])
  }

  @Test func `pressing q quits the app, but in a text field, it types the letter`() {
    let used = UsedScreen { Form() }
    used.press("q")
    #expect(used.isRunning)
    #expect(used.events == ["type \"q\" into \"Name\""])
    used.press("tab", "q")
    #expect(!used.isRunning)
  }

  @Test func `pressing Ctrl-C quits the app from anywhere`() {
    let used = UsedScreen { Form() }
    used.press("ctrl-c")
    #expect(!used.isRunning)
  }

  @Test func `pressing the question mark shows the help, and any key hides it`() {
    let used = UsedScreen(80, 24) { Form() }
    used.press("tab", "?")
    #expect(used.text.contains("move from one control to another"))
    used.press("q")
    #expect(!used.text.contains("move from one control to another"))
    #expect(used.isRunning)
  }

  @Test func `switching the color scheme updates the views that read it`() {
    struct Sky: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "night" : "day") }
    }
    let used = UsedScreen { Sky() }
    #expect(used.text.contains("night"))
    used.press("ctrl-t")
    #expect(used.text.contains("day"))
  }

  @Test func `resizing updates the size class that views read`() {
    struct Room: View {
      @Environment(\.horizontalSizeClass) private var width
      var body: some View { Text(width == .compact ? "narrow" : "wide") }
    }
    let used = UsedScreen(40, 12) { Room() }
    #expect(used.text.contains("narrow"))
    used.send(.resize(Size(width: 90, height: 12)))
    #expect(used.text.contains("wide"))
    #expect(used.events == ["resize to 90 columns"])
  }

  @Test(arguments: [(10, 3), (1, 1), (20, 5), (80, 24), (300, 100)])
  func `the screen works at any size`(width: Int, height: Int) {
    let used = UsedScreen(width, height) { Form() }
    used.press("ctrl-s", "tab", "tab", "tab", "space", "f1", "x", "escape", "shift-tab", "space")
    #expect(used.frame.canvas.size == Size(width: width, height: height))
  }
}
