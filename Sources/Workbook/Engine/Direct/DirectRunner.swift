import Foundation
import WorkbookAudit
import WorkbookCore
import WorkbookProcesses

/// A runner that calls the compiler directly to build one answer and its suite.
///
/// The kit and the test support are compiled once and cached in `.workbook/build`. After that,
/// judging an answer takes four steps: compiling the answer, compiling the suite, linking, and
/// running. The suite isn't compiled again if the answer's module hasn't changed. So after a
/// student edits the body of a function, only the answer has to be compiled.
package struct DirectRunner: Runner {
  /// The limits for judging an answer.
  package struct Limits: Sendable {
    /// The limits for each compiler step.
    package var compiler = ChildLimits(
      time: .seconds(60), output: 1 << 20, memory: 8 << 30, fileSize: 256 << 20,
      cpuSeconds: 90)
    /// The limits for a run of the program. ``ChildLimits/time`` applies to each test separately.
    package var program = ChildLimits(
      time: .seconds(5), totalTime: .seconds(60), output: 1 << 20, memory: 4 << 30,
      fileSize: 64 << 20, cpuSeconds: 90)
    /// The maximum total time for running the remaining tests after one test has stopped the
    /// program.
    package var rerunTime = Duration.seconds(15)

    /// Creates the limits that `check` uses.
    package init() {}

    /// The policy for reruns with these limits.
    package var rerunPolicy: RerunPolicy {
      var policy = RerunPolicy(limits: program)
      policy.totalRerunTime = rerunTime
      return policy
    }
  }

  private let package: WorkbookPackage
  private let cache: URL
  private let kitCache: KitCache
  private let limits: Limits
  private let usesColor: Bool
  private let environment: [String: String]
  private let solutions: SolutionReference
  /// The module of each group of answers, or `nil` if the group can't share a suite.
  private let sharedModules = TaskCache<AnswerGroup, URL?>()
  private let audits: Bool
  private let locatesCrashes: Bool

  /// Creates a runner for the answers of a workbook.
  ///
  /// - Parameters:
  ///   - package: The workbook.
  ///   - builder: The tool that compiles the kit.
  ///   - limits: The limits for judging an answer.
  ///   - usesColor: Whether the compiler's output is in color.
  ///   - isStrict: Whether a test that reaches a hole counts as failed instead of unfinished.
  ///   - audits: Whether answers are audited in the same way as for grading, so that an answer that
  ///     passes here also passes when it's graded.
  ///   - locatesCrashes: Whether to look for the line of a crash if the runtime doesn't print it.
  ///     The search takes another build and run.
  package init(
    for package: WorkbookPackage, kit builder: Kit.Builder = .package(),
    limits: Limits = Limits(), usesColor: Bool = false, isStrict: Bool = false,
    audits: Bool = false, locatesCrashes: Bool = true
  ) {
    self.package = package
    self.audits = audits
    self.locatesCrashes = locatesCrashes
    cache = package.buildCache
    solutions = SolutionReference(package: package, cache: cache)
    kitCache = KitCache(package: package, cache: cache, builder: builder)
    self.limits = limits
    self.usesColor = usesColor
    environment = answerEnvironment(isStrict: isStrict)
  }

  /// Compiles the kit if necessary, so that judging the first answer takes no longer than judging
  /// later ones.
  ///
  /// - Throws: ``SetUpError`` if there is no toolchain, or the kit doesn't compile.
  func prepare() async throws { _ = try await kitCache.kit() }

  /// Returns a string that identifies the kit and the toolchain, after compiling the kit if
  /// necessary.
  ///
  /// - Throws: ``SetUpError`` if there is no toolchain, or the kit doesn't compile.
  package func kitIdentity() async throws -> String {
    try await kitCache.kit().folder.lastPathComponent
  }

  package func run(answer: URL, for exercise: Exercise) async throws -> AnswerReport {
    try await report(on: answer, for: exercise)
  }

  package func run(
    answer: URL, for exercise: Exercise, test: String, sharingSuiteWith group: AnswerGroup?
  ) async throws -> AnswerReport {
    if let group,
      let module = try await sharedModules.value(
        for: group, make: { try await sharedModule(of: group, for: exercise) })
    {
      let report = try await report(
        on: answer, for: exercise, .named(test), suiteUse: .ofModule(module),
        editingSuite: excerpt(keeping: group.tests))
      if report.tests.contains(where: { $0.name == test }) { return report }
    }
    let report = try await report(
      on: answer, for: exercise, suiteUse: .own, editingSuite: excerpt(keeping: [test]))
    // Either the answer or the excerpt doesn't compile. Compile the whole suite to find out which.
    guard report.verdict == .doesNotCompile else { return report }
    return try await run(answer: answer, for: exercise)
  }

  /// Compiles an excerpt with all tests of a group, and returns the module of its representative.
  private func sharedModule(of group: AnswerGroup, for exercise: Exercise) async throws -> URL? {
    let kit = try await kitCache.kit()
    let workspace = try workspace(
      group.representative, for: exercise, editingSuite: excerpt(keeping: group.tests))
    defer { workspace.remove() }
    let launcher = PlainLauncher(limits: limits, environment: environment)
    return try await Build(workspace: workspace, kit: kit, launcher: launcher).sharedModule()
  }

  /// Returns a function that reduces a suite to some of its tests. It returns other files unchanged.
  private func excerpt(keeping tests: Set<String>) -> @Sendable (Data) -> Data {
    { suite in
      SuiteSource(String(decoding: suite, as: UTF8.self)).keeping(tests).map { Data($0.utf8) }
        ?? suite
    }
  }

  private func workspace(
    _ answer: URL, for exercise: Exercise, editingSuite edit: (Data) -> Data
  ) throws -> AnswerWorkspace {
    try AnswerWorkspace(
      for: exercise, answer: answer, displayPath: package.displayPath(of: answer, for: exercise),
      in: package, folder: WorkFolder.new(in: cache), editingSuite: edit)
  }

  private func report(
    on answer: URL, for exercise: Exercise, _ selection: TestSelection = .all,
    suiteUse: Build.SuiteUse = .shared,
    editingSuite edit: @escaping @Sendable (Data) -> Data = { $0 }
  ) async throws -> AnswerReport {
    let start = ContinuousClock.now
    guard FileManager.default.fileExists(atPath: answer.path) else {
      return AnswerReport(
        exercise: exercise.name, chapter: exercise.chapter, verdict: .missing,
        reason: "There is no \(package.displayPath(of: answer, for: exercise)).")
    }
    let kit = try await kitCache.kit()
    let workspace = try workspace(answer, for: exercise, editingSuite: edit)
    defer { workspace.remove() }
    var report = try await judge(on: workspace, with: kit, exercise, selection, suiteUse, edit)
    report.duration = (.now - start) / .seconds(1)
    return report
  }

  private func judge(
    on workspace: AnswerWorkspace, with kit: Kit, _ exercise: Exercise, _ selection: TestSelection,
    _ suiteUse: Build.SuiteUse, _ edit: @escaping @Sendable (Data) -> Data
  ) async throws -> AnswerReport {
    var report = AnswerReport(
      exercise: exercise.name, chapter: exercise.chapter, verdict: .graderError)
    let launcher = PlainLauncher(limits: limits, environment: environment)
    // The audit doesn't support the syntax trees of other toolchains. Grading rejects those
    // toolchains.
    let subject = SolutionReference.Subject(
      exercise, kit: kit, launcher: launcher, editingSuite: edit)
    let audit =
      audits && AnswerAudit.knows(toolchain: kit.recipe.toolchain)
      ? try await solutions.audit(subject, allowing: []) : nil
    let build = Build(
      workspace: workspace, kit: kit, launcher: launcher, usesColor: usesColor, audit: audit,
      suiteUse: suiteUse)
    if let failure = try await build.buildProgram() {
      report.verdict = failure.verdict
      report.reason = failure.reason.map(workspace.replacingAnswerPath)
      report.compilerOutput = workspace.replacingAnswerPath(in: failure.output)
      return report
    }
    let judgement = try await limits.rerunPolicy.judgement { only, limits in
      let selection = only.map(TestSelection.ids) ?? selection
      return try await launcher.runProgram(in: workspace, selection, limits: limits)
    }
    (report.verdict, report.reason) = judgement.verdict
    report.tests = judgement.tests.map(workspace.replacingAnswerPath)
    if report.verdict == .crashed, locatesCrashes {
      try await CrashLocator(build: build, workspace: workspace, limits: limits)
        .locateFirstCrash(in: &report, environment: environment)
    }
    return report
  }
}
