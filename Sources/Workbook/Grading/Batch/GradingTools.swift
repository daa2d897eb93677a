import WorkbookCommandLine
import WorkbookCore
import WorkbookEngine

/// The runner and the other tools that grading needs.
struct GradingTools: Sendable {
  /// A function that creates the tools for a workbook.
  typealias Maker = @Sendable (Session, RunnerOptions) async throws -> GradingTools

  /// The runner that builds and runs answers.
  var runner: any Runner
  /// A function that prepares the grader to grade answers to an exercise.
  var prepare: @Sendable (Exercise) async throws -> Void = { _ in }
  /// The launcher for the tools that unpack submissions.
  var launcher = ToolLauncher()
  /// Warnings for everyone who reads a report, such as a note that there was no sandbox.
  var warnings: [String] = []
  /// The reason why the audit accepts the compiler, if it wasn't written for that compiler.
  var compilerNote: String?

  /// Creates the tools for grading on this machine.
  ///
  /// - Throws: ``SetUpError``, which says what to do next, if something is missing.
  static func make(for session: Session, _ options: RunnerOptions) async throws -> GradingTools {
    let package = session.package
    let sandbox =
      options.isolation == .sandbox
      ? try await ToolLauncher.sandbox(for: package) : nil
    var policy = JudgePolicy.grading(allowing: Set(options.allowed), in: sandbox)
    policy.exercises = session.exercises
    policy.kitProgress = { session.console.showProgress(of: "Building the kit", $0) }
    policy.selfTestProgress = session.showSelfTest
    let judge = AnswerJudge(for: package, policy: policy)
    try await judge.prepare()
    var tools = GradingTools(runner: judge)
    tools.prepare = { try await judge.prepare(for: $0) }
    tools.launcher.sandbox = sandbox
    if try await judge.auditReadiness() == .selfTested {
      tools.compilerNote = "the audit passed its self-test with this compiler"
    }
    tools.warnings = [options.isolation.warning, sandbox?.warning].compactMap(\.self)
    return tools
  }
}

extension Session {
  /// Shows the progress of the audit's self-test.
  ///
  /// - Parameter percentage: The percentage that is done, or `nil` when the test has ended.
  @Sendable fileprivate func showSelfTest(_ percentage: Int?) {
    if percentage == 0 {
      console.printError(
        "The audit doesn't know this compiler, so it tests itself first, once: about two minutes.")
    }
    console.showProgress(of: "Testing the audit", percentage)
  }
}
