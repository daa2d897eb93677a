import Foundation
import WorkbookCore
import WorkbookProcesses

/// Judges an answer by `swift build` and `swift test`, wherever SwiftPM works.
///
/// It builds a package of its own below `.workbook/build`, which holds the kit, the test support,
/// this one answer and its suite: nothing of the student's is touched, and no other exercise can
/// be in the way. SwiftPM builds one thing at a time in a folder, so answers are judged one after
/// the other.
struct SwiftPMRunner: Runner {
  private let package: WorkbookPackage
  private let isStrict: Bool
  private let usesColor: Bool
  private let trial: RerunPolicy
  private let turn = Turn()

  /// A runner for the answers of a workbook.
  ///
  /// - Parameters:
  ///   - package: The workbook.
  ///   - usesColor: Whether what the compiler prints is in color.
  ///   - isStrict: Whether a test that comes to a hole fails, instead of being unfinished.
  init(for package: WorkbookPackage, usesColor: Bool = false, isStrict: Bool = false) {
    self.init(for: package, usesColor: usesColor, isStrict: isStrict, time: .seconds(10))
  }

  /// - Parameter time: For one run of all tests: they are not followed while they run.
  init(for package: WorkbookPackage, usesColor: Bool, isStrict: Bool, time: Duration) {
    self.package = package
    self.usesColor = usesColor
    self.isStrict = isStrict
    // SwiftPM lets one in at a time.
    trial = RerunPolicy(
      limits: ChildLimits(time: time, output: 1 << 20), rerun: .seconds(10),
      rerunTime: min(time, .seconds(5)), lanes: 1)
  }

  func run(answer: URL, for exercise: Exercise) async throws -> AnswerReport {
    try await turn.take {
      let start = ContinuousClock.now
      var report = try await judge(answer, for: exercise)
      report.duration = (.now - start) / .seconds(1)
      return report
    }
  }

  private func judge(_ answer: URL, for exercise: Exercise) async throws -> AnswerReport {
    var report = AnswerReport(
      exercise: exercise.name, chapter: exercise.chapter, verdict: .missing)
    let shownPath = package.shownPath(of: answer, for: exercise)
    guard FileManager.default.fileExists(atPath: answer.path) else {
      report.reason = "There is no \(shownPath)."
      return report
    }
    let swift = try Toolchain.find("swift")
    let overlay = try Overlay(
      of: package, in: package.url(".workbook/build/swiftpm"), exercise, answer: answer,
      shownAs: shownPath)
    let build = try await ChildProcess(
      swift, overlay.buildArguments + (usesColor ? ["-Xswiftc", "-color-diagnostics"] : []),
      environment: overlay.environment(ProcessInfo.processInfo.environment),
      directory: overlay.folder, limits: ChildLimits(output: 4 << 20)
    ).run()
    guard build.isSuccess else {
      report.verdict = .doesNotCompile
      report.compilerOutput = try overlay.diagnostics(in: build.text)
      return report
    }
    let judgement = try await trial.judgement { only, limits in
      try await overlay.run(swift, only: only, limits: limits, isStrict: isStrict)
    }
    (report.verdict, report.reason) = judgement.verdict
    report.tests = judgement.tests.map(overlay.shown)
    return report
  }
}

/// Lets one in at a time, in the order in which they came.
private actor Turn {
  private var last: Task<Void, Never>?

  func take<Result: Sendable>(
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
