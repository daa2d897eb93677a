/// What a grading works with, ready to be used.
struct GradingTools: Sendable {
  /// Builds and runs the answers.
  var runner: any Runner
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
    let runner = DirectRunner(for: package)
    try await runner.prepare()
    return GradingTools(
      runner: runner,
      warnings: options.isolation == .none
        ? ["--isolation none: answers ran with all the rights of the person who graded them."] : [])
  }
}
