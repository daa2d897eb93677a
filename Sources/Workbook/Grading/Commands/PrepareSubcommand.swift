import Foundation
import WorkbookCommandLine
import WorkbookCore

/// The command `workbook grade prepare`, which compiles everything that all answers need and
/// creates the baselines of the exercises in advance, so that grading the first submission takes no
/// longer than grading later ones.
struct PrepareSubcommand {
  private let session: Session
  private let makeTools: GradingTools.Maker
  private let exercises: [Exercise]
  private let runner: RunnerOptions
  private let jobs: Int

  /// Returns the command, as the command line has it.
  static func command(makingTools makeTools: @escaping GradingTools.Maker) -> Command {
    Command(
      "prepare", "Compiles in advance what all answers need.",
      discussion: """
        If each submission is graded in a separate container, run this command when you build the \
        container image. If there is no sandbox during that build, --isolation none is safe, \
        because only the workbook's own solutions run.
        """,
      options: [
        GradeOptions.jobs, GradeOptions.exercises, GradeOptions.chapters, GradeOptions.isolation,
        GradeOptions.allow,
      ],
      examples: [
        .init("grade prepare", "Prepare to grade all exercises."),
        .init("grade prepare --isolation none", "Prepare for grading, in a container image."),
      ]
    ) { try await PrepareSubcommand($0, in: $1, makingTools: makeTools).run() }
  }

  /// Creates the command with the given arguments.
  ///
  /// - Throws: ``UsageError`` if an argument is invalid.
  private init(
    _ arguments: Arguments, in session: Session, makingTools makeTools: @escaping GradingTools.Maker
  ) throws {
    self.session = session
    self.makeTools = makeTools
    exercises = try GradeOptions.exercises(arguments, in: session)
    runner = GradeOptions.runner(arguments)
    jobs = GradeOptions.jobs(arguments)
  }

  /// Prepares the exercises and prints how many are ready.
  func run() async throws -> ExitCode {
    try session.requireGradingPlatform()
    try session.requireFullWorkbook(for: exercises)
    let tools = try await makeTools(session, runner)
    // Only solutions run, so the isolation of answers doesn't matter.
    for warning in tools.warnings where warning != runner.isolation.warning {
      session.console.printError(warning)
    }
    let semaphore = AsyncSemaphore(jobs)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for exercise in exercises {
        group.addTask { try await semaphore.withPermit { try await tools.prepare(exercise) } }
      }
      try await group.waitForAll()
    }
    session.console.print(
      "Ready to grade answers to \(exercises.count.counted("exercise")).")
    return .done
  }
}
