import Foundation
import Synchronization
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookTestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Checks that finished results are kept and that the next run resumes, no matter how a grader is
/// stopped.
@Suite struct InterruptionTests {
  let classroom = Classroom()

  /// Submits eight folders and archives, each with two unique answers and one answer that all of
  /// them share.
  private func handIn() throws {
    for number in 10..<18 {
      let files = [
        "Exercises/01-House/Lamp.swift": "\"on\" // \(number)",
        "Exercises/01-House/Door.swift": "// dark \(number)",
        "Exercises/02-Garden/Gate.swift": "\"on\"",
      ]
      if number.isMultiple(of: 2) {
        classroom.submit("s\(number)", files)
      } else {
        let zip = ZipFile(members: files.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) })
        try zip.data.write(to: classroom.place("s\(number).zip"))
      }
    }
  }

  /// The argument is the number of the run during which the grader is killed. The largest number is
  /// that of the last run.
  @Test(arguments: [1, 2, 7, 16, 17])
  func `a grader that is killed during any answer doesn't lose finished results`(
    run: Int
  ) async throws {
    try handIn()
    let root = classroom.house.package.root.path
    await #expect(processExitsWith: .signal(SIGKILL)) { [root = root as String, run = run as Int] in
      await Classroom.grade(in: root, with: KillingRunner(atRun: run))
    }
    let before = try classroom.storedResults()
    #expect(await classroom.grade("--jobs", "2") == .done)
    #expect(try classroom.results().count == 8)
    for number in 10..<18 {
      #expect(try classroom.verdicts("s\(number)") == [.passed, .failed, .passed])
    }
    let after = try classroom.storedResults()
    #expect(before.allSatisfy { after[$0.key] == $0.value })
    #expect(classroom.leftovers() == [])
    // Answers are graded at most twice, and only those that were in progress when the grader was
    // killed.
    #expect(classroom.runner.asked.count >= 17 - run)
    #expect(classroom.runner.asked.count <= 17 - run + 4)
  }

  @Test(arguments: [1, 4, 7])
  func `a grader that is killed after any submission keeps that submission's result`(count: Int)
    async throws
  {
    try handIn()
    let root = classroom.house.package.root.path
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [root = root as String, count = count as Int] in
      await Classroom.grade(in: root, with: LightRunner(), killedAfter: count)
    }
    #expect(try classroom.results().count >= count)
    #expect(await classroom.grade() == .done)
    #expect(try classroom.results().count == 8)
    #expect(classroom.leftovers() == [])
  }

  @Test
  func `partial files that a killed grader leaves are removed, and their answers are regraded`()
    async throws
  {
    classroom.submit("alice", classroom.solutions)
    await classroom.grade()
    let first = try classroom.results()
    let files = classroom.house.files(below: "report")
    for file in files where file.hasSuffix(".json") && !file.contains("conditions") {
      // Simulate a power failure: the file exists, but it's empty.
      classroom.house.write("", to: "report/\(file)")
    }
    classroom.house.write("{", to: "report/results/.partial-1")
    classroom.house.write("{", to: "report/.grading/answers/.partial-2")
    classroom.house.write("x", to: "report/.grading/work/1/Exercises/01-House/Lamp.swift")
    #expect(await classroom.grade() == .done)
    #expect(try classroom.results() == first)
    #expect(classroom.house.files(below: "report") == files)
  }

  @Test func `two graders can't share a report folder`() async throws {
    classroom.submit("alice", classroom.solutions)
    let other = try ReportFolder(classroom.report)
    #expect(await classroom.grade() == .brokenSetUp)
    #expect(
      classroom.house.transcript.errors.replacing("\n", with: " ")
        .hasPrefix("Another grader (process \(getpid())) is using"))
    #expect(other.conditions == nil)
    withExtendedLifetime(other) {}
  }

  @Test func `a renamed submission has one row, but a removed submission has none`() async throws {
    classroom.submit("alice", classroom.solutions)
    classroom.submit("bob", classroom.solutions)
    await classroom.grade("--format", "junit")
    try FileManager.default.removeItem(at: classroom.place("alice"))
    try FileManager.default.moveItem(at: classroom.place("bob"), to: classroom.place("robert"))
    #expect(await classroom.grade() == .done)
    #expect(try classroom.results().keys.sorted() == ["robert"])
    #expect(
      classroom.house.transcript.lines.last
        == "2 submissions no longer in the folder were removed from the report: alice, bob.")
    #expect(
      classroom.house.files(below: "report/submissions") == [
        "robert/feedback.md", "robert/results.xml",
      ])
    let table = try #require(classroom.house.read("report/grades.csv"))
    #expect(try CSVTable(table).rows.map { $0.fields[0] } == ["submission", "robert"])
    // Answers that were graded before aren't graded again.
    #expect(classroom.runner.asked.count == 3)
  }

  @Test func `unrelated files next to a removed submission's feedback are kept`() async throws {
    classroom.submit("alice", classroom.solutions)
    classroom.submit("bob", classroom.solutions)
    await classroom.grade()
    classroom.house.write("Talk to her.", to: "report/submissions/alice/notes.txt")
    try FileManager.default.removeItem(at: classroom.place("alice"))
    await classroom.grade()
    #expect(
      classroom.house.files(below: "report/submissions") == ["alice/notes.txt", "bob/feedback.md"])
  }

  @Test func `a submission that disappears during grading doesn't stop other submissions`()
    async throws
  {
    let entry = SubmissionEntry(
      name: "ghost", file: FileName("ghost"), kind: .archive(.zip))
    let intake = Intake(folders: [classroom.submissions], exercises: [House.lamp])
    let collected = try await intake.collect(entry, work: classroom.report)
    #expect(collected.problem == "The submission no longer exists.")
  }

  @Test func `Ctrl-C ends grading with the usual exit status and leaves no partial results`()
    async throws
  {
    try handIn()
    let started = AsyncStream.makeStream(of: Void.self)
    let tool = Tool.grading(with: WaitingRunner(started: started.continuation))
    let task = Task { [classroom] in
      await tool.run(
        ["grade", classroom.submissions.path, "--output", classroom.report.path],
        in: classroom.session())
    }
    for await _ in started.stream { break }
    task.cancel()
    #expect(await task.value == .interrupted)
    #expect(classroom.leftovers() == [])
    #expect(await classroom.grade() == .done)
    #expect(try classroom.results().count == 8)
  }

  @Test func `a full disk stops grading, and the next run resumes it`() async throws {
    try handIn()
    let tool = Tool.grading(with: FillingRunner())
    let call = ["grade", classroom.submissions.path, "--output", classroom.report.path]
    #expect(await tool.run(call, in: classroom.session()) == .brokenSetUp)
    #expect(classroom.house.transcript.errors.hasPrefix("The disk that contains /lamps is full"))
    #expect(classroom.leftovers() == [])
    let before = try classroom.results().count
    #expect(await classroom.grade() == .done)
    #expect(try classroom.results().count == 8)
    #expect(before < 8)
  }
}

extension Classroom {
  /// Returns the complete stored results, keyed by submission.
  fileprivate func storedResults() throws -> [String: StoredResult] {
    var stored: [String: StoredResult] = [:]
    try ResultStore(reportFolder: report).forEachStored { stored[$0.submission.name] = $0 }
    return stored
  }

  /// Grades the submissions of another process's classroom, as a separate process would.
  fileprivate static func grade(
    in root: String, with runner: any Runner, killedAfter count: Int? = nil
  ) async {
    let package = WorkbookPackage(root: URL(filePath: root))
    let done = Mutex(0)
    let console = Console(width: 80, isTerminal: true, usesColor: false) { text in
      // On a terminal, each submission is announced after its result is stored.
      guard text.contains(#/\d\/8/#) else { return }
      let isLast = done.withLock { done in
        done += 1
        // The first line announces the start.
        return done - 1 == count
      }
      if isLast { kill(getpid(), SIGKILL) }
    }
    let session = Session(
      package: package, chapters: House.chapters, console: console, environment: [:],
      runTool: { _, _ in ToolResult(status: 0, output: "Swift version 6.3.1\n") },
      makeRunner: { _ in runner })
    _ = await Tool.grading(with: runner).run(
      [
        "grade", package.url("submissions").path, "--output", package.url("report").path,
        "--jobs", "2",
      ], in: session)
  }
}

/// A runner that kills the process in its n-th run.
private final class KillingRunner: Runner {
  private let runner = LightRunner()
  private let run: Int

  init(atRun run: Int) {
    self.run = run
  }

  func run(answer: URL, for exercise: Exercise) async throws -> AnswerReport {
    let report = try await runner.run(answer: answer, for: exercise)
    if runner.asked.count >= run { kill(getpid(), SIGKILL) }
    return report
  }
}

/// A runner that finds the disk full in its tenth run.
private final class FillingRunner: Runner {
  private let runner = LightRunner()

  func run(answer: URL, for exercise: Exercise) async throws -> AnswerReport {
    if runner.asked.count >= 9 { throw DiskFull(folder: "/lamps") }
    return try await runner.run(answer: answer, for: exercise)
  }
}

/// A runner that doesn't end until it's canceled.
private struct WaitingRunner: Runner {
  let started: AsyncStream<Void>.Continuation

  func run(answer: URL, for exercise: Exercise) async throws -> AnswerReport {
    let (never, continuation) = AsyncStream.makeStream(of: Void.self)
    started.yield()
    for await _ in never {}
    withExtendedLifetime(continuation) {}
    throw CancellationError()
  }
}
