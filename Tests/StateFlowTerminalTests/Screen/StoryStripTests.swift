import StateFlow
import StateFlowStory
import Testing

@testable import StateFlowTerminal

/// Tests of the story below the views, on screens that are too narrow for a panel.
@MainActor
@Suite struct StoryStripTests {
  private struct Row: View {
    let number: Int
    let total: Int
    var body: some View { Text("\(number) of \(total)") }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Add") { count += 1 }
        Row(number: 1, total: count)
        Row(number: 2, total: 0)
      }
    }
  }

  /// Views of many types, which make the story long.
  private struct Many: View {
    struct A: View { let n: Int; var body: some View { Text("A \(n)") } }
    struct B: View { let n: Int; var body: some View { Text("B \(n)") } }
    struct C: View { let n: Int; var body: some View { Text("C \(n)") } }
    struct D: View { let n: Int; var body: some View { Text("D \(n)") } }
    struct E: View { let n: Int; var body: some View { Text("E \(n)") } }
    struct F: View {
      let n: Int
      var body: some View { unfinished("Show F.", placeholder: Text("F \(n)")) }
    }

    @State private var count = 0
    /// The number of lines below the others.
    let lines: Int

    var body: some View {
      VStack {
        Button("Add") { count += 1 }
        A(n: count)
        B(n: count)
        C(n: count)
        D(n: count)
        E(n: count)
        F(n: count)
        ForEach(0..<lines, id: \.self) { _ in Divider() }
      }
    }
  }

  @Test(arguments: [(80, 24), (60, 20)])
  func `the story strip shows the effects of the last event`(width: Int, height: Int) {
    let used = UsedScreen(width, height) { Counter() }
    used.press("space")
    let rule = used.place(of: "── Story: 2 tap \"Add\" ──")
    let write = used.place(of: "✎ Counter.count 0 → 1")
    let run = used.place(of: "▶ Counter because count changed")
    let skip = used.place(of: "· Row skipped: same inputs")
    #expect(rule != nil)
    #expect(write?.y == (rule?.y ?? 0) + 1)
    #expect(run?.y == (rule?.y ?? 0) + 2)
    #expect(skip != nil)
    #expect(!used.text.contains("first frame"))
  }

  @Test func `a long story is shortened, and pressing s shows all of it`() {
    let used = UsedScreen(60, 20) { Many(lines: 8) }
    used.press("space")
    #expect(used.text.contains("▶ Many because count changed"))
    #expect(used.text.contains("… 5 more (s)"))
    #expect(!used.text.contains("▶ F because"))
    used.press("s")
    #expect(used.text.contains("▶ F because its inputs changed"))
    #expect(used.text.contains("◇ unfinished: Show F."))
    #expect(!used.text.contains("more (s)"))
    used.press("escape")
    #expect(used.text.contains("… 5 more (s)"))
    #expect(used.isRunning)
  }

  @Test func `a shortened story omits body runs before it omits mistakes`() {
    func entry(_ kind: StoryEntry.Kind, _ text: String, lines: Int = 1) -> StoryEntry {
      StoryEntry(
        kind: kind,
        lines: (0..<lines).map { _ in StoryLine(pieces: [.init(text: text, style: CellStyle())]) })
    }
    let entries = [
      entry(.write, "write"), entry(.run, "run"), entry(.skip, "skip"), entry(.mistake, "mistake"),
    ]
    let lines = StoryEntry.lines(of: entries, in: 3) { count in
      StoryLine(pieces: [.init(text: "\(count) more", style: CellStyle())])
    }
    #expect(lines.map(\.text) == ["write", "mistake", "2 more"])
  }

  @Test func `the story takes as many of the blank rows above it as it needs`() {
    let used = UsedScreen(60, 24) { Many(lines: 0) }
    let before = used.place(of: "── Story: 1 first frame")
    used.press("space")
    let after = used.place(of: "── Story: 2 tap \"Add\"")
    #expect(used.text.contains("▶ E because its inputs changed"))
    #expect(!used.text.contains("more (s)"))
    #expect((after?.y ?? 0) < (before?.y ?? 0))
    #expect((used.place(of: "F 1")?.y ?? .max) < (after?.y ?? 0))
  }

  @Test func `the bodies that run for the first time share a line, and the whole story lists each`()
  {
    let used = UsedScreen(80, 24) { Counter() }
    #expect(used.text.contains("▶ Counter, Row ×2 for the first time"))
    used.press("s")
    #expect(used.text.contains("▶ Row ×2 for the first time"))
    #expect(!used.text.contains("Counter, Row"))
  }

  @Test func `the strip says what a mistake is, and the whole story where, too`() {
    final class Score { var home = 0 }
    struct Board: View {
      @State private var score = Score()
      var body: some View { Text("\(score.home)") }
    }
    let used = UsedScreen(80, 24) { Board() }
    #expect(used.text.contains("▲ Board.score is a @State that holds a Score"))
    #expect(!used.text.contains("declared at"))
    used.press("s")
    #expect(used.text.contains("declared at"))
  }

  @Test func `pressing Ctrl-S hides and shows the story strip`() {
    let used = UsedScreen(80, 24) { Counter() }
    used.press("ctrl-s")
    let hidden = used.text
    used.press("ctrl-s")
    #expect(!hidden.contains("Story"))
    #expect(used.text.contains("── Story"))
  }

  @Test(arguments: [200, 96, 80, 60, 40, 24, 12])
  func `at any screen width, the last line says how to quit`(width: Int) {
    let used = UsedScreen(width, 20) { Counter() }
    let last = used.text.split(separator: "\n").last ?? ""
    #expect(last.hasSuffix("q quit"))
    used.press("s")
    #expect((used.text.split(separator: "\n").last ?? "").hasSuffix("q quit"))
  }

  @Test func `the help explains the symbols and says how to close the help`() {
    let used = UsedScreen(60, 20) { Counter() }
    used.press("?")
    #expect(used.text.contains("✎ a value was written"))
    #expect(used.text.contains("◇ unfinished code"))
    #expect(used.text.contains("Press any key to close"))
  }

  // MARK: Screens that change without a body

  private struct AgeForm: View {
    @State private var age = 1
    var body: some View { TextField("Age", value: $age, format: .number) }
  }

  @Test func `if typing changes only the text in a field, the story names the field`() {
    let used = UsedScreen(60, 20) { AgeForm() }
    used.type("2")
    #expect(used.text.contains("only the text field \"Age\" changed, without running a"))
    #expect(!used.text.contains("no body ran"))
  }

  @Test func `if only a sheet appears, the story says that no body ran`() {
    struct Opener: View {
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Text("inside") }
      }
    }
    let used = UsedScreen(60, 20) { Opener() }
    used.press("space")
    #expect(
      used.screen.graph.story.last?.silence == "only the sheet changed, without running a body")
  }

  @Test func `resizing adds nothing to the story if nothing depends on the size`() {
    let used = UsedScreen(100, 20) { Counter() }
    used.send(.resize(Size(width: 40, height: 20)))
    used.press("ctrl-t")
    #expect(used.events == [])
  }

  @Test func `the window's title is shown above the views`() {
    struct Titled: App {
      var body: some Scene { WindowGroup("Chapter 1") { Counter() } }
    }
    let screen = AppScreen(size: Size(width: 60, height: 20)) { setEnvironment in
      ViewGraph(environment: setEnvironment, app: Titled())
    }
    let lines = screen.frame(of: screen.size).canvas.text.split(separator: "\n")
    #expect(lines.first == " Chapter 1")
  }
}
