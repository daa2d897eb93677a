import StateFlow
import Testing
import WorkbookTesting

@testable import WorkbookProse

/// Checks the recordings of listings that a reader can interact with.
@MainActor
@Suite("Recorded listings")
struct LiveExplorerTests {
  private func explored(
    typing texts: [String] = ["Ada"], relaunches: Bool = false, sample: Int = 40,
    _ content: @escaping (LiveStage) -> some View
  ) async -> LiveExplorer {
    await LiveExplorer(
      LiveListing(texts: texts, relaunches: relaunches) { stage in Screen { content(stage) } },
      sample: sample)
  }

  /// Returns the strings on the screen in each state.
  private func texts(_ explorer: LiveExplorer) -> [[String]] {
    explorer.states.map { state in explorer.screens[state.screen].nodes.flatMap(\.texts) }
  }

  @Test func `a screen state that is reached again isn't recorded twice`() async {
    let explorer = await explored { _ in Bulb() }
    #expect(texts(explorer) == [["Off", "Switch"], ["On", "Switch"]])
    #expect(explorer.states.map { $0.steps.map { $0?.to } } == [[1], [0]])
  }

  @Test func `a recording stops at the maximum number of consecutive actions`() async {
    let explorer = await explored { _ in Counter() }
    #expect(explorer.states.count == LiveExplorer.depthLimit + 1)
    #expect(explorer.states.last?.steps.map { $0?.to } == [nil])
  }

  @Test func `screen states that look the same are kept apart if their next steps differ`() async {
    let explorer = await explored { _ in Drawer() }
    let closed = texts(explorer).indices.filter { texts(explorer)[$0] == ["Open or close"] }
    #expect(closed.count == 2)
    let opened = closed.compactMap { explorer.states[$0].steps[0]?.to }
    #expect(
      Set(opened.map { texts(explorer)[$0] }) == [
        ["Open or close", "Name", ""], ["Open or close", "Name", "Ada"],
      ])
  }

  @Test func `screen states that look the same are kept apart if their stored values differ`() async
  {
    let explorer = await explored { _ in Safe() }
    #expect(Set(texts(explorer)).count == 2)
    #expect(explorer.states.count > 3)
    let opens = explorer.states.indices.filter { texts(explorer)[$0].contains("Opened") }
    #expect(opens.count >= 1)
  }

  @Test func `a reader can't use the elements beneath a sheet`() async {
    let explorer = await explored { _ in Hall() }
    #expect(texts(explorer) == [["Ring"], ["Ring", "", "Answer"]])
    #expect(
      explorer.stories.map(\.event) == [
        "first frame", "tap \"Ring\"", "tap \"Answer\"", "dismiss the sheet",
      ])
  }

  @Test func `saved settings are empty at the first launch and kept when the app is relaunched`()
    async
  {
    let explorer = await explored(relaunches: true) { stage in Saved(store: stage.defaults) }
    #expect(texts(explorer)[0] == ["0", "Add"])
    let added = explorer.states[0].steps[0]!.to
    let again = explorer.states[added].steps[1]!.to
    #expect(texts(explorer)[again] == ["1", "Add"])
    #expect(explorer.screens[0].outside == ["Quit and launch again"])
  }

  @Test func `a reader can trigger events that happen outside the screen`() async {
    let explorer = await explored { stage in
      let bell = Bell()
      stage.outside("bell.rings += 1") { bell.rings += 1 }
      return Porch(bell: bell)
    }
    #expect(explorer.stories.map(\.event).prefix(2) == ["first frame", "bell.rings += 1"])
    #expect(texts(explorer)[1] == ["1"])
  }

  @Test func `a reader can answer the pending requests in any order`() async {
    let explorer = await explored { stage in
      let server = Server<Int, String>()
      stage.server(server, canFail: false) { [("Name \($0)", "Name \($0)")] }
      return Hasty(server: server)
    }
    let waiting = explorer.states.map { explorer.screens[$0.screen].waiting!.map(\.request) }
    #expect(waiting == [["1"], ["1", "2"], [], ["2"], ["1"], [], []])
    #expect(
      texts(explorer).map(\.first) == ["…", "…", "Name 1", "Name 1", "Name 2", "Name 2", "Name 1"])
    #expect(
      explorer.stories.map(\.event) == [
        "first frame", "tap \"Next\"", "the answer to 1 arrives", "the answer to 2 arrives",
        "the answer to 2 arrives", "the answer to 1 arrives",
      ])
  }

  @Test func `a reader can let a request fail, and sees which requests were canceled`() async {
    let explorer = await explored { stage in
      let server = Server<Int, String>(answersCanceledRequests: true)
      stage.server(server) { _ in [] }
      return Patient(server: server)
    }
    let first = explorer.screens[0].waiting!
    #expect(first.map { $0.answers.map(\.label) } == [["Fail"]])
    let next = explorer.states[0].steps[0]!.to
    let waiting = explorer.screens[explorer.states[next].screen].waiting!
    #expect(waiting.map(\.request) == ["1", "2"])
    #expect(waiting.map(\.isCanceled) == [true, nil])
  }

  @Test func `a reader can let time pass while the program waits for a clock`() async {
    let explorer = await explored { stage in
      let clock = ManualClock()
      stage.clock(clock, passing: .milliseconds(500))
      return Timer(clock: clock)
    }
    #expect(texts(explorer) == [["…"], ["…"], ["Over"]])
    #expect(explorer.screens.map(\.outside) == [["0.5 s pass"], []])
  }

  @Test func `a recording of a sample matches the beginning of the full recording`() async throws {
    let outlines = ["counter": ListingOutline(code: "", types: [:])]
    func recording(
      _ sample: Int, of content: @escaping (LiveStage) -> Counter
    ) async -> LiveRecording {
      LiveRecording(
        chapter: "01-ViewState", name: "counter", other: nil,
        explorer: await explored(sample: sample, content), outlines: outlines)
    }
    let whole = try await recording(40) { _ in Counter() }.json()
    #expect(try await recording(3) { _ in Counter() }.isSample(of: whole))
    #expect(try await !recording(3) { _ in Counter(step: 2) }.isSample(of: whole))
    #expect(whole.contains("\"demo\":\"swift run view-state-demo\""))
  }
}

extension LiveNode {
  /// All strings in the node, from the top down.
  fileprivate var texts: [String] {
    [text, value].compactMap { $0 } + (parts ?? []).flatMap(\.texts)
  }
}

private struct Bulb: View {
  @State private var isOn = false

  var body: some View {
    Text(isOn ? "On" : "Off")
    Button("Switch") { isOn.toggle() }
  }
}

private struct Counter: View {
  var step = 1
  @State private var count = 0

  var body: some View {
    Text("\(count)")
    Button("Add") { count += step }
  }
}

/// A view that keeps a name while the name's field isn't on screen.
private struct Drawer: View {
  @State private var isOpen = false
  @State private var name = ""

  var body: some View {
    Button("Open or close") { isOpen.toggle() }
    if isOpen { TextField("Name", text: $name) }
  }
}

/// A safe that opens at the third turn and looks the same until then.
private struct Safe: View {
  @State private var turns = 0

  var body: some View {
    Button("Turn") { turns += 1 }
    if turns > 2 { Text("Opened") }
  }
}

private struct Hall: View {
  @State private var isRinging = false

  var body: some View {
    Button("Ring") { isRinging = true }
      .sheet(isPresented: $isRinging) {
        Button("Answer") { isRinging = false }
      }
  }
}

private struct Saved: View {
  @AppStorage private var count: Int

  init(store: UserDefaults) {
    _count = AppStorage(wrappedValue: 0, "count", store: store)
  }

  var body: some View {
    Text("\(count)")
    Button("Add") { count += 1 }
  }
}

private final class Bell: ObservableObject {
  @Published var rings = 0
}

private struct Porch: View {
  @ObservedObject var bell: Bell
  var body: some View { Text("\(bell.rings)") }
}

/// A view that loads in tasks that are never canceled.
private struct Hasty: View {
  let server: Server<Int, String>
  @State private var id = 1
  @State private var name = "…"

  var body: some View {
    Text(name).onAppear { load() }
    Button("Next") {
      id += 1
      load()
    }
    .disabled(id == 2)
  }

  private func load() {
    Task { name = try await server.response(to: id) }
  }
}

private struct Patient: View {
  let server: Server<Int, String>
  @State private var id = 1

  var body: some View {
    Text("\(id)").task(id: id) { _ = try? await server.response(to: id) }
    Button("Next") { id += 1 }.disabled(id == 2)
  }
}

private struct Timer: View {
  let clock: ManualClock
  @State private var isOver = false

  var body: some View {
    Text(isOver ? "Over" : "…").task {
      isOver = (try? await clock.sleep(for: .seconds(1))) != nil
    }
  }
}
