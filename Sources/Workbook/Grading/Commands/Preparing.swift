import Foundation
import WorkbookCommandLine
import WorkbookCore

/// One call of `workbook grade prepare`: compiles what all answers need, and learns from the
/// solutions what to hold them against, so that the first submission need not wait for it.
struct Preparing {
  private let session: Session
  private let makeTools: GradingTools.Maker
  private let exercises: [Exercise]
  private let runner: RunnerOptions
  private let jobs: Int

  /// - Throws: ``UsageError``.
  init(
    _ arguments: Arguments, in session: Session, makingTools makeTools: @escaping GradingTools.Maker
  ) throws {
    if arguments.operands.count > 1 {
      throw UsageError("\"\(arguments.operands[1])\" is one too many.")
    }
    self.session = session
    self.makeTools = makeTools
    exercises = try GradeOptions.exercises(arguments, in: session)
    runner = GradeOptions.runner(arguments)
    jobs = GradeOptions.jobs(arguments)
  }

  /// Prepares, and says for how many exercises.
  func run() async throws -> ExitCode {
    try session.requireGradingPlatform()
    let tools = try await makeTools(session.package, runner)
    // Only solutions are run, so it is no matter what keeps answers from doing harm.
    for warning in tools.warnings where warning != runner.isolation.warning {
      session.console.printError(warning)
    }
    let lanes = AsyncSemaphore(jobs)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for exercise in exercises {
        group.addTask { try await lanes.use { try await tools.prepare(exercise) } }
      }
      try await group.waitForAll()
    }
    session.console.print(
      "Answers to \(exercises.count.counted("exercise")) can be graded at once.")
    return .done
  }
}
