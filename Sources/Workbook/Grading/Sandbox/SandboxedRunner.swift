import Foundation
import WorkbookCore
import WorkbookEngine
import WorkbookProcesses

/// Judges an answer that nobody has reason to trust.
///
/// It builds and runs as the direct runner does, with the same kit, and beside that: the answer is
/// audited as source, as object file, and by what its suite has become with it; each step runs shut
/// in, if the isolation says so; and what the program says of its tests is held against what it
/// says with the solution. Whatever is in doubt is no pass.
package struct SandboxedRunner: Runner {
  /// What may be chosen.
  package struct Options: Sendable {
    /// What stands between an answer and the machine.
    var isolation = Isolation.sandbox
    /// Names that the audit lets through: modules, types, functions, attributes.
    var allowed: Set<String> = []
    /// What judging an answer may take.
    var limits = SandboxedRunner.limits
    /// Shut in, with nothing allowed besides.
    init() {}
  }

  /// What judging an untrusted answer may take.
  static let limits: DirectRunner.Limits = {
    var limits = DirectRunner.Limits()
    limits.compiler.time = .seconds(20)
    limits.compiler.totalTime = .seconds(120)
    limits.compiler.processorSeconds = 40
    limits.compiler.memory = 6 << 30
    return limits
  }()

  private let package: WorkbookPackage
  private let options: Options
  private let ground: GradingContext

  /// A runner for answers to the exercises of a workbook.
  ///
  /// - Parameters:
  ///   - package: The workbook, with its solutions.
  ///   - options: What was chosen.
  package init(for package: WorkbookPackage, options: Options = Options()) {
    self.package = package
    self.options = options
    ground = GradingContext(
      package: package, isolation: options.isolation, allowing: options.allowed)
  }

  /// Looks whether answers can be judged here, and compiles the kit.
  ///
  /// - Returns: What everyone who reads a report has to know: that there was no sandbox, or what
  ///   it could not limit. It is empty when all is well.
  /// - Throws: ``SetUpError`` with the next step if there is no toolchain or no sandbox.
  func prepare() async throws -> [String] {
    let tools = try await ground.tools()
    return [options.isolation.warning, tools.sandbox?.warning].compactMap { $0 }
  }

  /// Makes sure that answers to an exercise can be judged at once.
  ///
  /// - Throws: ``SetUpError`` if the exercise's own solution is not judged right.
  func prepare(for exercise: Exercise) async throws {
    _ = try await reference(for: exercise, with: ground.tools())
  }

  package func run(answer: URL, for exercise: Exercise) async throws -> AnswerReport {
    let start = ContinuousClock.now
    var report = AnswerReport(
      exercise: exercise.name, chapter: exercise.chapter, verdict: .missing,
      reason: "There is no \(exercise.answerPath()).")
    if FileManager.default.fileExists(atPath: answer.path) {
      let tools = try await ground.tools()
      let reference = try await reference(for: exercise, with: tools)
      report = try await judge(answer, for: exercise, with: tools, against: reference)
    }
    report.duration = (.now - start) / .seconds(1)
    return report
  }

  private func judge(
    _ answer: URL, for exercise: Exercise, with tools: GradingContext.Tools,
    against reference: Reference
  ) async throws -> AnswerReport {
    var report = AnswerReport(
      exercise: exercise.name, chapter: exercise.chapter, verdict: .graderError)
    let workspace = try workspace(
      for: exercise, answer: answer, with: tools, checksEquality: reference.checksEquality)
    defer { workspace.remove() }
    let audit = AnswerAudit(reference: reference, allowed: options.allowed)
    if let refusal = try await build(on: workspace, with: tools, audit).program() {
      report.verdict = refusal.verdict
      report.reason = refusal.reason
      report.compilerOutput = workspace.shown(refusal.output)
      return report
    }
    let judgement = try await judgement(of: workspace, with: tools)
    (report.verdict, report.reason) = judgement.verdict
    report.tests = judgement.tests.map(workspace.shown)
    let hasOthers = Set(report.tests.map(\.id)) != reference.tests
    if hasOthers, [.passed, .failed, .unfinished].contains(report.verdict) {
      report.verdict = .tampered
      report.reason = "The program has other tests than its suite."
    }
    if report.verdict == .tampered { report.tests = [] }
    return report
  }

  // MARK: Steps

  private func workspace(
    for exercise: Exercise, answer: URL, with tools: GradingContext.Tools, checksEquality: Bool
  ) throws -> AnswerWorkspace {
    let workspace = try AnswerWorkspace(
      for: exercise, answer: answer, shownAs: exercise.answerPath(), in: package,
      folder: WorkFolder.new(in: ground.cache),
      editingSuite: checksEquality ? CheckedEquality.applied : { $0 })
    tools.sandbox?.give(workspace.folder)
    return workspace
  }

  private func build(
    on workspace: AnswerWorkspace, with tools: GradingContext.Tools, _ inspection: AnswerAudit?
  ) -> Build {
    Build(
      workspace: workspace, kit: tools.kit.kit, launcher: launcher(with: tools),
      inspection: inspection)
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
    var trial = options.limits.trial
    trial.lanes = 2
    return try await trial.judgement { only, limits in
      let ids = only.map { $0 + [Canary.id] }
      let (run, end) = try await launcher.runProgram(on: workspace, only: ids, limits: limits)
      return Canary.taken(from: run, end)
    }
  }

  private func reference(
    for exercise: Exercise, with tools: GradingContext.Tools
  ) async throws -> Reference {
    try await ground.reference(for: exercise) {
      try await findReference(for: exercise, with: tools)
    }
  }

  /// What is known of an exercise, from the last time that anybody asked or from its solution.
  private func findReference(
    for exercise: Exercise, with tools: GradingContext.Tools
  ) async throws -> Reference {
    var hash = ContentHash()
    hash.add(tools.grader)
    hash.add(try GradingKeys.suite(of: exercise, in: package))
    hash.add(tools.kit.folder.lastPathComponent)
    let file = tools.kit.kit.folder.appending(path: "references/\(hash.name).json")
    if let data = try? Data(contentsOf: file),
      let reference = try? JSONDecoder().decode(Reference.self, from: data)
    {
      return reference
    }
    let reference = try await makeReference(
      for: exercise, with: tools, checksEquality: tools.kit.checksEquality)
    try makeFolder(file.deletingLastPathComponent())
    try writeAtomically(try JSONEncoder().encode(reference), to: file, isLasting: false)
    return reference
  }

  /// Learns from the solution what a run looks like when all is well.
  ///
  /// - Parameter checksEquality: Whether the suite is to be compiled with its equalities checked by
  ///   a function; if it does not compile so, it is compiled as it is.
  private func makeReference(
    for exercise: Exercise, with tools: GradingContext.Tools, checksEquality: Bool
  ) async throws -> Reference {
    let path = exercise.answerPath(in: "Solutions")
    let workspace = try workspace(
      for: exercise, answer: package.url(path), with: tools, checksEquality: checksEquality)
    defer { workspace.remove() }
    func fail(_ problem: String) -> SetUpError {
      SetUpError(
        "Answers to \(exercise.name) cannot be graded, since its own solution \(problem) "
          + "Try: swift run workbook verify --answer \(path)")
    }
    if let refusal = try await build(on: workspace, with: tools, nil).program() {
      if checksEquality {
        return try await makeReference(for: exercise, with: tools, checksEquality: false)
      }
      throw fail("does not compile: \(refusal.output.prefix(2000))")
    }
    let judgement = try await judgement(of: workspace, with: tools)
    guard judgement.verdict.0 == .passed else {
      let tests = judgement.tests.filter { $0.outcome != .passed }
      throw fail(
        "is judged \(judgement.verdict.0.rawValue). \(judgement.verdict.reason ?? "")"
          + tests.prefix(3).map { " \"\($0.name)\": \($0.issues.first?.message ?? "")" }.joined())
    }
    let answers =
      [try read(package.url(path))]
      + [exercise.stubPath].compactMap { try? Data(contentsOf: package.url($0)) }
    return Reference(
      tests: Set(judgement.tests.map(\.id)),
      suite: SuiteAudit.Reference(
        suite: try ObjectFile(read(workspace.file("suite.o"))),
        answer: try ObjectFile(read(workspace.file("answer.o"))), module: workspace.module),
      reserved: Reference.reservedNames(
        suites: try workspace.suitePaths.map { try read(workspace.file($0)) }, answers: answers),
      checksEquality: checksEquality)
  }
}
