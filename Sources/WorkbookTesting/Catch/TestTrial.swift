import StateFlow
import Testing

/// A trial of a test that a student wrote.
///
/// The test must pass for each correct program and fail for each incorrect one. It's run on all of
/// them in random order, and more than once on each, so it can tell the programs apart only by
/// their behavior.
///
/// Call each function in a separate test of the suite. Each function checks part of the result. The
/// tests share one trial, in a static property, so the student's test is run only once for all of
/// them:
///
///     private static let trial = TestTrial(of: { try checkDoors(on: $0) }, on: [ /* programs */ ])
///
///     @Test func `your test catches doors that share one count`() async throws {
///       try await Self.trial.expectNotice(of: "doors that share one count")
///     }
@MainActor
public final class TestTrial {
  /// A student's test.
  public typealias Check = @MainActor @Sendable (Screen) throws -> Void

  /// The number of times that the test is run on each program.
  private static let rounds = 2

  private let subjects: [Subject]
  /// The looks of the correct programs on a new screen.
  private lazy var correctLooks = Set(subjects.filter(\.isRight).map(\.look))
  /// The task that performs the runs, or `nil` if no test has requested the results yet.
  private var runs: Task<[Result], any Error>?
  /// The holes that the runs reached.
  private let holes = UnfinishedLog()

  /// Creates a trial of a test that controls only the screen.
  ///
  /// - Parameters:
  ///   - check: The student's test.
  ///   - programs: The programs to run the test on. At least two of them must be correct.
  public convenience init(of check: @escaping Check, on programs: [CandidateProgram<Void>]) {
    self.init(of: { screen, _ in try check(screen) }, with: {}, on: programs)
  }

  /// Creates a trial of a test that also controls the program's stage, such as a server and a clock,
  /// and that may wait.
  ///
  ///     TestTrial(
  ///       of: { try await checkSearch(on: $0, server: $1.server, clock: $1.clock) },
  ///       with: { Library() }, on: [ /* programs */ ])
  ///
  /// - Parameters:
  ///   - check: The student's test.
  ///   - makeStage: A closure that returns a new stage for each run.
  ///   - programs: The programs to run the test on. At least two of them must be correct.
  public init<Stage>(
    of check: @escaping @MainActor (Screen, Stage) async throws -> Void,
    with makeStage: @escaping @MainActor () -> Stage, on programs: [CandidateProgram<Stage>]
  ) {
    subjects = programs.map { program in
      Subject(description: program.description, thought: program.thought) {
        let stage = makeStage()
        let screen = program.start(on: stage)
        return (screen, { try await check(screen, stage) })
      }
    }
    precondition(subjects.count(where: \.isRight) > 1, "Add another correct program.")
  }

  /// Expects the test to pass for each correct program and to fail for at least one program.
  public func expectRightProgramsHold(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let results = try await results()
    for result in results {
      guard result.program.isRight, let run = result.failedRun, let failure = run.failure else {
        continue
      }
      return fail(
        """
        Your test fails for a correct program: \(result.program.description). The task allows \
        everything that this program does. \(failure.sentence)
        """, with: run, sourceLocation)
    }
    if results.allSatisfy({ $0.failedRun == nil }) {
      let problem: Comment =
        "Your test passes for every program, correct or not, so it doesn't catch any mistake yet."
      Issue.record(problem, sourceLocation: sourceLocation)
    }
  }

  /// Expects the test to fail for the incorrect program with the given description and to pass for
  /// each correct program.
  ///
  /// It also expects that only the program's behavior distinguishes it from the correct ones: on a new
  /// screen, it has to look like one of them.
  ///
  /// - Parameter description: The description of the incorrect program.
  public func expectNotice(
    of description: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let results = try await results()
    guard let wrong = results.first(where: { $0.program.description == description }) else {
      preconditionFailure("There is no program: \(description)")
    }
    if !correctLooks.contains(wrong.program.look) {
      let problem: Comment =
        """
        A test could recognize an incorrect program before using it, because no correct program \
        looks the same on a new screen: \(description). Make its first screen look like that of a \
        correct program.
        """
      Issue.record(problem, sourceLocation: sourceLocation)
      return
    }
    if let run = wrong.runs.first(where: { $0.failure == nil }) {
      return fail(
        """
        Your test also passes for an incorrect program: \(description). Its author thought: \
        “\(wrong.program.thought ?? "")” The story shows what happened during your test.
        """, with: run, sourceLocation)
    }
    if results.contains(where: { $0.program.isRight && $0.failedRun != nil }) {
      let problem: Comment =
        """
        Your test also fails for a correct program, so failing for \(description) doesn't prove \
        anything. First, make it pass for every correct program.
        """
      Issue.record(problem, sourceLocation: sourceLocation)
    }
  }

  /// Expects the test to distinguish the programs and to have the same result for a program in
  /// every run.
  public func expectSameJudgmentEachTime(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let results = try await results()
    let problem: Comment? =
      if results.contains(where: { !$0.isConsistent }) {
        """
        Your test sometimes passes and sometimes fails for the same program. Use only the screen \
        that is passed to your function, and don't keep any values from one screen to the next.
        """
      } else if results.allSatisfy({ $0.failedRun == nil }) {
        """
        Your test passes for each of these programs, correct or not. Operate the screen as a user \
        would, and use #expect to check what it shows.
        """
      } else if results.allSatisfy({ $0.failedRun != nil }) {
        """
        Your test fails for every program, even the correct ones. Expect only what the task \
        promises.
        """
      } else {
        nil
      }
    if let problem { Issue.record(problem, sourceLocation: sourceLocation) }
  }

  // MARK: Runs

  /// A program, together with the test of it.
  struct Subject {
    let description: String
    let thought: String?
    /// Starts the program, and returns its screen and the student's test of this screen.
    let start: @MainActor () -> (screen: Screen, check: @MainActor () async throws -> Void)

    /// Whether the program is correct.
    var isRight: Bool { thought == nil }

    /// The contents of a new screen that shows the program.
    @MainActor var look: String { start().screen.outline }
  }

  private struct Result {
    let program: Subject
    var runs: [TrialRun] = []

    var failedRun: TrialRun? { runs.first { $0.failure != nil } }
    var isConsistent: Bool { Set(runs.map { $0.failure == nil }).count == 1 }
  }

  /// Returns the results of the runs. The first call starts the runs.
  private func results() async throws -> [Result] {
    let runs = runs ?? Task { try await holes.collect { try await runAll() } }
    self.runs = runs
    let results = try await runs.value
    // The runs belong to one test, but the holes leave each test unfinished.
    for hole in holes.holes { UnfinishedLog.current?.record(hole) }
    return results
  }

  /// Runs the test on all programs, more than once, each time in a new random order.
  private func runAll() async throws -> [Result] {
    var results = subjects.map { Result(program: $0) }
    for _ in 0..<Self.rounds {
      for index in results.indices.shuffled() {
        results[index].runs.append(try await TrialRun(on: results[index].program))
      }
    }
    return results
  }

  /// Records a failure that shows the story of a run.
  private func fail(_ problem: String, with run: TrialRun, _ location: SourceLocation) {
    FailureNotes.current?.attach { _ in run.outlineAtFailure }
    FailureNotes.current?.attach { _ in "What happened on the screen:\n\(run.story)" }
    Issue.record(Comment(rawValue: problem), sourceLocation: location)
  }
}

extension TrialRun {
  /// A note with the contents of the screen at the time of the failure, or `nil` if the test
  /// passed.
  fileprivate var outlineAtFailure: String? {
    failure.map { "When your test failed, the screen showed:\n\($0.outline)" }
  }
}

extension TrialRun.Failure {
  /// A sentence that says on which line the test failed, and why.
  fileprivate var sentence: String {
    let place = line.map { "It fails on line \($0)" } ?? "It fails"
    return "\(place): \(reason.hasSuffix(".") ? reason : reason + ".")"
  }
}
