import Foundation
import Synchronization
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookStudent
@testable import WorkbookTestSupport

/// Tests of the output of the commands for authors.
@Suite struct UpkeepCommandTests {
  let workbook: SmallWorkbook
  let transcript = Transcript()
  private let tool = Tool(
    overview: .overview, commands: [.verify { _ in FakeDemoPlayer() }, .sync, .new])

  init() throws {
    workbook = try SmallWorkbook()
  }

  private func run(_ words: String..., isTerminal: Bool = false) async -> ExitCode {
    let session = Session(
      package: workbook.package, chapters: workbook.contents,
      console: transcript.console(isTerminal: isTerminal), environment: [:]
    ) { _ in FakeRunner() }
    return await tool.run(words, in: session)
  }

  @Test func `verify shows each check with its violations and the commands that show them`() async {
    workbook["Solutions/01-Lights/Lamp.swift"] = SmallWorkbook.stub
    #expect(await run("verify", "--check", "hints,holes") == .notYet)
    #expect(
      transcript.output.replacing(/in [0-9.]+ s/, with: "in no time") == """
        ✓ hints: Each exercise has a one-line goal, an estimated time, points, and at least three hints.
        ✗ holes: Each stub calls unfinished, and no solution does.
            Solutions/01-Lights/Lamp.swift:6 calls unfinished, but is a solution.
              grep -n 'unfinished(' Solutions/01-Lights/Lamp.swift

        1 violation in 2 checks, 0 answers in no time.
        """)
  }

  @Test func `if there are no violations, verify exits with status 0 and shows the counts`() async {
    #expect(await run("verify", "--author", "--jobs", "2") == .done)
    #expect(
      transcript.lines.last?.hasPrefix("The workbook is sound: 27 checks, 5 answers in ") == true)
    #expect(transcript.lines.contains { $0.hasSuffix("that it names. (3 answers)") })
  }

  @Test func `verify lists the exercises that were edited`() async {
    workbook["Exercises/01-Lights/Lamp.swift"] = "struct Lamp {}"
    #expect(await run("verify") == .done)
    #expect(
      transcript.lines.contains(
        "Edited exercises: Exercises/01-Lights/Lamp.swift."))
  }

  @Test func `verify writes a single JSON value, even on a terminal`() async throws {
    #expect(await run("verify", "--json", isTerminal: true) == .done)
    let report = try JSONDecoder().decode(
      VerificationReport.self, from: Data(transcript.output.utf8))
    #expect(report.isSound)
    #expect(report.answerCount == 5)
  }

  @Test func `verify shows the full report on a selected answer`() async {
    workbook["Solutions/01-Lights/Lamp.swift"] = "struct Lamp {}\n// fails: it shines"
    #expect(await run("verify", "--answer", "Solutions/01-Lights/Lamp.swift") == .notYet)
    #expect(
      transcript.lines.prefix(5) == [
        "Solutions/01-Lights/Lamp.swift", "1.1 Lamp", "",
        "✘ it shines", "  Tests/01-Lights/LampTests.swift:1",
      ])
    #expect(transcript.lines.last?.hasPrefix("1 violation in 1 check, 1 answer in ") == true)
  }

  @Test
  func `verify doesn't report that the workbook is sound if only a part was checked`() async {
    #expect(await run("verify", "--check", "hints") == .done)
    #expect(transcript.lines.last?.hasPrefix("No problems found: 1 check, 0 answers in ") == true)
  }

  @Test func `on a terminal, verify shows its progress in a line that disappears`() async {
    #expect(await run("verify", "--answer", "Blinks", isTerminal: true) == .done)
    #expect(
      transcript.output.hasPrefix(
        "\r\u{1B}[K1/1 Tests/01-Lights/WrongAnswers/Lamp/Blinks\r\u{1B}[KTests/"))
  }

  @Test(
    arguments: [
      (["--check", "hint"], "There is no check \"hint\". Did you mean hints?"),
      (["--chapter", "Lihgts"], "There is no chapter \"Lihgts\". Did you mean Lights?"),
      (["--answer", "Candle"], "There is no answer whose path contains \"Candle\"."),
      (["--jobs", "0"], "--jobs can't be \"0\". Use a positive whole number."),
    ])
  func `verify rejects unknown names`(words: [String], complaint: String) async {
    let session = Session(
      package: workbook.package, chapters: workbook.contents, console: transcript.console(),
      environment: [:]
    ) { _ in FakeRunner() }
    #expect(await tool.run(["verify"] + words, in: session) == .wrongUse)
    let complained = transcript.errors.replacing("\n", with: " ")
    #expect(complained.hasPrefix(complaint))
  }

  @Test func `verify runs answers without the audit, regardless of the order of options`() async {
    let purposes = Mutex<[RunnerPurpose]>([])
    let session = Session(
      package: workbook.package, chapters: workbook.contents, console: transcript.console(),
      environment: [:]
    ) { purpose in
      purposes.withLock { $0.append(purpose) }
      return FakeRunner()
    }
    _ = await tool.run(["--color", "always", "verify", "--check", "solutions"], in: session)
    #expect(purposes.withLock { $0 } == [.provingSuites])
  }

  @Test func `sync lists the files that it updated and those that it couldn't`() async {
    workbook.replace("switch", with: "lever", in: "Tests/01-Lights/LightsListings.swift")
    #expect(await run("sync") == .notYet)
    #expect(
      transcript.output
        == "✗ Chapters/01-Lights.md:5 names switch, which isn't in "
        + "Tests/01-Lights/LightsListings.swift.")
    transcript.clear()
    workbook.replace("lever", with: "switch", in: "Tests/01-Lights/LightsListings.swift")
    workbook.replace("Switch", with: "Toggle", in: "Tests/01-Lights/LightsListings.swift")
    #expect(await run("sync") == .done)
    #expect(transcript.output == "✓ Chapters/01-Lights.md had 1 of 1 listings out of date.")
    transcript.clear()
    #expect(await run("sync", "--stubs") == .done)
    #expect(transcript.output == "Everything is up to date.")
  }

  @Test func `workbook new rejects invalid arguments and shows the correct usage`() async {
    #expect(await run("new", "exercise", "Lights") == .wrongUse)
    #expect(await run("new", "exercise", "Lights", "Lamp") == .wrongUse)
    #expect(await run("new", "lamp", "Lights") == .wrongUse)
    #expect(await run("new", "chapter", "Lists", "--catch") == .wrongUse)
    #expect(
      transcript.errors.replacing("\n", with: " ") == """
        Missing argument NAME. Try: swift run workbook new exercise --help \
        The exercise Lamp already exists. Choose another name. \
        Try: swift run workbook new exercise --help \
        There is no kind of thing "lamp". Use chapter or exercise. \
        --catch isn't an option of new chapter. Try: swift run workbook new chapter --help
        """)
  }
}
