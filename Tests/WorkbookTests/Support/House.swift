import Foundation
import Synchronization
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookStudent

/// A small workbook in a temporary folder, with two chapters, three exercises, and a scripted
/// runner.
final class House: Sendable {
  let package: WorkbookPackage
  let transcript = Transcript()
  let runner = ScriptedRunner()

  static let chapters = [
    Chapter(
      "01-House", title: "A house", goal: "What stays when you leave.",
      [
        .init(
          "Lamp", goal: "Keep the light on.",
          hints: ["What is a lamp?", "Look at its switch.", "light.toggle()"]),
        .init("Door", goal: "Open and close.", hints: ["One.", "Two.", "Three."]),
      ]),
    Chapter(
      "02-Garden", title: "A garden", goal: "What grows.",
      [.init("Gate", goal: "Let somebody in.", hints: ["One.", "Two.", "Three."])]),
  ]

  static let lamp = chapters[0].exercises[0]
  static let door = chapters[0].exercises[1]
  static let gate = chapters[1].exercises[0]

  static let stub = """
    // A lamp in the hall.

    struct Lamp {
      var light: String {
        unfinished("Say whether the light is on.", placeholder: "")
      }
    }

    """
  static let solution = """
    // A lamp in the hall.

    struct Lamp {
      var light: String {
        "on"
      }
    }

    """

  init() {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("workbook-\(UUID().uuidString)")
    package = WorkbookPackage(root: folder)
    write("// swift-tools-version: 6.3\n", to: "Package.swift")
    for exercise in Self.chapters.flatMap(\.exercises) {
      write(stub(of: exercise), to: exercise.answerPath())
      write(stub(of: exercise), to: exercise.answerPath(in: ".stubs"))
      write(solution(of: exercise), to: exercise.answerPath(in: "Solutions"))
      write("// the suite of \(exercise.name)\n", to: exercise.suitePath)
    }
    write("# A house\n\nWhat **stays**.\n", to: "Chapters/01-House.md")
  }

  deinit {
    try? FileManager.default.removeItem(at: package.root)
  }

  func stub(of exercise: Exercise) -> String {
    Self.stub.replacing("Lamp", with: exercise.name)
  }

  func solution(of exercise: Exercise) -> String {
    Self.solution.replacing("Lamp", with: exercise.name)
  }

  func write(_ text: String, to path: String) {
    let url = package.url(path)
    do {
      try makeFolder(url.deletingLastPathComponent())
      // Write atomically, so that a watch never sees a half-written file.
      try writeFile(Data(text.utf8), to: url)
    } catch {
      Issue.record(error)
    }
  }

  /// Makes the workbook a copy for students, which lacks the solutions of some chapters.
  func withholdSolutions(of folders: String..., until date: String? = nil) {
    let release = Release(withholding: folders.map { .init(folder: $0, date: date) })
    do {
      write(String(decoding: try JSONEncoder().encode(release), as: UTF8.self), to: Release.path)
    } catch {
      Issue.record(error)
    }
  }

  func read(_ path: String) -> String? {
    try? String(contentsOf: package.url(path), encoding: .utf8)
  }

  /// Returns the sorted paths of the files in a folder and its subfolders, relative to the folder.
  func files(below path: String) -> [String] {
    let names =
      FileManager.default.enumerator(atPath: package.url(path).path)?
      .compactMap { $0 as? String } ?? []
    return names.filter {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: package.url("\(path)/\($0)").path, isDirectory: &isFolder)
      return exists && !isFolder.boolValue
    }.sorted()
  }

  func session(
    width: Int = 80, isTerminal: Bool = false, usesColor: Bool = false,
    chapters: [Chapter] = House.chapters, tools: @escaping ToolRunner = { _, _ in nil }
  ) -> Session {
    var session = Session(
      package: package, chapters: chapters,
      console: transcript.console(width: width, isTerminal: isTerminal, usesColor: usesColor),
      environment: [:], now: { Date(timeIntervalSince1970: 1_800_000_000) }, runTool: tools
    ) { [runner] purpose in
      runner.note(purpose)
      return runner
    }
    session.timeZone = .gmt
    return session
  }

  /// Runs a command and returns its output, followed by its errors.
  @discardableResult
  func call(_ arguments: String..., width: Int = 80, usesColor: Bool = false) async -> String {
    transcript.clear()
    _ = await Tool.workbook.run(arguments, in: session(width: width, usesColor: usesColor))
    return [transcript.output, transcript.errors].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Runs a command and returns its exit code.
  func exitCode(_ arguments: String...) async -> ExitCode {
    await Tool.workbook.run(arguments, in: session())
  }
}

/// A runner that returns prepared reports and records the answers that it runs.
final class ScriptedRunner: Runner {
  private let state = Mutex(
    (
      reports: [String: AnswerReport](), asked: [String](), purposes: [RunnerPurpose](),
      preparations: 0
    ))

  /// The names of the files that the runner ran, without their extensions.
  var asked: [String] { state.withLock { $0.asked } }

  /// The number of times that the runner was prepared.
  var preparations: Int { state.withLock { $0.preparations } }

  func prepare() async throws { state.withLock { $0.preparations += 1 } }

  func run(answer: URL, for exercise: Exercise) async throws -> AnswerReport {
    let name = answer.deletingPathExtension().lastPathComponent
    let report = state.withLock { state in
      state.asked.append(name)
      return state.reports[name]
    }
    return report
      ?? AnswerReport(exercise: exercise.name, chapter: exercise.chapter, verdict: .unfinished)
  }

  /// The purposes that the runner was created for, in order.
  var purposes: [RunnerPurpose] { state.withLock { $0.purposes } }

  /// Records a purpose that the runner was created for.
  func note(_ purpose: RunnerPurpose) { state.withLock { $0.purposes.append(purpose) } }

  /// Prepares a report for the file with a given name, or for the exercise's answer if no name is
  /// given.
  func say(_ report: AnswerReport, of name: String? = nil) {
    state.withLock { $0.reports[name ?? report.exercise] = report }
  }
}

extension AnswerReport {
  /// Creates a report about `Lamp`.
  static func of(_ verdict: Verdict, _ tests: [TestReport] = []) -> AnswerReport {
    of(House.lamp, verdict, tests)
  }

  /// Creates a report about an exercise.
  static func of(
    _ exercise: Exercise, _ verdict: Verdict, _ tests: [TestReport] = []
  ) -> AnswerReport {
    var report = AnswerReport(
      exercise: exercise.name, chapter: exercise.chapter, verdict: verdict)
    report.tests = tests
    return report
  }
}

extension TestReport {
  /// Creates a report on a test in the suite of `Lamp`.
  static func named(
    _ name: String, _ outcome: Outcome, line: Int = 3, output: String = "",
    _ issues: IssueReport...
  ) -> TestReport {
    var test = TestReport(
      id: name, name: name, outcome: outcome, file: "Tests/01-House/LampTests.swift", line: line)
    test.issues = issues
    test.output = output
    return test
  }
}
