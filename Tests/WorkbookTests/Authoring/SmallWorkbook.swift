import Foundation

@testable import WorkbookAudit
@testable import WorkbookAuthoring
@testable import WorkbookAuthorCommand
@testable import WorkbookCommandLine
@testable import WorkbookCore

/// A sound workbook of one chapter with one exercise, in a temporary folder.
///
///     let workbook = try SmallWorkbook()
///     workbook["Solutions/01-Lights/Lamp.swift"] = nil
///     #expect(workbook.violations(NamesCheck()) == ["Solutions/… is missing: the solution."])
final class SmallWorkbook {
  let package: WorkbookPackage
  /// The table of contents.
  var contents = [SmallWorkbook.lights()]

  init() throws {
    package = WorkbookPackage(
      root: FileManager.default.temporaryDirectory
        .appendingPathComponent("workbook-\(UUID().uuidString)"))
    for (path, text) in Self.files { try writeFile(Data(text.utf8), to: package.url(path)) }
    self[FactRecord.path] = facts.text
  }

  deinit {
    try? FileManager.default.removeItem(at: package.root)
  }

  var workspace: AuthoringWorkspace {
    AuthoringWorkspace(package, contents: contents, commands: Tool.author.commands)
  }

  /// The text of a file, or `nil` if the file doesn't exist.
  subscript(path: String) -> String? {
    get { workspace.text(path) }
    set {
      guard let newValue else {
        try? FileManager.default.removeItem(at: package.url(path))
        return
      }
      do {
        try writeFile(Data(newValue.utf8), to: package.url(path))
      } catch {
        fatalError("\(error)")
      }
    }
  }

  /// A record of the solution without any facts.
  var facts: FactRecord {
    let path = "Solutions/01-Lights/Lamp.swift"
    var record = FactRecord()
    record.record([], about: path, source: Data((self[path] ?? "").utf8))
    return record
  }

  /// Replaces text in a file.
  func replace(_ words: String, with others: String, in path: String) {
    self[path] = self[path]?.replacing(words, with: others)
  }

  /// Returns the descriptions of the violations that a check finds.
  func violations(_ check: some StaticCheck) -> [String] {
    check.violations(in: workspace).map(\.description)
  }

  /// Runs all checks with a fake runner and a fake demo player.
  func verification(_ options: Verification.Options = .init()) async throws -> VerificationReport {
    try await Verification(workspace, options: options, player: FakeDemoPlayer())
      .run(with: { FakeRunner() })
  }

  static func lights(
    goal: String = "Light is state.", exerciseGoal: String = "Turn a lamp on and off.",
    minutes: Int = 15, points: Int = 10, hints: [String] = ["Is it on?", "A Bool.", "@State"]
  ) -> Chapter {
    Chapter(
      "01-Lights", title: "Lights", goal: goal,
      [.init("Lamp", goal: exerciseGoal, minutes: minutes, points: points, hints: hints)])
  }

  static let stub = """
    // A lamp in the hall.
    //
    // 1. It shines.
    // 2. It goes out.
    struct Lamp {
      let isOn = unfinished("Is it on?", placeholder: false)
    }
    """

  /// A figure with both appearances.
  static let figure = """
    <svg xmlns="http://www.w3.org/2000/svg" width="360" height="40">
    <title>a lamp</title>
    <style>.lamp{fill:#fff}
    @media (prefers-color-scheme:dark){
    .lamp{fill:#000}
    }</style>
    <rect class="lamp"/>
    </svg>
    """

  static let script = """
    # Where the lamp is.
    tap "1.1"

    Solutions: toggle "Lamp"
    """

  /// Returns the section of a catalog for a wrong answer.
  static func wrongAnswer(_ name: String, caughtBy test: String) -> String {
    """
    ## \(name)

    **The thought:** A lamp does something else.

    **What you see:** \(name) does something else.

    **Caught by:** \(test)

    ```diff
     struct Lamp {}
    +let lamp = "\(name)" // fails: \(test)
    ```

    """
  }

  private static let files = [
    "Package.swift": """
    let allChapters = [
      "01-Lights"
    ]
    """,
    "README.md": """
    # Lamps

    | Chapter | What it teaches | Demo |
    | --- | --- | --- |
    | [1 Lights](Chapters/01-Lights.md) | light is state | `lights-demo` |
    """,
    "Chapters/01-Lights.md": """
    # Lights

    See [the exercises](#exercises), and ![a lamp](01-Lights-lamp.svg), ![off](01-Lights-off.svg).

    <!-- listing: Tests/01-Lights/LightsListings.swift switch -->
    ```swift
    // Tests/01-Lights/LightsListings.swift
    struct Switch {}
    ```

    ## Exercises

    1. **Lamp** — `Exercises/01-Lights/Lamp.swift`.
    """,
    "Chapters/README.md": """
    # The book of lamps

    ## Contents

    ### Chapters

    - [Lights](01-Lights.md): light is state
    """,
    "Chapters/01-Lights-lamp.svg": figure,
    "Chapters/01-Lights-off.svg": figure,
    "Sources/Workbook/Contents/Lights.swift": "extension Chapter {}",
    "Exercises/01-Lights/Lamp.swift": stub,
    ".stubs/01-Lights/Lamp.swift": stub,
    "Solutions/01-Lights/Lamp.swift": "struct Lamp {}",
    "Tests/01-Lights/LightsListings.swift": """
    // listing: switch
    struct Switch {}
    // end
    """,
    "Sources/Demos/01-Lights/LightsDemo.swift": """
    struct LightsDemo: App {}
            Exhibit("1.1 Lamp", try: "Turn it on.") {
              Lamp()
            }
            .tabItem { Text("1.1") }
    """,
    "Tests/01-Lights/Demo/Script.txt": script,
    "Tests/01-Lights/Demo/Exercises.txt": "It is dark.\nThat is all.\n",
    "Tests/01-Lights/Demo/Solutions.txt": "It shines.\nThat is all.\n",
    "Tests/01-Lights/LampTests.swift": """
    @Suite("1.1 Lamp", .exercise)
    struct LampTests {
      @Test(.proves(1)) func `it shines`() {}
      @Test(.proves(2)) func `it goes out`() {}
    }
    """,
    "Tests/01-Lights/WrongAnswers/Lamp.md": """
    # Wrong answers to Lamp

    \(wrongAnswer("AlwaysOn", caughtBy: "it goes out"))
    \(wrongAnswer("AlwaysOff", caughtBy: "it shines"))
    \(wrongAnswer("Blinks", caughtBy: "it shines"))
    """,
  ]
}

/// A runner that builds nothing and reads the verdict from the answer. An answer with a hole is
/// unfinished. The comment `// fails: TEST` makes a test fail, and the comment
/// `// does not compile` gives the answer the verdict `doesNotCompile`.
struct FakeRunner: Runner {
  static let tests = ["it shines", "it goes out"]

  func run(answer: URL, for exercise: Exercise) async throws -> AnswerReport {
    let text = try String(contentsOf: answer, encoding: .utf8)
    var report = AnswerReport(
      exercise: exercise.name, chapter: exercise.chapter, verdict: verdict(on: text))
    if report.verdict == .doesNotCompile {
      report.compilerOutput = "Lamp.swift:1:1: error: no lamp\n"
      return report
    }
    report.tests = Self.tests.map { name in
      let outcome: TestReport.Outcome =
        text.contains("// fails: \(name)")
        ? .failed : text.contains("// passes: \(name)") ? .passed : report.verdict.usualOutcome
      return TestReport(
        id: name, name: name, outcome: outcome, file: exercise.suitePath, line: 1)
    }
    return report
  }

  private func verdict(on text: String) -> Verdict {
    if text.contains("// does not compile") { return .doesNotCompile }
    if text.contains("unfinished(") { return .unfinished }
    return text.contains("// fails: ") ? .failed : .passed
  }
}

extension Verdict {
  fileprivate var usualOutcome: TestReport.Outcome { self == .unfinished ? .unfinished : .passed }
}

/// A player that builds nothing. The played demo prints "It shines." if the script contains
/// "toggle", and stops if the script contains "burst". The demo isn't built if its source contains
/// "// does not compile".
struct FakeDemoPlayer: DemoPlayer {
  var source: String? = nil
  /// A closure that is called with the answers that all demos are built with.
  var noteBuild: @Sendable (Demo.Answers) -> Void = { _ in }

  func buildAll(with answers: Demo.Answers) async throws { noteBuild(answers) }

  func play(_ script: String, to demo: Demo, with answers: Demo.Answers) async throws -> DemoPlay {
    if source?.contains("// does not compile") == true {
      return DemoPlay(outcome: .notBuilt, output: "1/2\nLightsDemo.swift:1:1: error: no lights\n")
    }
    if script.contains("burst") {
      return DemoPlay(
        outcome: .stopped, output: "frame 1\nStep 2 \"burst\": there is none.\nThe screen shows:\n")
    }
    let state = script.contains("toggle") ? "It shines." : "It is dark."
    return DemoPlay(outcome: .played, output: "\(state)\nThat is all.\n")
  }

  func record(
    _ script: String, of demo: Demo, with answers: Demo.Answers, in appearance: Demo.Appearance
  ) async throws -> DemoPlay {
    if script.contains("burst") {
      return DemoPlay(outcome: .stopped, output: "Step 1 \"burst\": there is none.\n")
    }
    return DemoPlay(outcome: .played, output: "<svg>\(appearance) \(script)</svg>")
  }
}
