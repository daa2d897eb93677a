import StateFlow
import StateFlowStory
import Testing

@testable import StateFlowTerminal

/// Tests of the output of played scripts.
@MainActor
@Suite struct PlayerTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("Count \(count)")
        Button("Add") { count += 1 }
        Button("Later") { Task { count += 10 } }
        Button("Never") {}.disabled(true)
        HStack {
          Button("Same") {}
          Button("Same") { count = 7 }
        }
      }
    }
  }

  private func play(_ script: String) async -> (text: String, fault: String?) {
    let screen = AppScreen(size: Size(width: 24, height: 5), chrome: .none) { surroundings in
      ViewGraph(findsHoles: true, environment: surroundings) { Counter() }
    }
    var text = ""
    let player = Player(screen) { text += $0 + "\n" }
    let fault = await player.play(PlayScript(script))
    return (text, fault)
  }

  @Test func `each frame is printed along with its story`() async {
    let played = await play("tap Add")
    #expect(
      played.text == """
        ━━ first frame ━━━━━━━━━
                Count 0
                [ Add ]
               [ Later ]
               [ Never ]
           [ Same ] [ Same ]
        ── story ───────────────
        first frame
          Counter ran for the first time
        ━━ tap Add ━━━━━━━━━━━━━
                Count 1
                [ Add ]
               [ Later ]
               [ Never ]
           [ Same ] [ Same ]
        ── story ───────────────
        tap "Add"
          wrote Counter.count 0 → 1 (StateFlowTerminalTests/PlayerTests.swift:11)
          Counter ran, because count changed

        """)
    #expect(played.fault == nil)
  }

  @Test func `playing a script twice prints the same output`() async {
    let script = "tap Add; tap Same #2; key tab; key space; size 40x8; key ctrl-t"
    let once = await play(script)
    let again = await play(script)
    #expect(once.text == again.text)
    #expect(once.fault == nil)
  }

  @Test func `a number in a step selects one of several controls with the same label`() async {
    #expect(await play("tap Same #2").text.contains("Count 7"))
  }

  @Test func `the screen scrolls to the control that a step uses`() async {
    let screen = AppScreen(size: Size(width: 24, height: 5), chrome: .none) { surroundings in
      ViewGraph(environment: surroundings) {
        List {
          ForEach(0..<20, id: \.self) { row in Button("Row \(row)") {} }
        }
      }
    }
    var frames: [String] = []
    _ = await Player(screen) { frames.append($0) }.play(PlayScript("tap Row 17"))
    #expect(!frames[1].contains("Row 17"))
    #expect(frames.dropFirst(5).first?.contains("Row 17") == true)
  }

  @Test func `a script can wait for an update that none of its steps caused`() async {
    #expect(await play("tap Later; wait").text.contains("Count 10"))
  }

  private struct Profile: View {
    let server: Server<String, String>
    @State private var name = "…"

    var body: some View {
      Text(name).task { name = (try? await server.response(to: "A")) ?? "Failed" }
      Text("\(server.pending.count) pending")
      Button("Answer") { server.answer("A", with: .success("Ada")) }
    }
  }

  @Test func `a frame shows what the program's tasks do until they wait`() async {
    let server = Server<String, String>()
    let screen = AppScreen(size: Size(width: 24, height: 3), chrome: .none) { surroundings in
      ViewGraph(environment: surroundings) { Profile(server: server) }
    }
    var text = ""
    _ = await Player(screen) { text += $0 + "\n" }.play(PlayScript("tap Answer"))
    #expect(text.contains("1 pending"))
    #expect(text.contains("sent the request \"A\""))
    #expect(text.contains("wrote Profile.name \"…\" → \"Ada\""))
    #expect(text.contains("0 pending"))
  }

  @Test(arguments: [
    ("tap Ad", "There is no control \"Ad\". Did you mean \"Add\"?"),
    ("tap Never", "The button \"Never\" is disabled, so a user can't tap it."),
    (
      "tap Same",
      "2 elements match control \"Same\". Choose one by its number, such as #1."
    ),
    ("tap Same #3", "There is no control \"Same\" #3. Only 2 elements match."),
    ("type x into Name", "There is no text field \"Name\"."),
    ("delete row 0", "There is no list with rows."),
    ("dismiss", "There is nothing to dismiss."),
    ("key ctrl-c", "This key quits the app."),
  ])
  func `an error about a step in a script lists the elements on screen`(
    step: String, problem: String
  ) async {
    let played = await play("tap Add; \(step); tap Add")
    #expect(played.text.contains("Count 1"))
    #expect(!played.text.contains("Count 2"))
    #expect(
      played.fault == """
        Step 2 "\(step)" (column 10): \(problem) The screen shows:
          text "Count 1"
          button "Add"
          button "Later"
          button "Never" (disabled)
          button "Same"
          button "Same"
        """)
  }

  @Test func `the steps before a syntax error are played`() async {
    let played = await play("tap Add; tapp Add")
    #expect(played.text.contains("Count 1"))
    #expect(played.fault?.hasPrefix("Step 2 \"tapp Add\" (column 10): ") == true)
  }
}
