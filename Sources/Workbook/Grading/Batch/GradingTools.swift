import WorkbookCore
import WorkbookEngine

/// The runner and the other tools that grading needs.
struct GradingTools: Sendable {
  /// A function that creates the tools for a workbook.
  typealias Maker = @Sendable (WorkbookPackage, RunnerOptions) async throws -> GradingTools

  /// The runner that builds and runs answers.
  var runner: any Runner
  /// A function that prepares the grader to grade answers to an exercise.
  var prepare: @Sendable (Exercise) async throws -> Void = { _ in }
  /// The launcher for the tools that unpack submissions.
  var launcher = ToolLauncher()
  /// Warnings for everyone who reads a report, such as a note that there was no sandbox.
  var warnings: [String] = []

  /// Creates the tools for grading on this machine.
  ///
  /// - Throws: ``SetUpError``, which says what to do next, if something is missing.
  static func make(
    for package: WorkbookPackage, _ options: RunnerOptions
  ) async throws -> GradingTools {
    let sandbox =
      options.isolation == .sandbox
      ? try await Sandbox.find(toolchain: .current(), package: package.root) : nil
    let judge = AnswerJudge(
      for: package, policy: .grading(allowing: Set(options.allowed), in: sandbox))
    try await judge.prepare()
    var tools = GradingTools(runner: judge)
    tools.prepare = { try await judge.prepare(for: $0) }
    tools.launcher.sandbox = sandbox
    tools.warnings = [options.isolation.warning, sandbox?.warning].compactMap(\.self)
    return tools
  }
}
