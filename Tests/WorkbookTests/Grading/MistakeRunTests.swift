import Foundation
import Synchronization
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookTestSupport

@Suite struct MistakeRunTests {
  let classroom = Classroom()

  init() {
    let sections = ["Dark", "Dim", "Upside"].map { name in
      """
      ## \(name)

      **The thought:** \(name) is fine.

      **What you see:** Little.

      **Caught by:** claim 1

      ```swift
      // \(name)
      ```

      """
    }
    classroom.house.write(
      "# Wrong answers to Lamp\n\n" + sections.joined(separator: "\n"),
      to: House.lamp.wrongAnswersPath)
  }

  private func run(
    _ runner: any Runner, in folder: ReportFolder
  ) async throws -> (mistakes: KnownMistakes, progress: [Int]) {
    let conditions = try GradingKeys(
      [House.lamp], in: classroom.house.package, toolchain: "Swift", options: RunnerOptions()
    ).conditions
    let run = MistakeRun(
      package: classroom.house.package, folder: folder, conditions: conditions,
      makeRunner: { runner }, jobs: 2)
    let progress = Mutex<[Int]>([])
    let mistakes = try await run.mistakes(about: [House.lamp]) { state in
      progress.withLock { $0.append(state.done) }
    }
    return (mistakes, progress.withLock { $0 })
  }

  @Test func `known wrong answers are run in parallel, and each only once`() async throws {
    let folder = try ReportFolder(classroom.report)
    let runner = MistakenRunner(waitsForAnother: true)
    let first = try await run(runner, in: folder)
    #expect(first.progress == [0, 1, 2, 3])
    #expect(first.mistakes.text(for: MistakenRunner.report("Dim")) == "Dim is fine.")
    #expect(first.mistakes.text(for: MistakenRunner.report("Odd")) == nil)
    // Dark fails like Upside, so neither is named.
    #expect(first.mistakes.text(for: MistakenRunner.report("Dark")) == nil)
    #expect(runner.count == 3)
    let second = try await run(runner, in: folder)
    #expect(second.mistakes.text(for: MistakenRunner.report("Dim")) == "Dim is fine.")
    #expect(runner.count == 3)
  }

  @Test func `results for known wrong answers are kept when a run is interrupted`() async throws {
    let folder = try ReportFolder(classroom.report)
    await #expect(throws: CancellationError.self) {
      try await run(MistakenRunner(stopsAt: 3), in: folder)
    }
    let runner = MistakenRunner()
    #expect(
      try await run(runner, in: folder).mistakes.text(for: MistakenRunner.report("Dim")) != nil)
    #expect(runner.count < 3)
  }

  @Test func `a known wrong answer that can't be run is omitted`() async throws {
    let folder = try ReportFolder(classroom.report)
    let result = try await run(MistakenRunner(failsFor: "Upside"), in: folder)
    #expect(result.mistakes.text(for: MistakenRunner.report("Dark")) == "Dark is fine.")
  }

  @Test func `progress is shown while the known wrong answers run`() async throws {
    classroom.submit("alice", ["Lamp.swift": "// dark"])
    let tool = Tool.grading(with: MistakenRunner())
    let call = ["grade", classroom.submissions.path, "--output", classroom.report.path]
    var session = classroom.session()
    session.makeRunner = { _ in MistakenRunner() }
    #expect(await tool.run(call + ["--mistakes"], in: session) == .done)
    let lines = classroom.house.transcript.lines
    #expect(lines.contains("Running the workbook's wrong answers:"))
    #expect(lines.contains { $0.hasPrefix("3/3 · Lamp/") })
  }
}

/// A runner in which the name in an answer's comment determines how the answer fails.
private final class MistakenRunner: Runner {
  private let state = Mutex((count: 0, waiter: CheckedContinuation<Void, Never>?.none))
  private let waitsForAnother: Bool
  private let stopsAt: Int?
  private let failsFor: String?

  init(waitsForAnother: Bool = false, stopsAt: Int? = nil, failsFor: String? = nil) {
    self.waitsForAnother = waitsForAnother
    self.stopsAt = stopsAt
    self.failsFor = failsFor
  }

  /// The number of answers that ran.
  var count: Int { state.withLock { $0.count } }

  static func report(_ name: String) -> AnswerReport {
    .of(
      .failed, [.named("claim 1", .failed, IssueReport(message: name == "Upside" ? "Dark" : name))])
  }

  func run(answer: URL, for exercise: Exercise) async throws -> AnswerReport {
    let text = try String(contentsOf: answer, encoding: .utf8)
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    if let stopsAt, number >= stopsAt { throw CancellationError() }
    if let failsFor, text.contains(failsFor) { throw SetUpError("The lamp is broken.") }
    // The first run ends only after the second has started.
    if waitsForAnother, number == 1 {
      await withCheckedContinuation { waiter in
        let isStarted = state.withLock { state in
          if state.count == 1 { state.waiter = waiter }
          return state.count > 1
        }
        if isStarted { waiter.resume() }
      }
    } else {
      state.withLock { state in
        let waiter = state.waiter
        state.waiter = nil
        return waiter
      }?.resume()
    }
    return Self.report(text.drop { !$0.isLetter }.prefix { $0.isLetter }.description)
  }
}
