import WorkbookCommandLine
import WorkbookPractice

/// An invocation of `verify --practice`.
struct PracticeCall {
  let session: Session

  /// Verifies programs and prints the report.
  func run(_ count: Int, seed: UInt64, jobs: Int?, asJSON: Bool) async throws -> ExitCode {
    var verification = PracticeVerification(runProgram: session.runProgram)
    verification.jobs = jobs ?? Verification.Options().jobs
    let console = session.console
    let showsProgress = console.isTerminal && !asJSON
    let report = try await verification.run(count, from: seed) { done in
      if showsProgress { console.showProgress(of: "Verifying programs", done * 100 / count) }
    }
    if showsProgress { console.showProgress(of: "Verifying programs", nil) }
    if asJSON { try console.print(json: report) } else { console.print(report.lines) }
    return report.isSound ? .done : .notYet
  }
}
