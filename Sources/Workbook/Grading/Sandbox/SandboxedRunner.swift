import Foundation
import WorkbookAudit
import WorkbookCore
import WorkbookEngine
import WorkbookProcesses

/// A runner that grades untrusted answers.
///
/// It builds and runs answers as ``DirectRunner`` does, with the same kit, and adds three
/// safeguards. It audits the answer, the answer's object file, and the suite that was compiled with
/// the answer. It runs each step in the sandbox, unless isolation is off. And it compares the
/// program's tests with the solution's tests. If there is any doubt, the answer doesn't pass.
package struct SandboxedRunner: Runner {
  /// Options for grading untrusted answers.
  package struct Options: Sendable {
    /// The way in which answers are isolated from the machine.
    var isolation = Isolation.sandbox
    /// The additional names of modules, types, functions, and attributes that the audit permits.
    var allowed: Set<String> = []
    /// The resource limits for grading an answer.
    var limits = SandboxedRunner.limits
    /// Creates options for the sandbox, with no extra names allowed.
    init() {}
  }

  /// The default resource limits for grading an untrusted answer.
  static let limits: DirectRunner.Limits = {
    var limits = DirectRunner.Limits()
    limits.compiler.time = .seconds(20)
    limits.compiler.totalTime = .seconds(120)
    limits.compiler.cpuSeconds = 40
    limits.compiler.memory = 6 << 30
    return limits
  }()

  private let package: WorkbookPackage
  private let options: Options
  private let context: GradingContext

  /// Creates a runner for answers to the exercises of a workbook.
  ///
  /// - Parameters:
  ///   - package: The workbook, including its solutions.
  ///   - options: The options for grading.
  package init(for package: WorkbookPackage, options: Options = Options()) {
    self.package = package
    self.options = options
    context = GradingContext(
      package: package, isolation: options.isolation, allowing: options.allowed)
  }

  /// Checks that answers can be graded on this machine, and compiles the kit.
  ///
  /// - Returns: Warnings for everyone who reads a report, such as a note that there was no sandbox,
  ///   or that the sandbox couldn't enforce a limit.
  /// - Throws: ``SetUpError``, which says what to do next, if there is no toolchain or no sandbox.
  func prepare() async throws -> [String] {
    let tools = try await context.tools()
    return [options.isolation.warning, tools.sandbox?.warning].compactMap { $0 }
  }

  /// Prepares the baseline of an exercise, so that its answers can be graded without delay.
  ///
  /// - Throws: ``SetUpError`` if the exercise's own solution doesn't pass.
  func prepare(for exercise: Exercise) async throws {
    let tools = try await context.tools()
    let baseline = try await baseline(for: exercise, with: tools)
    _ = try await context.solutions.audit(
      subject(exercise, with: tools, checksEquality: baseline.checksEquality),
      allowing: options.allowed)
  }

  package func run(answer: URL, for exercise: Exercise) async throws -> AnswerReport {
    let start = ContinuousClock.now
    var report = AnswerReport(
      exercise: exercise.name, chapter: exercise.chapter, verdict: .missing,
      reason: "There is no \(exercise.answerPath()).")
    if FileManager.default.fileExists(atPath: answer.path) {
      let tools = try await context.tools()
      let baseline = try await baseline(for: exercise, with: tools)
      report = try await grade(answer, for: exercise, with: tools, against: baseline)
    }
    report.duration = (.now - start) / .seconds(1)
    return report
  }

  private func grade(
    _ answer: URL, for exercise: Exercise, with tools: GradingContext.Tools,
    against baseline: SolutionBaseline
  ) async throws -> AnswerReport {
    var report = AnswerReport(
      exercise: exercise.name, chapter: exercise.chapter, verdict: .graderError)
    let workspace = try workspace(
      for: exercise, answer: answer, with: tools, checksEquality: baseline.checksEquality)
    defer { workspace.remove() }
    let audit = try await context.solutions.audit(
      subject(exercise, with: tools, checksEquality: baseline.checksEquality),
      allowing: options.allowed)
    if let failure = try await build(on: workspace, with: tools, audit).buildProgram() {
      report.verdict = failure.verdict
      report.reason = failure.reason
      report.permittedBy = failure.permittedBy.isEmpty ? nil : failure.permittedBy
      report.compilerOutput = workspace.replacingAnswerPath(in: failure.output)
      return report
    }
    let judgement = try await judgement(of: workspace, with: tools)
    (report.verdict, report.reason) = judgement.verdict
    report.tests = judgement.tests.map(workspace.replacingAnswerPath)
    let hasForeignTests = Set(report.tests.map(\.id)) != baseline.tests
    if hasForeignTests, [.passed, .failed, .unfinished].contains(report.verdict) {
      report.verdict = .tampered
      report.reason = "The program's tests differ from those of its suite."
    }
    if report.verdict == .tampered { report.tests = [] }
    return report
  }

  // MARK: Steps

  private func workspace(
    for exercise: Exercise, answer: URL, with tools: GradingContext.Tools, checksEquality: Bool
  ) throws -> AnswerWorkspace {
    let workspace = try AnswerWorkspace(
      for: exercise, answer: answer, displayPath: exercise.answerPath(), in: package,
      folder: WorkFolder.new(in: context.cacheFolder),
      editingSuite: checksEquality ? CheckedEquality.applied : { $0 })
    tools.sandbox?.giveOwnership(of: workspace.folder)
    return workspace
  }

  private func build(
    on workspace: AnswerWorkspace, with tools: GradingContext.Tools, _ audit: BuildAudit?
  ) -> Build {
    Build(
      workspace: workspace, kit: tools.kit.kit, launcher: launcher(with: tools), audit: audit)
  }

  private func subject(
    _ exercise: Exercise, with tools: GradingContext.Tools, checksEquality: Bool
  ) -> SolutionReference.Subject {
    let sandbox = tools.sandbox
    return SolutionReference.Subject(
      exercise, kit: tools.kit.kit, launcher: launcher(with: tools),
      editingSuite: { checksEquality ? CheckedEquality.applied(to: $0) : $0 },
      preparing: { sandbox?.giveOwnership(of: $0) })
  }

  private func launcher(with tools: GradingContext.Tools) -> any Launcher {
    if let sandbox = tools.sandbox {
      return SandboxLauncher(sandbox: sandbox, kit: tools.kit, limits: options.limits)
    }
    return PlainLauncher(
      limits: options.limits, environment: answerEnvironment(isStrict: false))
  }

  private func judgement(
    of workspace: AnswerWorkspace, with tools: GradingContext.Tools
  ) async throws -> Judgement {
    let launcher = launcher(with: tools)
    var rerunPolicy = options.limits.rerunPolicy
    rerunPolicy.maxConcurrentRuns = 2
    return try await rerunPolicy.judgement { only, limits in
      let selection = only.map { TestSelection.ids($0 + [Canary.id]) } ?? .all
      let (run, end) = try await launcher.runProgram(in: workspace, selection, limits: limits)
      return Canary.removed(from: run, end)
    }
  }

  private func baseline(
    for exercise: Exercise, with tools: GradingContext.Tools
  ) async throws -> SolutionBaseline {
    try await context.baseline(for: exercise) {
      try await findBaseline(for: exercise, with: tools)
    }
  }

  /// Returns the baseline of an exercise from the cache, or creates it from the solution.
  private func findBaseline(
    for exercise: Exercise, with tools: GradingContext.Tools
  ) async throws -> SolutionBaseline {
    var hash = ContentHash()
    hash.add(tools.grader)
    hash.add(try GradingKeys.suiteHash(of: exercise, in: package))
    hash.add(tools.kit.folder.lastPathComponent)
    let file = tools.kit.kit.folder.appending(path: "references/\(hash.digest).json")
    if let data = try? Data(contentsOf: file),
      let baseline = try? JSONDecoder().decode(SolutionBaseline.self, from: data)
    {
      return baseline
    }
    let baseline = try await makeBaseline(
      for: exercise, with: tools, checksEquality: tools.kit.checksEquality)
    try makeFolder(file.deletingLastPathComponent())
    try writeFile(try JSONEncoder().encode(baseline), to: file)
    return baseline
  }

  /// Creates a baseline by grading the solution.
  ///
  /// - Parameter checksEquality: Whether to compile the suite with ``CheckedEquality``. If the
  ///   suite doesn't compile that way, it's compiled unchanged.
  private func makeBaseline(
    for exercise: Exercise, with tools: GradingContext.Tools, checksEquality: Bool
  ) async throws -> SolutionBaseline {
    let path = exercise.answerPath(in: "Solutions")
    let workspace = try workspace(
      for: exercise, answer: package.url(path), with: tools, checksEquality: checksEquality)
    defer { workspace.remove() }
    func fail(_ problem: String) -> SetUpError {
      SetUpError(
        "Answers to \(exercise.name) can't be graded because the workbook's own solution "
          + "\(problem) Try: swift run workbook verify --answer \(path)")
    }
    if let failure = try await build(on: workspace, with: tools, nil).buildProgram() {
      if checksEquality {
        return try await makeBaseline(for: exercise, with: tools, checksEquality: false)
      }
      throw fail("doesn't compile: \(failure.output.prefix(2000))")
    }
    let judgement = try await judgement(of: workspace, with: tools)
    guard judgement.verdict.0 == .passed else {
      let tests = judgement.tests.filter { $0.outcome != .passed }
      throw fail(
        "gets the verdict \(judgement.verdict.0.rawValue). \(judgement.verdict.reason ?? "")"
          + tests.prefix(3).map { " \"\($0.name)\": \($0.issues.first?.message ?? "")" }.joined())
    }
    return SolutionBaseline(
      tests: Set(judgement.tests.map(\.id)), checksEquality: checksEquality)
  }
}
