import WorkbookCommandLine
import WorkbookCore

/// An invocation of `verify` without `--mutants`.
struct VerificationCall {
  let session: Session
  let workspace: AuthoringWorkspace
  let options: Verification.Options

  /// Runs the checks and prints the report.
  ///
  /// - Throws: ``UsageError`` if no answer matches the options.
  func run(playingDemosBy player: any DemoPlayer, asJSON: Bool) async throws -> ExitCode {
    let console = session.console
    let showsProgress = console.isTerminal && !asJSON
    let report = try await Verification(
      workspace, options: options, player: player, runProgram: session.runProgram
    ).run(with: { try session.makeRunner(.provingSuites) }) {
      if showsProgress { console.show($0) }
    }
    if showsProgress { console.replaceLine(with: nil) }
    if report.checks.isEmpty {
      throw UsageError("There is no answer whose path contains \"\(options.answer ?? "")\".")
    }
    if asJSON {
      try console.print(json: report)
    } else {
      printAnswers(in: report)
      console.print(report.lines(on: console))
    }
    return report.isSound ? .done : .notYet
  }

  /// Prints the reports on the answers that the user asked for.
  private func printAnswers(in report: VerificationReport) {
    let console = session.console
    for answer in report.tried {
      let exercise = workspace.exercises.first { $0.name == answer.report.exercise }
      guard let exercise else { continue }
      console.print(console.styled(answer.path, .cyan))
      console.print(ReportText(report: answer.report, exercise: exercise, console: console).lines)
      console.print()
    }
  }
}

extension Console {
  /// Shows the progress on one line. The next call replaces that line.
  func show(_ progress: Verification.Progress) {
    let count = "\(progress.done)/\(progress.total) "
    replaceLine(with: count + progress.path.suffix(width - count.count - 1))
  }
}
