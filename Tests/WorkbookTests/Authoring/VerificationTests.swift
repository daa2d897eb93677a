import Foundation
import Synchronization
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookCore

@Suite struct VerificationTests {
  let workbook: SmallWorkbook
  let stub = ".stubs/01-Lights/Lamp.swift"
  let solution = "Solutions/01-Lights/Lamp.swift"
  let wrong = "Tests/01-Lights/WrongAnswers/Lamp.md"

  init() throws {
    workbook = try SmallWorkbook()
  }

  private func violations(_ options: Verification.Options = .init()) async throws -> [String] {
    try await workbook.verification(options).checks.flatMap { check in
      check.violations.map { "\(check.name): \($0)" }
    }
  }

  @Test func `a workbook without errors has no violations`() async throws {
    let report = try await workbook.verification()
    #expect(report.checks.flatMap(\.violations) == [])
    #expect(report.isSound)
    #expect(report.answerCount == 5)
  }

  @Test func `a graded test that passes with the stub is reported`() async throws {
    workbook[stub] = SmallWorkbook.stub + "\n// passes: it shines"
    #expect(
      try await violations() == [
        "stubs: \(stub) passes a test that should be unfinished: it shines"
      ])
  }

  @Test func `a stub that fails a test instead of being unfinished is reported`() async throws {
    workbook[stub] = SmallWorkbook.stub + "\n// fails: it shines"
    #expect(
      try await violations() == [
        "stubs: \(stub) doesn't leave \"it shines\" unfinished: it failed."
      ])
  }

  @Test func `a stub that doesn't compile is reported`() async throws {
    workbook[stub] = SmallWorkbook.stub + "\n// does not compile"
    #expect(
      try await violations() == [
        "stubs: \(stub) doesn't compile. Lamp.swift:1:1: error: no lamp"
      ])
  }

  @Test func `a solution that fails a test is reported`() async throws {
    workbook[solution] = "struct Lamp {}\n// fails: it shines"
    #expect(
      try await violations() == [
        "facts: \(solution) has changed since its facts were recorded.",
        "solutions: \(solution) doesn't pass \"it shines\": it failed.",
      ])
  }

  /// Replaces text in the last wrong answer in the catalog.
  private func replaceBlinks(_ words: String, with others: String) {
    let section = SmallWorkbook.wrongAnswer("Blinks", caughtBy: "it shines")
    workbook.replace(section, with: section.replacing(words, with: others), in: wrong)
  }

  @Test func `a wrong answer that passes is reported`() async throws {
    replaceBlinks("// fails: it shines", with: "")
    #expect(
      try await violations() == ["wrong-answers: \(wrong):29 Blinks passes, but it should fail."])
  }

  @Test func `a wrong answer with a hole is reported`() async throws {
    replaceBlinks("// fails", with: "// unfinished(")
    #expect(
      try await violations() == [
        "wrong-answers: \(wrong):29 Blinks is judged unfinished, but it should fail."
      ])
  }

  @Test func `a wrong answer that is caught by a different test is reported`() async throws {
    replaceBlinks("// fails: it shines", with: "// fails: it goes out")
    let report = try await workbook.verification()
    #expect(
      report.checks.flatMap(\.violations) == [
        Violation(
          wrong, line: 29, "Blinks isn't caught by \"it shines\", but by \"it goes out\".",
          command: "swift run workbook verify --answer Lamp/Blinks")
      ])
  }

  @Test func `a wrong answer that doesn't compile is reported`() async throws {
    replaceBlinks("// fails", with: "// does not compile")
    #expect(
      try await violations() == [
        "wrong-answers: \(wrong):29 Blinks doesn't compile. Lamp.swift:1:1: error: no lamp"
      ])
  }

  @Test
  func `a wrong answer whose diff doesn't apply is reported even if no other answer is run`()
    async throws
  {
    replaceBlinks(" struct Lamp {}", with: " struct Candle {}")
    var options = Verification.Options()
    options.answer = "Lamp/Blinks"
    #expect(
      try await violations(options) == [
        "wrong-answers: \(wrong):29 Blinks can't be built. \(wrong):38 expects a line that the solution "
          + "doesn't have here: `struct Candle {}`."
      ])
  }

  @Test func `an edited exercise is reported as a violation only for authors`() async throws {
    workbook["Exercises/01-Lights/Lamp.swift"] = "struct Lamp {}"
    let report = try await workbook.verification()
    #expect(report.isSound)
    #expect(report.edited == ["Exercises/01-Lights/Lamp.swift"])
    var options = Verification.Options()
    options.isForAuthors = true
    #expect(
      try await violations(options) == [
        "originals: Exercises/01-Lights/Lamp.swift differs from its original, \(stub)."
      ])
  }

  @Test func `verification can run a single check`() async throws {
    workbook[solution] = SmallWorkbook.stub
    var options = Verification.Options()
    options.checks = ["hints", "holes"]
    let report = try await workbook.verification(options)
    #expect(report.checks.map(\.name) == ["hints", "holes"])
    #expect(report.violationCount == 1)
    #expect(report.answerCount == 0)
  }

  @Test func `verification can skip checks`() async throws {
    var options = Verification.Options()
    options.checks = ["stubs", "solutions", "holes"]
    options.omittedChecks = ["solutions"]
    let report = try await workbook.verification(options)
    #expect(report.checks.map(\.name) == ["holes", "stubs"])
    #expect(!report.isWhole)
  }

  @Test func `an answer that two checks need is run only once`() async throws {
    var options = Verification.Options()
    options.checks = ["messages", "wrong-answers"]
    let report = try await workbook.verification(options)
    #expect(report.checks.map(\.name) == ["wrong-answers", "messages"])
    #expect(report.checks.map(\.answers) == [3, 3])
    #expect(report.answerCount == 3)
  }

  @Test func `verification can run a single answer`() async throws {
    var options = Verification.Options()
    options.answer = "Blinks"
    let report = try await workbook.verification(options)
    #expect(report.checks.map(\.name) == ["wrong-answers", "messages"])
    #expect(report.answerCount == 1)
  }

  @Test func `verification can check a single chapter`() throws {
    workbook["Exercises/02-Fire/Candle.swift"] = ""
    let narrowed = try #require(workbook.workspace.narrowed(to: "01-Lights"))
    #expect(StrayFilesCheck().violations(in: narrowed) == [])
    #expect(workbook.workspace.narrowed(to: "02-Fire") == nil)
  }

  @Test
  func `the progress of verification counts each demo once for each kind of answer`() async throws {
    let counts = Mutex<[Int]>([])
    _ = try await Verification(workbook.workspace, player: FakeDemoPlayer())
      .run(with: { FakeRunner() }) { progress in
        counts.withLock { $0.append(progress.done) }
      }
    #expect(counts.withLock { $0 } == [1, 2, 3, 4, 5, 1, 1])
  }

  @Test func `several demos are built in one go, and a single demo on its own`() async throws {
    let builds = Mutex<[Demo.Answers]>([])
    let player = FakeDemoPlayer { answers in builds.withLock { $0.append(answers) } }
    var options = Verification.Options()
    options.checks = ["demos", "solved-demos"]
    _ = try await Verification(workbook.workspace, options: options, player: player)
      .run(with: { FakeRunner() })
    #expect(builds.withLock { $0 } == [])

    let second = Chapter("02-Fire", title: "Fire", goal: "Fire is state.", [])
    workbook["Sources/Demos/02-Fire/FireDemo.swift"] = "// A demo.\n"
    workbook["Tests/02-Fire/Demo/Script.txt"] = "tap \"Candle\"\n"
    let workspace = AuthoringWorkspace(
      workbook.workspace.package, contents: workbook.workspace.chapters + [second], commands: [])
    _ = try await Verification(workspace, options: options, player: player)
      .run(with: { FakeRunner() })
    #expect(builds.withLock { $0 } == [.exercises, .solutions])
  }

  @Test func `the number of answers that run at a time is limited`() async throws {
    let runner = CountingRunner()
    var options = Verification.Options()
    options.jobs = 2
    _ = try await Verification(workbook.workspace, options: options, player: FakeDemoPlayer())
      .run(with: { runner })
    #expect(runner.most == 2)
  }

  @Test func `verification without a toolchain fails with an error`() async {
    await #expect(throws: SetUpError.self) {
      try await Verification(workbook.workspace, player: FakeDemoPlayer())
        .run(with: { throw SetUpError("No toolchain.") })
    }
  }
}

/// A runner that records how many answers run at a time.
private final class CountingRunner: Runner {
  private let counts = Mutex((now: 0, most: 0))

  var most: Int { counts.withLock { $0.most } }

  func run(answer: URL, for exercise: Exercise) async throws -> AnswerReport {
    counts.withLock {
      $0.now += 1
      $0.most = max($0.now, $0.most)
    }
    // Gives other tasks a chance to start before this one ends.
    for _ in 0..<100 { await Task.yield() }
    counts.withLock { $0.now -= 1 }
    return try await FakeRunner().run(answer: answer, for: exercise)
  }
}
