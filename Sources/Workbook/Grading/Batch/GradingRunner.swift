/// Makes what builds and runs the answers of submissions.
enum GradingRunner {
  /// A runner that is ready, as the options say.
  ///
  /// - Throws: ``SetUpError`` if something that it needs is missing.
  static func make(
    for package: WorkbookPackage, _ options: RunnerOptions
  ) async throws -> any Runner {
    let runner = DirectRunner(for: package)
    try await runner.prepare()
    return runner
  }
}
