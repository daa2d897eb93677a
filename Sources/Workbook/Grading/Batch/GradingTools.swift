import WorkbookCore
import WorkbookEngine

/// What a grading works with, ready to be used.
struct GradingTools: Sendable {
  /// Makes the tools for a workbook, as the options say.
  typealias Maker = @Sendable (WorkbookPackage, RunnerOptions) async throws -> GradingTools

  /// Builds and runs the answers.
  var runner: any Runner
  /// Makes sure that answers to an exercise can be judged at once.
  var prepare: @Sendable (Exercise) async throws -> Void = { _ in }
  /// Runs the tools that unpack what was handed in.
  var launcher: any ToolLauncher = PlainToolLauncher()
  /// What everyone who reads a report has to know, such as that there was no sandbox.
  var warnings: [String] = []

  /// The tools of this machine, as the options say.
  ///
  /// - Throws: ``SetUpError`` if something is missing, with the next step.
  static func make(
    for package: WorkbookPackage, _ options: RunnerOptions
  ) async throws -> GradingTools {
    var choice = SandboxedRunner.Options()
    choice.isolation = options.isolation
    choice.allowed = Set(options.allowed)
    let runner = SandboxedRunner(for: package, options: choice)
    var tools = GradingTools(runner: runner)
    tools.warnings = try await runner.prepare()
    tools.prepare = { try await runner.prepare(for: $0) }
    if options.isolation == .sandbox {
      let sandbox = try await Sandbox.find(toolchain: .current(), package: package.root)
      tools.launcher = SandboxedToolLauncher(sandbox: sandbox)
    }
    return tools
  }
}
