import Foundation
import WorkbookCore
import WorkbookProcesses

/// Judges an answer by calling the compiler itself, for this one answer and its suite.
///
/// The kit and the test support are compiled once, and kept below `.workbook/build`. Then an answer
/// is one compile, its suite another, one link and one run. The suite is not compiled again if all
/// that it can know of the answer, which is the answer's module, is the same as before: a student
/// who mends the body of a function waits for the compile of that file only.
package struct DirectRunner: Runner {
  /// What judging an answer may take.
  package struct Limits: Sendable {
    /// For each step of the compiler.
    package var compiler = ChildLimits(
      time: .seconds(60), output: 1 << 20, memory: 8 << 30, fileSize: 256 << 20,
      processorSeconds: 90)
    /// For a run of the program; `time` is for each test.
    package var program = ChildLimits(
      time: .seconds(5), totalTime: .seconds(60), output: 1 << 20, memory: 4 << 30,
      fileSize: 64 << 20, processorSeconds: 90)
    /// The limits of `check`.
    package init() {}

    package var trial: RerunPolicy { RerunPolicy(limits: program) }
  }

  private let package: WorkbookPackage
  private let cache: URL
  private let shelf: KitCache
  private let limits: Limits
  private let usesColor: Bool
  private let environment: [String: String]

  /// A runner for the answers of a workbook.
  ///
  /// - Parameters:
  ///   - package: The workbook.
  ///   - builder: Who compiles the kit.
  ///   - limits: What judging an answer may take.
  ///   - usesColor: Whether what the compiler prints is in color.
  ///   - isStrict: Whether a test that comes to a hole fails, instead of being unfinished.
  package init(
    for package: WorkbookPackage, kit builder: Kit.Builder = .package(),
    limits: Limits = Limits(), usesColor: Bool = false, isStrict: Bool = false
  ) {
    self.package = package
    cache = package.url(".workbook/build")
    shelf = KitCache(package: package, cache: cache, builder: builder)
    self.limits = limits
    self.usesColor = usesColor
    environment = answerEnvironment(isStrict: isStrict)
  }

  /// Makes sure that the kit is compiled, so that the first answer need not wait for it.
  ///
  /// - Throws: ``SetUpError`` if there is no toolchain, or the kit does not compile.
  func prepare() async throws { _ = try await shelf.kit() }

  package func run(answer: URL, for exercise: Exercise) async throws -> AnswerReport {
    try await report(on: answer, for: exercise)
  }

  package func run(
    answer: URL, for exercise: Exercise, test: String
  ) async throws -> AnswerReport {
    let report = try await report(on: answer, for: exercise) { suite in
      SuiteExcerpt.of(String(decoding: suite, as: UTF8.self), keeping: test)
        .map { Data($0.utf8) } ?? suite
    }
    // Either the answer doesn't compile, or the excerpt of the suite doesn't.
    guard report.verdict == .doesNotCompile else { return report }
    return try await run(answer: answer, for: exercise)
  }

  private func report(
    on answer: URL, for exercise: Exercise, editingSuite edit: (Data) -> Data = { $0 }
  ) async throws -> AnswerReport {
    let start = ContinuousClock.now
    guard FileManager.default.fileExists(atPath: answer.path) else {
      return AnswerReport(
        exercise: exercise.name, chapter: exercise.chapter, verdict: .missing,
        reason: "There is no \(package.shownPath(of: answer, for: exercise)).")
    }
    let kit = try await shelf.kit()
    let workspace = try AnswerWorkspace(
      for: exercise, answer: answer, shownAs: package.shownPath(of: answer, for: exercise),
      in: package,
      folder: WorkFolder.new(in: cache), editingSuite: edit)
    defer { workspace.remove() }
    var report = try await judge(on: workspace, with: kit, exercise)
    report.duration = (.now - start) / .seconds(1)
    return report
  }

  private func judge(
    on workspace: AnswerWorkspace, with kit: Kit, _ exercise: Exercise
  ) async throws -> AnswerReport {
    var report = AnswerReport(
      exercise: exercise.name, chapter: exercise.chapter, verdict: .graderError)
    let launcher = PlainLauncher(limits: limits, environment: environment)
    let build = Build(workspace: workspace, kit: kit, launcher: launcher, usesColor: usesColor)
    if let refusal = try await build.program() {
      report.verdict = refusal.verdict
      report.reason = refusal.reason
      report.compilerOutput = workspace.shown(refusal.output)
      return report
    }
    let judgement = try await limits.trial.judgement { only, limits in
      try await launcher.runProgram(on: workspace, only: only, limits: limits)
    }
    (report.verdict, report.reason) = judgement.verdict
    report.tests = judgement.tests.map(workspace.shown)
    return report
  }
}
