import StateFlow
import StateFlowStory
import Testing

@testable import StateFlowTerminal

/// Tests of the script that `--play` uses if none is given.
@MainActor
@Suite struct OwnScriptTests {
  /// A package with one chapter, and a folder inside the package.
  private struct Package: ~Copyable {
    let root = FileManager.default.temporaryDirectory.appending(path: "own-\(UUID().uuidString)")

    init(script: String?) throws {
      let demo = root.appending(path: "Tests/01-ViewState/Demo")
      try FileManager.default.createDirectory(at: demo, withIntermediateDirectories: true)
      try Data().write(to: root.appending(path: "Package.swift"))
      if let script {
        try Data(script.utf8).write(to: demo.appending(path: "Script.txt"))
      }
    }

    var inside: String { root.appending(path: "Tests/01-ViewState").path }

    deinit { try? FileManager.default.removeItem(at: root) }
  }

  @Test func `an app's script is found from a folder inside the package`() throws {
    let package = try Package(script: "tap Add\n")
    let script = try OwnScript.find(of: "view-state-demo", near: ["/nowhere", package.inside])
    #expect(script.text == "tap Add\n")
  }

  @Test func `if an app has no script, the message says where the script was expected`() throws {
    let package = try Package(script: nil)
    #expect {
      try OwnScript.find(of: "view-state-demo", near: [package.inside])
    } throws: { error in
      (error as? OwnScript.Missing)?.message.hasPrefix("There is no script for view-state-demo in")
        == true
    }
  }

  @Test func `outside a package, the message says what to do`() {
    #expect {
      try OwnScript.find(of: "view-state-demo", near: ["/nowhere"])
    } throws: { error in
      (error as? OwnScript.Missing)?.message.contains("Run the program in the workbook's folder")
        == true
    }
  }

  @Test func `a script can contain steps that are only for exercises or only for solutions`() {
    let script = OwnScript(path: "", text: "tap A\nSolutions: tap B\n  Exercises: tap C\n# D\n")
    #expect(PlayScript(script.steps).steps.map(\.text) == ["tap A", "tap B", "tap C"])
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack(alignment: .leading) {
        Text("Count \(count)")
        Button("Add") { count += 1 }
      }
    }
  }

  private func play(_ script: String, frames: FramePrinter.Frames, isLenient: Bool = false) async
    -> (
      text: String, problem: String?
    )
  {
    let screen = AppScreen(size: Size(width: 24, height: 4), chrome: .none) { setEnvironment in
      ViewGraph(environment: setEnvironment) { Counter() }
    }
    var text = ""
    let player = Player(screen, frames: frames, isLenient: isLenient) { text += $0 + "\n" }
    let problem = await player.play(PlayScript(script))
    return (text, problem)
  }

  @Test func `a lenient player skips a step that can't be performed`() async {
    let played = await play("tap Gone; tap Add", frames: .changes, isLenient: true)
    #expect(played.problem == nil)
    #expect(played.text.contains("skipped: tap Gone"))
    #expect(played.text.contains("There is no control \"Gone\"."))
    #expect(played.text.contains("Count 1"))
  }

  @Test func `an app that plays a script can print only the changed rows, with their row numbers`()
    async
  {
    let played = await play("tap Add; key tab", frames: .changes)
    let steps = played.text.split(separator: "━━ tap Add", maxSplits: 1)
    #expect(
      steps.last?.split(separator: "\n").dropFirst() == [
        "2          Count 1", "── story ───────────────", "tap \"Add\"",
        "  wrote Counter.count 0 → 1 (StateFlowTerminalTests/OwnScriptTests.swift:59)",
        "  Counter ran, because count changed", "━━ key tab ━━━━━━━━━━━━━",
        "3          ▐ Add ▌",
      ])
  }
}
