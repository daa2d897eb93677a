import Foundation
import WorkbookCore
import WorkbookProcesses

/// A runner that judges answers with `swift build` and `swift test`, and works on every platform
/// that has SwiftPM.
///
/// The runner generates and builds a package in `.workbook/build` that contains the kit, the test
/// support, one answer, and its suite. So the student's files don't change, and other exercises
/// can't break the build. SwiftPM runs only one build at a time in a folder, so answers are judged
/// one after another.
struct SwiftPMRunner: Runner {
  private let package: WorkbookPackage
  private let isStrict: Bool
  private let usesColor: Bool
  private let time: Duration
  private let queue = SerialQueue()

  /// Creates a runner for the answers of a workbook.
  ///
  /// - Parameters:
  ///   - package: The workbook.
  ///   - usesColor: Whether the compiler's output is in color.
  ///   - isStrict: Whether a test that reaches a hole counts as failed instead of unfinished.
  init(for package: WorkbookPackage, usesColor: Bool = false, isStrict: Bool = false) {
    self.init(for: package, usesColor: usesColor, isStrict: isStrict, time: .seconds(10))
  }

  /// Creates a runner with a time limit.
  ///
  /// - Parameter time: The time limit for running all tests of a program once. There is no separate
  ///   limit for each test, because the runner can't observe their progress.
  init(for package: WorkbookPackage, usesColor: Bool, isStrict: Bool, time: Duration) {
    self.package = package
    self.usesColor = usesColor
    self.isStrict = isStrict
    self.time = time
  }

  /// Returns the policy for running the suite of an exercise.
  private func rerunPolicy(for exercise: Exercise) -> RerunPolicy {
    // SwiftPM allows only one process per folder at a time.
    RerunPolicy(
      limits: ChildLimits(time: time * exercise.timeFactor, output: 1 << 20),
      totalRerunTime: .seconds(10), rerunTimeLimit: min(time, .seconds(5)) * exercise.timeFactor,
      maxConcurrentRuns: 1)
  }

  func run(answer: URL, for exercise: Exercise) async throws -> AnswerReport {
    try await queue.run {
      let start = ContinuousClock.now
      var report = try await judge(answer, for: exercise)
      report.duration = (.now - start) / .seconds(1)
      return report
    }
  }

  private func judge(_ answer: URL, for exercise: Exercise) async throws -> AnswerReport {
    var report = AnswerReport(
      exercise: exercise.name, chapter: exercise.chapter, verdict: .missing)
    let displayPath = package.displayPath(of: answer, for: exercise)
    guard FileManager.default.fileExists(atPath: answer.path) else {
      report.reason = "There is no \(displayPath)."
      return report
    }
    let swift = try Toolchain.find("swift")
    let answerPackage = try AnswerPackage(
      of: package, in: package.url(".workbook/build/swiftpm"), exercise, answer: answer,
      displayPath: displayPath)
    let build = try await ChildProcess(
      swift, answerPackage.buildArguments + (usesColor ? ["-Xswiftc", "-color-diagnostics"] : []),
      environment: answerPackage.environment(ProcessInfo.processInfo.environment),
      directory: answerPackage.folder, limits: ChildLimits(output: 4 << 20)
    ).run()
    guard build.isSuccess else {
      report.verdict = .doesNotCompile
      report.compilerOutput = try answerPackage.diagnostics(in: build.text)
      report.reason = CompilerAdvice.reason(for: report.compilerOutput, in: answer)
      return report
    }
    let judgement = try await rerunPolicy(for: exercise).judgement { only, limits in
      try await answerPackage.run(swift, only: only, limits: limits, isStrict: isStrict)
    }
    (report.verdict, report.reason) = judgement.verdict
    report.tests = judgement.tests.map(answerPackage.replacingPaths)
    report.addRequirements(of: exercise, in: package)
    return report
  }
}

/// A queue that runs operations in order, one at a time.
private actor SerialQueue {
  private var last: Task<Void, Never>?

  /// Runs an operation after all previous operations have ended, even if some of them threw an
  /// error.
  func run<Result: Sendable>(
    _ work: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    let before = last
    let task = Task {
      await before?.value
      return try await work()
    }
    last = Task { _ = await task.result }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }
}
