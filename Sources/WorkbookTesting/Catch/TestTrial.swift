import StateFlow
import Testing

/// The trial of a test that a student wrote.
///
/// The test must hold for each right program and fail for each wrong one. It's run on all of them
/// in a random order, and on each of them more than once, so only a program's behavior can tell the
/// test which one it is.
///
/// Each function judges a part of the result, for one test of the suite:
///
///     @Test func `your test notices doors that share one count`() async throws {
///       try await trial.expectNotice(of: "doors that share one count")
///     }
@MainActor
public struct TestTrial {
  /// A test that a student wrote.
  public typealias Check = @MainActor @Sendable (Screen) throws -> Void

  /// How often each program is run.
  private static let rounds = 2

  private let check: Check
  private let programs: [CandidateProgram]

  /// Creates a trial.
  ///
  /// - Parameters:
  ///   - check: The student's test.
  ///   - programs: The programs, of which at least two are right.
  public init(of check: @escaping Check, on programs: [CandidateProgram]) {
    precondition(programs.count(where: \.isRight) > 1, "Add another right program.")
    self.check = check
    self.programs = programs
  }

  /// Expects the test to hold for each right program, and not for each wrong one.
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
        Your test fails for a right program: \(result.program.description). The task allows \
        everything that this program does. \(failure.sentence)
        """, with: run, sourceLocation)
    }
    if results.allSatisfy({ $0.failedRun == nil }) {
      let problem: Comment =
        "Your test never fails, so that it holds for right programs says nothing yet."
      Issue.record(problem, sourceLocation: sourceLocation)
    }
  }

  /// Expects the test to fail for a wrong program, and to hold for each right one.
  ///
  /// - Parameter description: The description of the wrong program.
  public func expectNotice(
    of description: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let results = try await results()
    guard let wrong = results.first(where: { $0.program.description == description }) else {
      preconditionFailure("There is no program: \(description)")
    }
    if let run = wrong.runs.first(where: { $0.failure == nil }) {
      return fail(
        """
        Your test holds for a wrong program, too: \(description). Its author thought: \
        “\(wrong.program.thought ?? "")” The story shows what your test did with the program.
        """, with: run, sourceLocation)
    }
    if results.contains(where: { $0.program.isRight && $0.failedRun != nil }) {
      let problem: Comment =
        """
        Your test also fails for a right program, so it proves nothing that it fails for \
        \(description). First make it hold for every right program.
        """
      Issue.record(problem, sourceLocation: sourceLocation)
    }
  }

  /// Expects the test to tell programs apart, in the same way each time.
  ///
  /// It also expects that nothing but their behavior tells the programs apart: on a new screen, each
  /// wrong program looks like a right one.
  public func expectSameJudgmentEachTime(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let looks = Set(programs.filter(\.isRight).map { $0.start().outline })
    for program in programs where !looks.contains(program.start().outline) {
      let problem: Comment =
        """
        A test could recognize a wrong program on a new screen, because no right program looks like \
        it: \(program.description). Arrange it like a right one.
        """
      Issue.record(problem, sourceLocation: sourceLocation)
    }
    let results = try await results()
    let problem: Comment? =
      if results.contains(where: { !$0.isConsistent }) {
        """
        Your test judges the same program once this way and once that way. Use nothing but the \
        screen that it's given, and keep nothing from one screen to the next.
        """
      } else if results.allSatisfy({ $0.failedRun == nil }) {
        """
        Your test never fails, whatever the program does. Use the program, and write with #expect \
        what a user sees.
        """
      } else if results.allSatisfy({ $0.failedRun != nil }) {
        """
        Your test fails for every program, also for the right ones. Expect only what the task \
        promises.
        """
      } else {
        nil
      }
    if let problem { Issue.record(problem, sourceLocation: sourceLocation) }
  }

  // MARK: Runs

  private struct Result {
    let program: CandidateProgram
    var runs: [TrialRun] = []

    var failedRun: TrialRun? { runs.first { $0.failure != nil } }
    var isConsistent: Bool { Set(runs.map { $0.failure == nil }).count == 1 }
  }

  /// Runs the test on all programs, several times, each time in another order.
  private func results() async throws -> [Result] {
    var results = programs.map { Result(program: $0) }
    for _ in 0..<Self.rounds {
      for index in results.indices.shuffled() {
        results[index].runs.append(try await TrialRun(of: check, on: results[index].program))
      }
    }
    return results
  }

  /// Records a failure that shows the story of a run.
  private func fail(_ problem: String, with run: TrialRun, _ location: SourceLocation) {
    FailureNotes.current?.attach { run.outlineAtFailure }
    FailureNotes.current?.attach { "What happened on the screen:\n\(run.story)" }
    Issue.record(Comment(rawValue: problem), sourceLocation: location)
  }
}

extension TrialRun {
  /// What was on screen when the test failed, if it did.
  fileprivate var outlineAtFailure: String? {
    failure.map { "When your test failed, on screen was:\n\($0.outline)" }
  }
}

extension TrialRun.Failure {
  /// Where the test fails and what it says.
  fileprivate var sentence: String {
    let place = line.map { "It fails in line \($0)" } ?? "It fails"
    return "\(place): \(reason.hasSuffix(".") ? reason : reason + ".")"
  }
}
