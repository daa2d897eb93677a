import WorkbookCommandLine
import WorkbookCore

/// An invocation of `verify --mutants`.
struct MutantsCall {
  /// A function that creates a run of mutation testing.
  typealias MakeTesting =
    @Sendable (Session, MutationTesting.Options) throws -> MutationTesting

  let session: Session
  let makeTesting: MakeTesting

  /// A function that creates a run that judges a workbook's mutants with the direct runner.
  static let standardTesting: MakeTesting = { session, options in
    MutationTesting(
      session.package, maker: MutantMaker(for: session.package),
      judge: .direct(for: session.package), options: options)
  }

  /// Judges mutants and prints the report on each exercise as soon as the report is complete.
  ///
  /// - Throws: ``SetUpError`` if the toolchain or a solution doesn't work.
  func run(
    on exercises: [Exercise], sample: Int?, jobs: Int?, asJSON: Bool
  ) async throws -> ExitCode {
    var options = MutationTesting.Options()
    options.sample = sample
    options.jobs = jobs ?? options.jobs
    let console = session.console
    let showsProgress = console.isTerminal && !asJSON
    let report = try await makeTesting(session, options).run(on: exercises) {
      if showsProgress { console.show($0) }
    } finish: { exercise in
      if showsProgress { console.replaceLine(with: nil) }
      if !asJSON { console.print(exercise.lines(on: console)) }
    }
    if asJSON {
      try console.print(json: report)
    } else {
      console.print(["", report.summary])
    }
    return report.isSound ? .done : .notYet
  }
}
