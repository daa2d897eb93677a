import Foundation
import WorkbookAudit
import WorkbookCore
import WorkbookProcesses

/// A runner that judges answers by calling the compiler directly.
///
/// The kit and the test support are compiled once and cached in `.workbook/build`. After that,
/// judging an answer takes these steps: compile it, audit it, compile its suite, compare the suite
/// with the solution's, link the program, run it, and decide. The suite isn't compiled again if the
/// answer's module hasn't changed. So after a student edits the body of a function, only the answer
/// has to be compiled.
package struct AnswerJudge: Runner {
  let package: WorkbookPackage
  let policy: JudgePolicy
  private let toolsCache = TaskCache<URL, Tools>()
  /// The facts about solutions, as JSON.
  let solutions = TaskCache<String, Data>()
  /// The module of each group of answers, or `nil` if the group can't share a suite.
  let groupModules = TaskCache<AnswerGroup, URL?>()

  /// The tools that a judge uses for all answers.
  struct Tools: Sendable {
    var toolchain: Toolchain
    /// Whether the audit works with the toolchain.
    var readiness: AuditReadiness
    var kit: Kit
    var launcher: any Launcher
    /// A hash of everything that a verdict depends on, besides the answer and its exercise.
    var version: String
  }

  /// Creates a judge of the answers to a workbook's exercises.
  package init(for package: WorkbookPackage, policy: JudgePolicy = JudgePolicy()) {
    self.package = package
    self.policy = policy
  }

  package func run(answer: URL, for exercise: Exercise) async throws -> AnswerReport {
    try await report(on: answer, for: exercise, by: SuiteSource(of: exercise, in: package))
  }

  /// Judges an answer by some tests of a suite.
  func report(
    on answer: URL, for exercise: Exercise, by suite: SuiteSource,
    _ tests: TestSelection = .all, suiteUse: AnswerProgram.SuiteUse = .shared
  ) async throws -> AnswerReport {
    let start = ContinuousClock.now
    var report = AnswerReport(
      exercise: exercise.name, chapter: exercise.chapter, verdict: .missing)
    guard FileManager.default.fileExists(atPath: answer.path) else {
      report.reason = "There is no \(package.displayPath(of: answer, for: exercise))."
      return report
    }
    let program = try await program(answer, exercise, suite)
    let workspace = program.workspace
    defer { workspace.remove() }
    if case .audit = policy.scrutiny, !policy.auditsAlways {
      report.auditNote = try await tools().readiness.note
    }
    do {
      let audit = try await audit(of: exercise, by: workspace.suite)
      try await build(program, with: audit, suiteUse)
      try await decide(program, exercise, tests, &report)
    } catch let failure as BuildFailure {
      report.verdict = failure.verdict
      report.reason = failure.reason.map(workspace.replacingAnswerPath)
      report.compilerOutput = workspace.replacingAnswerPath(in: failure.output)
      report.permittedBy = failure.permittedBy.isEmpty ? nil : failure.permittedBy
    }
    report.duration = (.now - start) / .seconds(1)
    return report
  }

  // MARK: Steps

  /// Compiles and audits an answer, compiles its suite and compares it with the solution's, and
  /// links the program.
  func build(
    _ program: AnswerProgram, with audit: AuditedBuild?, _ suiteUse: AnswerProgram.SuiteUse
  ) async throws {
    let compilerOutput = try await program.compileAnswer(for: suiteUse)
    let result = try await audit?.checkAnswer(of: program, compilerOutput)
    try await program.compileSuite(suiteUse)
    if let audit, let result { try await audit.checkSuite(of: program, after: result) }
    try await program.link()
  }

  /// Runs a program as often as necessary.
  func judgement(of program: AnswerProgram, _ tests: TestSelection) async throws -> Judgement {
    let hasCanary = program.kit.canary != nil
    return try await program.limits.rerunPolicy.judgement { only, limits in
      guard hasCanary else {
        return try await program.run(only.map(TestSelection.ids) ?? tests, limits: limits)
      }
      let (run, end) = try await program.run(
        only.map { .ids($0 + [Canary.id]) } ?? tests, limits: limits)
      return Canary.removed(from: run, end)
    }
  }

  /// Runs a program and decides on the verdict.
  private func decide(
    _ program: AnswerProgram, _ exercise: Exercise, _ tests: TestSelection,
    _ report: inout AnswerReport
  ) async throws {
    let judgement = try await judgement(of: program, tests)
    (report.verdict, report.reason) = judgement.verdict
    report.tests = judgement.tests.map(program.workspace.replacingAnswerPath)
    if policy.trustsNothing, [.passed, .failed, .unfinished].contains(report.verdict),
      try await testsOfSolution(to: exercise) != Set(report.tests.map(\.id))
    {
      report.verdict = .tampered
      report.reason = "The program's tests differ from those of its suite."
    }
    if report.verdict == .tampered { report.tests = [] }
    report.addRequirements(of: exercise, in: package)
    if policy.trustsNothing, report.tests.contains(where: { $0.outcome == .passed }) {
      let conditions = try await conditionTests(of: exercise)
      for index in report.tests.indices where conditions.contains(report.tests[index].id) {
        report.tests[index].isCondition = true
      }
    }
    if report.verdict == .crashed, policy.locatesCrashes {
      try await CrashLocator(program: program, environment: policy.environment)
        .locateFirstCrash(in: &report)
    }
  }

  // MARK: Tools

  /// Returns a string that identifies everything that a verdict depends on, besides the answer and
  /// its exercise.
  ///
  /// - Throws: ``SetUpError`` if there is no toolchain, or the kit doesn't compile.
  package func conditions() async throws -> String {
    let tools = try await tools()
    return "\(tools.version) \(tools.kit.folder.lastPathComponent) \(policy.limits)"
  }

  /// Copies an answer and a suite to a new folder, and returns the program to build there.
  ///
  /// - Parameter code: Code to add at the end of the answer's copy.
  func program(
    _ answer: URL, _ exercise: Exercise, _ suite: SuiteSource, appending code: String = ""
  ) async throws -> AnswerProgram {
    let tools = try await tools()
    let workspace = try AnswerWorkspace(
      for: exercise, answer: answer, displayPath: package.displayPath(of: answer, for: exercise),
      appending: code, suite: suite, folder: WorkFolder.new(in: package.buildCache))
    tools.launcher.prepare(workspace)
    return AnswerProgram(
      workspace: workspace, kit: tools.kit, launcher: tools.launcher,
      limits: policy.limits.adapted(to: exercise), usesColor: policy.usesColor)
  }

  /// Builds the kit, and tests the audit if it's used with a compiler that it doesn't know.
  package func prepare() async throws {
    let tools = try await tools()
    if case .audit = policy.scrutiny, !tools.readiness.isAccepted {
      _ = try await runSelfTest(with: tools.toolchain)
    }
  }

  /// Returns the tools that all answers are judged with.
  func tools() async throws -> Tools {
    try await toolsCache.value(for: package.root) { [self] in
      let toolchain = try await policy.toolchain()
      let launcher =
        try await policy.makeSandbox?(toolchain) ?? PlainLauncher(environment: policy.environment)
      let cache = package.buildCache
      var kit = try await KitBuild(
        package: package, cache: cache, toolchain: toolchain, progress: policy.kitProgress
      ).kit()
      kit.removeOthers(in: cache)
      var readiness = try readiness(with: toolchain)
      if policy.trustsNothing {
        if !readiness.isAccepted { readiness = try await runSelfTest(with: toolchain) }
        if case .refused(let difference) = readiness {
          throw unusable(toolchain, because: difference)
        }
        kit = try await kit.forUntrustedAnswers(importing: policy.allowedNames)
      }
      launcher.prepare(kit)
      return Tools(
        toolchain: toolchain, readiness: readiness, kit: kit, launcher: launcher,
        version: try JudgeSources.hash(in: package).digest)
    }
  }
}
