import Testing
import WorkbookTesting

@testable import StateFlow
@testable import StateFlowStory

@Suite("Stories as text")
@MainActor
struct StoryTextTests {
  @Test func `the story of the first frame shows the views that appeared`() {
    let graph = ViewGraph { Shown.Counter(rows: 3) }
    #expect(
      graph.story.text() == """
        first frame
          Counter ran for the first time
          Row ×3 ran for the first time
          onAppear called in Row ×3
        """)
  }

  @Test func `the story of a write shows the views that ran and those that were skipped`() {
    let graph = ViewGraph { Shown.Counter(rows: 10) }
    graph.tap("Add")
    #expect(
      graph.story.last?.description == """
        tap "Add"
          wrote Counter.count 0 → 1 (\(Shown.file):\(Shown.Counter.countLine))
          Counter ran, because count changed
          Row ×10 skipped: same inputs
        """)
  }

  @Test func `the parts of an update have the same descriptions as the lines of its text`() throws {
    let graph = ViewGraph { Shown.Counter(rows: 10) }
    let first = try #require(graph.story.last)
    #expect("\(first.runs)" == "[Counter ran for the first time, Row ×10 ran for the first time]")
    #expect("\(first.moments)" == "[onAppear called in Row ×10]")
    graph.tap("Add")
    let update = try #require(graph.story.last)
    #expect("\(update.writes.map(\.description))".contains("wrote Counter.count 0 → 1"))
    #expect("\(update.runs)" == "[Counter ran, because count changed]")
    #expect("\(update.runs.map(\.causes))" == "[[count changed]]")
    #expect("\(update.skips)" == "[Row ×10 skipped: same inputs]")
  }

  @Test func `the story says that writing an equal value causes no update`() {
    let graph = ViewGraph { Shown.Counter(rows: 1) }
    graph.tap("Zero")
    #expect(
      graph.story.last?.description == """
        tap "Zero"
          wrote Counter.count 0 → 0: equal, so no update (\(Shown.file):\(Shown.Counter.countLine))
          no body ran
        """)
  }

  @Test func `the story says that nothing observes an object in a property without a wrapper`() {
    let tally = Tally()
    let screen = Screen { TallyView(tally: tally) }
    screen.button("Add").tap()
    #expect(
      screen.story.last?.description == """
        tap "Add"
          wrote Tally.count 0 → 1: nothing observes it
          no body ran
        """)
  }

  @Test func `the story says that nothing observes a property that isn't published`() {
    let profile = Shown.Profile()
    let graph = ViewGraph { Shown.ProfileView(profile: profile) }
    graph.perform("type \"Frodo\" into \"First name\"") { profile.firstName = "Frodo" }
    #expect(
      graph.story.last?.description == """
        type "Frodo" into "First name"
          wrote Profile.firstName "" → "Frodo": nothing observes it
          no body ran
        """)
  }

  @Test func `a write that is announced manually is described like any other write`() {
    let notice = Shown.Notice()
    let graph = ViewGraph { Shown.NoticeView(notice: notice) }
    graph.perform("close the shop") { notice.text = "Closed" }
    #expect(
      graph.story.last?.description == """
        close the shop
          wrote Notice.text "Open" → "Closed"
          NoticeView ran, because notice changed
        """)
  }

  @Test func `the story says that an action had no effect`() {
    let graph = ViewGraph { Shown.Counter(rows: 1) }
    graph.perform("tap \"Nothing\"") {}
    #expect(
      graph.story.last?.description == """
        tap "Nothing"
          nothing was written, no body ran
        """)
  }

  @Test func `the story names a skipped view's input that is unchanged`() {
    let graph = ViewGraph { Shown.Editor() }
    graph.tap("Rename")
    #expect(
      graph.story.last?.description == """
        tap "Rename"
          wrote Editor.draft.title "" → "War" (\(Shown.file):\(Shown.Editor.draftLine))
          no body ran
          Badge skipped: pages is unchanged
        """)
  }

  @Test func `a view that is recreated with an unchanged input is listed as skipped only once`() {
    let graph = ViewGraph { Reader() }
    graph.tap("Rename")
    #expect(
      graph.story.last?.description.split(separator: "\n").dropFirst(2) == [
        "  Reader ran, because draft changed", "  Badge skipped: pages is unchanged",
      ])
  }

  @Test func `a view that runs more than once in an update is counted once`() {
    let graph = ViewGraph { Echoing() }
    graph.tap("Add")
    #expect(
      graph.story.last?.description.split(separator: "\n").filter { $0.contains(" ran") } == [
        "  Echoing ran twice, because count changed",
        "  Numbered ×3 ran 6 times in all, because their inputs changed",
      ])
    #expect(graph.story.last?.runs.map(\.count) == [2, 6])
  }

  private struct Echoing: View {
    @State private var count = 0

    var body: some View {
      Button("Add") { count += 1 }
      ForEach(0..<3) { Numbered(number: $0 + count) }
        .onChange(of: count) { if count.isMultiple(of: 2) == false { count += 1 } }
    }
  }

  private struct Numbered: View {
    let number: Int

    var body: some View { Text("\(number)") }
  }

  private struct Reader: View {
    @State private var draft = Shown.Draft()

    var body: some View {
      Text(draft.title)
      Badge(pages: $draft.pages)
      Button("Rename") { draft.title = "War" }
    }
  }

  private struct Badge: View {
    @Binding var pages: Int

    var body: some View { Text("\(pages)") }
  }

  @Test func `the story shows a diagnostic with its message and chapter`() {
    let graph = ViewGraph { Shown.WritesInBody() }
    #expect(
      graph.story.text() == """
        first frame
          WritesInBody ran for the first time
          mistake: The body of WritesInBody wrote WritesInBody.count. A body must not write state, \
        so the write was dropped. Write it in an action, in onAppear, or in onChange. (declared at \
        \(Shown.file):\(Shown.WritesInBody.countLine)) Chapter 01-ViewState explains it.
        """)
  }

  @Test func `the story shows changed inputs and other causes of a run together`() {
    let update = StoryUpdate.make(runs: [
      .init(view: "Row", causes: [.inputs, .changed("_isOn"), .changed("Store.name")], count: 2)
    ])
    #expect(
      update.description == """
        tap "Add"
          Row ×2 ran, because their inputs, isOn, and Store.name changed
        """)
  }

  @Test func `a shortened story says how many lines it leaves out`() {
    let graph = ViewGraph { Shown.Counter(rows: 1) }
    for _ in 1...3 { graph.perform("wait") {} }
    #expect(
      graph.story.text(last: 1) == """
        (3 earlier updates)
        wait
          nothing was written, no body ran
        """)
  }

  @Test func `the story of a thousand writes is shortened to twenty lines`() {
    let graph = ViewGraph { Shown.Counter(rows: 1) }
    graph.tap("Add a thousand")
    let lines = graph.story.last?.description.split(separator: "\n") ?? []
    #expect(lines.count == 24)
    #expect(lines[21] == "  … and 980 more writes")
  }

  @Test(arguments: hostileTexts.indices)
  func `an update's title is a single line, even if it contains line breaks`(_ index: Int) {
    let lines = StoryUpdate.make(event: hostileTexts[index]).description
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    #expect(lines.count == 2)
  }
}

private final class Tally {
  var count = 0
}

private struct TallyView: View {
  let tally: Tally

  var body: some View {
    Text("\(tally.count)")
    Button("Add") { tally.count += 1 }
  }
}
