import Foundation
import WorkbookCore

/// A run of the checks that prove that the workbook is sound.
struct Verification: Sendable {
  /// Options for running the checks.
  struct Options: Sendable {
    /// Whether `Exercises` must contain the stubs, as in the published workbook.
    var isForAuthors = false
    /// The names of the checks to run, or an empty set for all.
    var checks: Set<String> = []
    /// The names of the checks to skip.
    var omittedChecks: Set<String> = []
    /// A string that the path of an answer must contain for the answer to run, or `nil` to run all.
    var answer: String?
    /// The wrong answers to run, or `nil` to run all.
    var sample: WrongAnswerSample?
    /// The number of answers that are built and run at the same time.
    var jobs = ProcessInfo.processInfo.activeProcessorCount
    /// Whether the output of the demos replaces their transcripts.
    var isRecording = false

    /// Creates options for running all checks on a student's copy, using all cores.
    init() {}
  }

  /// The progress of a verification.
  struct Progress: Sendable, Equatable {
    /// The number of answers or demos that have been run.
    let done: Int
    /// The total number of answers or demos.
    let total: Int
    /// The path of the last answer or demo that was run, relative to the root of the package.
    let path: String
  }

  private let workspace: AuthoringWorkspace
  private let options: Options
  private let player: any DemoPlayer
  private let runProgram: GeneratedProgram.Run

  /// Creates a verification.
  init(_ workspace: AuthoringWorkspace, options: Options = Options()) {
    self.init(workspace, options: options, player: SwiftPMDemoPlayer(of: workspace.package))
  }

  /// Creates a verification with a custom player for the demos, and a function that runs the programs of
  /// questions about lines.
  init(
    _ workspace: AuthoringWorkspace, options: Options = Options(), player: any DemoPlayer,
    runProgram: @escaping GeneratedProgram.Run = { _ in
      throw SetUpError("Programs can't be run here.")
    }
  ) {
    self.workspace = workspace
    self.options = options
    self.player = player
    self.runProgram = runProgram
  }

  /// Runs the checks.
  ///
  /// - Parameters:
  ///   - runner: A closure that creates the runner for the answers. It's called at most once, and
  ///     only if there are answers to run.
  ///   - progress: A closure that is called after each answer and each demo.
  /// - Throws: ``SetUpError`` if the toolchain is missing or a file can't be written.
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
    var selected: Set<AnswerUnderTest> = []
    let answers = runs.flatMap(\.1).filter { selected.insert($0).inserted }
    let reports =
      answers.isEmpty ? [:] : try await run(answers, with: runner(), progress: progress)
    report.answerCount = answers.count
    for (check, answers) in runs where options.answer == nil || !answers.isEmpty {
      let violations = answers.flatMap { answer in
        reports[answer].map { check.violations(about: $0, of: answer, in: workspace) } ?? []
      }
      report.checks.append(.init(check, violations, answers: answers.count))
    }
    for case let check as CandidatesRun in checks where options.answer == nil {
      do {
        let (violations, count) = try await check.violations(in: workspace, running: runProgram)
        report.checks.append(.init(check, violations, answers: count))
      } catch let error as SetUpError {
        // What the other checks have found is worth showing.
        report.checks.append(
          .init(
            check, [Violation("Tests", "has questions about lines that can't be run. \(error)")]))
      }
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
      && options.sample == nil && !workspace.isNarrowed
    report.edited =
      options.isForAuthors ? [] : OriginalsCheck.edited(in: workspace).map { $0.answerPath() }
    report.seconds = start.duration(to: .now) / .seconds(1)
    return report
  }

  /// Returns whether to run an answer. An answer whose file is missing isn't run, because the
  /// `names` check reports it.
  private func isSelected(_ answer: AnswerUnderTest) -> Bool {
    (answer.entry != nil || workspace.exists(answer.path))
      && options.answer.map { answer.path.contains($0) } ?? true
      && options.sample?.contains(answer) ?? true
  }

  /// Plays the demos one after another, because SwiftPM builds one product at a time.
  private func run(
    _ check: DemosRun, progress: @Sendable (Progress) -> Void
  ) async throws -> VerificationReport.CheckReport {
    var check = check
    check.isRecording = options.isRecording
    let demos = check.demos(in: workspace)
    if demos.count > 1 { try await player.buildAll(with: check.answers) }
    var violations: [Violation] = []
    for (index, demo) in demos.enumerated() {
      violations += try await check.violations(playing: demo, by: player, in: workspace)
      progress(Progress(done: index + 1, total: demos.count, path: demo.folder))
    }
    return .init(check, violations)
  }

  /// Runs the answers. The options limit how many of them run at the same time.
  private func run(
    _ answers: [AnswerUnderTest], with runner: any Runner, progress: @Sendable (Progress) -> Void
  ) async throws -> [AnswerUnderTest: AnswerReport] {
    // Groups only save time. Without SwiftSyntax, there are none.
    let groups =
      options.answer == nil
      ? (try? await AnswerGroups(of: answers, in: workspace.package)) ?? AnswerGroups()
      : AnswerGroups()
    return try await withThrowingTaskGroup(of: (AnswerUnderTest, AnswerReport).self) { tasks in
      var waiting = groups.ordered(answers)[...]
      func startNext() {
        guard let answer = waiting.popFirst() else { return }
        tasks.addTask { (answer, try await report(on: answer, in: groups[answer], by: runner)) }
      }
      for _ in 0..<max(1, options.jobs) { startNext() }
      var reports: [AnswerUnderTest: AnswerReport] = [:]
      while let (answer, report) = try await tasks.next() {
        // An answer that was interrupted has no meaningful report.
        try Task.checkCancellation()
        reports[answer] = report
        progress(Progress(done: reports.count, total: answers.count, path: answer.path))
        startNext()
      }
      return reports
    }
  }

  /// Runs an answer. A wrong answer is run with the one test that it must fail. If it doesn't fail
  /// that test, all tests are run, so that the report shows which of them fail instead.
  private func report(
    on answer: AnswerUnderTest, in group: AnswerGroup?, by runner: any Runner
  ) async throws -> AnswerReport {
    do {
      let file = try answer.file(in: workspace.package)
      if let test = answer.test, options.answer == nil {
        let report = try await runner.run(
          answer: file, for: answer.exercise, test: test, sharingSuiteWith: group)
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
