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

  private let edition: Edition
  private let options: Options
  private let player: any DemoPlayer

  /// A verification that is still to be run.
  init(_ edition: Edition, options: Options = Options()) {
    self.init(edition, options: options, player: BuiltDemos(of: edition.package))
  }

  /// - Parameter player: What builds and plays demos.
  init(_ edition: Edition, options: Options = Options(), player: any DemoPlayer) {
    self.edition = edition
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
    for case let check as any ReadingCheck in checks where options.answer == nil {
      report.checks.append(.init(check, check.faults(in: edition)))
    }
    let runs = checks.compactMap { $0 as? any RunningCheck }.map { check in
      (check, check.specimens(in: edition).filter(isAskedFor))
    }
    let specimens = runs.flatMap(\.1)
    let reports =
      specimens.isEmpty ? [:] : try await run(specimens, with: runner(), progress: progress)
    for (check, specimens) in runs where options.answer == nil || !specimens.isEmpty {
      let faults = specimens.flatMap { specimen in
        reports[specimen].map { check.faults(about: $0, of: specimen, in: edition) } ?? []
      }
      report.checks.append(.init(check, faults, answers: specimens.count))
    }
    for case let check as DemosRun in checks where options.answer == nil {
      report.checks.append(try await run(check, progress: progress))
    }
    if options.answer != nil {
      report.tried = specimens.compactMap { specimen in
        reports[specimen].map { .init(path: specimen.path, report: $0) }
      }
    }
    report.isWhole =
      options.checks.isEmpty && options.omittedChecks.isEmpty && options.answer == nil
      && !edition.isNarrowed
    report.edited =
      options.isForAuthors ? [] : OriginalsCheck.edited(in: edition).map { $0.answerPath() }
    report.seconds = start.duration(to: .now) / .seconds(1)
    return report
  }

  /// An answer that is missing is no specimen: the check of names says so.
  private func isAskedFor(_ specimen: Specimen) -> Bool {
    (specimen.entry != nil || edition.exists(specimen.path))
      && options.answer.map { specimen.path.contains($0) } ?? true
  }

  /// Plays all demos, one after the other: SwiftPM builds one thing at a time.
  private func run(
    _ check: DemosRun, progress: @Sendable (Progress) -> Void
  ) async throws -> VerificationReport.CheckReport {
    var check = check
    check.isRecording = options.isRecording
    let plays = check.plays(in: edition)
    var faults: [Fault] = []
    for (index, play) in plays.enumerated() {
      faults += try await check.faults(
        playing: play.demo, with: play.answers, by: player, in: edition)
      progress(Progress(done: index + 1, total: plays.count, path: play.demo.folder))
    }
    return .init(check, faults)
  }

  /// Tries all answers, so many at a time.
  private func run(
    _ specimens: [Specimen], with runner: any Runner, progress: @Sendable (Progress) -> Void
  ) async throws -> [Specimen: AnswerReport] {
    try await withThrowingTaskGroup(of: (Specimen, AnswerReport).self) { group in
      var waiting = specimens[...]
      func startNext() {
        guard let specimen = waiting.popFirst() else { return }
        group.addTask { (specimen, try await report(on: specimen, by: runner)) }
      }
      for _ in 0..<max(1, options.jobs) { startNext() }
      var reports: [Specimen: AnswerReport] = [:]
      while let (specimen, report) = try await group.next() {
        // The report of an answer that was stopped on the way tells nothing.
        try Task.checkCancellation()
        reports[specimen] = report
        progress(Progress(done: reports.count, total: specimens.count, path: specimen.path))
        startNext()
      }
      return reports
    }
  }

  /// Judges an answer: by the one test that matters if it fails that test, or else by all tests,
  /// so that the report tells what fails instead.
  private func report(
    on specimen: Specimen, by runner: any Runner
  ) async throws -> AnswerReport {
    let answer: URL
    do {
      answer = try specimen.file(in: edition.package)
    } catch let problem as WrongAnswerCatalog.Problem {
      return AnswerReport(
        exercise: specimen.exercise.name, chapter: specimen.exercise.chapter, verdict: .missing,
        reason: "\(specimen.exercise.wrongAnswersPath):\(problem.line) \(problem.what)")
    }
    if let test = specimen.test, options.answer == nil {
      let report = try await runner.run(answer: answer, for: specimen.exercise, test: test)
      if report.tests.contains(where: { $0.name == test && $0.isFailure }) { return report }
    }
    return try await runner.run(answer: answer, for: specimen.exercise)
  }
}
