import Foundation
import WorkbookCore

/// Goes through all that has to be true of the workbook.
struct Verification: Sendable {
  /// What to look at.
  struct Options: Sendable {
    /// Whether `Exercises` has to hold the stubs, as it is published.
    var isForAuthors = false
    /// The names of the checks to make; all when empty.
    var checks: Set<String> = []
    /// The names of the checks to leave out.
    var omittedChecks: Set<String> = []
    /// A part of the paths of the answers to try, when not all of them.
    var answer: String?
    /// How many answers are built and run at a time.
    var jobs = ProcessInfo.processInfo.activeProcessorCount
    /// Whether what the demos show is kept as what they have to show.
    var isRecording = false

    /// Everything that a student's copy has to be, on all cores.
    init() {}
  }

  /// How far the verification has come.
  struct Progress: Sendable, Equatable {
    /// How many answers have been tried, or demos played.
    let done: Int
    /// How many there are.
    let total: Int
    /// The last of them, from the root of the package.
    let path: String
  }

  private let workspace: AuthoringWorkspace
  private let options: Options
  private let player: any DemoPlayer

  /// A verification that is still to be run.
  init(_ workspace: AuthoringWorkspace, options: Options = Options()) {
    self.init(workspace, options: options, player: SwiftPMDemoPlayer(of: workspace.package))
  }

  /// - Parameter player: What builds and plays demos.
  init(_ workspace: AuthoringWorkspace, options: Options = Options(), player: any DemoPlayer) {
    self.workspace = workspace
    self.options = options
    self.player = player
  }

  /// Makes all checks.
  ///
  /// - Parameters:
  ///   - runner: Makes what builds and runs answers; asked once, and only if there are any.
  ///   - progress: Called after each answer.
  /// - Returns: What was found, check by check.
  /// - Throws: ``SetUpError`` when nothing can be said about the workbook.
  func run(
    with runner: () throws -> any Runner,
    progress: @Sendable (Progress) -> Void = { _ in }
  ) async throws -> VerificationReport {
    let start = ContinuousClock.now
    let checks = Checks.all(
      forAuthors: options.isForAuthors || options.checks.contains("originals")
    )
    .filter { options.checks.isEmpty || options.checks.contains($0.name) }
    .filter { !options.omittedChecks.contains($0.name) }
    var report = VerificationReport()
    for case let check as any StaticCheck in checks where options.answer == nil {
      report.checks.append(.init(check, check.violations(in: workspace)))
    }
    let runs = checks.compactMap { $0 as? any AnswerCheck }.map { check in
      (check, check.answers(in: workspace).filter(isSelected))
    }
    let answers = runs.flatMap(\.1)
    let reports =
      answers.isEmpty ? [:] : try await run(answers, with: runner(), progress: progress)
    for (check, answers) in runs where options.answer == nil || !answers.isEmpty {
      let violations = answers.flatMap { answer in
        reports[answer].map { check.violations(about: $0, of: answer, in: workspace) } ?? []
      }
      report.checks.append(.init(check, violations, answers: answers.count))
    }
    for case let check as DemosRun in checks where options.answer == nil {
      report.checks.append(try await run(check, progress: progress))
    }
    if options.answer != nil {
      report.tried = answers.compactMap { answer in
        reports[answer].map { .init(path: answer.path, report: $0) }
      }
    }
    report.isWhole =
      options.checks.isEmpty && options.omittedChecks.isEmpty && options.answer == nil
      && !workspace.isNarrowed
    report.edited =
      options.isForAuthors ? [] : OriginalsCheck.edited(in: workspace).map { $0.answerPath() }
    report.seconds = start.duration(to: .now) / .seconds(1)
    return report
  }

  /// Leaves out answers that are missing: the check of names reports those.
  private func isSelected(_ answer: AnswerUnderTest) -> Bool {
    (answer.entry != nil || workspace.exists(answer.path))
      && options.answer.map { answer.path.contains($0) } ?? true
  }

  /// Plays all demos, one after the other: SwiftPM builds one thing at a time.
  private func run(
    _ check: DemosRun, progress: @Sendable (Progress) -> Void
  ) async throws -> VerificationReport.CheckReport {
    var check = check
    check.isRecording = options.isRecording
    let plays = check.plays(in: workspace)
    var violations: [Violation] = []
    for (index, play) in plays.enumerated() {
      violations += try await check.violations(
        playing: play.demo, with: play.answers, by: player, in: workspace)
      progress(Progress(done: index + 1, total: plays.count, path: play.demo.folder))
    }
    return .init(check, violations)
  }

  /// Tries all answers, so many at a time.
  private func run(
    _ answers: [AnswerUnderTest], with runner: any Runner, progress: @Sendable (Progress) -> Void
  ) async throws -> [AnswerUnderTest: AnswerReport] {
    try await withThrowingTaskGroup(of: (AnswerUnderTest, AnswerReport).self) { group in
      var waiting = answers[...]
      func startNext() {
        guard let answer = waiting.popFirst() else { return }
        group.addTask { (answer, try await report(on: answer, by: runner)) }
      }
      for _ in 0..<max(1, options.jobs) { startNext() }
      var reports: [AnswerUnderTest: AnswerReport] = [:]
      while let (answer, report) = try await group.next() {
        // The report of an answer that was stopped on the way tells nothing.
        try Task.checkCancellation()
        reports[answer] = report
        progress(Progress(done: reports.count, total: answers.count, path: answer.path))
        startNext()
      }
      return reports
    }
  }

  /// Judges an answer: by the one test that matters if it fails that test, or else by all tests,
  /// so that the report tells what fails instead.
  private func report(
    on answer: AnswerUnderTest, by runner: any Runner
  ) async throws -> AnswerReport {
    do {
      let file = try answer.file(in: workspace.package)
      if let test = answer.test, options.answer == nil {
        let report = try await runner.run(answer: file, for: answer.exercise, test: test)
        if report.tests.contains(where: { $0.name == test && $0.isFailure }) { return report }
      }
      return try await runner.run(answer: file, for: answer.exercise)
    } catch let problem as WrongAnswerCatalog.Problem {
      return AnswerReport(
        exercise: answer.exercise.name, chapter: answer.exercise.chapter, verdict: .missing,
        reason: "\(answer.exercise.wrongAnswersPath):\(problem.line) \(problem.what)")
    }
  }
}
