import Foundation

/// Goes through all that has to be true of the workbook.
public struct Verification: Sendable {
  /// What to look at.
  public struct Options: Sendable {
    /// Whether `Exercises` has to hold the stubs, as it is published.
    public var isForAuthors = false
    /// The names of the checks to make; all when empty.
    public var checks: Set<String> = []
    /// A part of the paths of the answers to try, when not all of them.
    public var answer: String?
    /// How many answers are built and run at a time.
    public var jobs = ProcessInfo.processInfo.activeProcessorCount

    /// Everything that a student's copy has to be, on all cores.
    public init() {}
  }

  /// How far the verification has come.
  public struct Progress: Sendable, Equatable {
    /// How many answers have been tried.
    public let done: Int
    /// How many there are to try.
    public let total: Int
    /// The answer that was tried last, from the root of the package.
    public let path: String
  }

  private let edition: Edition
  private let options: Options

  /// A verification that is still to be run.
  public init(_ edition: Edition, options: Options = Options()) {
    self.edition = edition
    self.options = options
  }

  /// Makes all checks.
  ///
  /// - Parameters:
  ///   - runner: Makes what builds and runs answers; asked once, and only if there are any.
  ///   - progress: Called after each answer.
  /// - Returns: What was found, check by check.
  /// - Throws: ``SetUpError`` when nothing can be said about the workbook.
  public func run(
    with runner: () throws -> any Runner,
    progress: @Sendable (Progress) -> Void = { _ in }
  ) async throws -> VerificationReport {
    let start = ContinuousClock.now
    let checks = Checks.all(
      forAuthors: options.isForAuthors || options.checks.contains("originals")
    )
    .filter { options.checks.isEmpty || options.checks.contains($0.name) }
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
    if options.answer != nil {
      report.tried = specimens.compactMap { specimen in
        reports[specimen].map { .init(path: specimen.path, report: $0) }
      }
    }
    report.isWhole = options.checks.isEmpty && options.answer == nil && !edition.isNarrowed
    report.edited =
      options.isForAuthors ? [] : OriginalsCheck.edited(in: edition).map { $0.answerPath() }
    report.seconds = start.duration(to: .now) / .seconds(1)
    return report
  }

  /// An answer that is missing is no specimen: the check of names says so.
  private func isAskedFor(_ specimen: Specimen) -> Bool {
    edition.exists(specimen.path) && options.answer.map { specimen.path.contains($0) } ?? true
  }

  /// Tries all answers, so many at a time.
  private func run(
    _ specimens: [Specimen], with runner: any Runner, progress: @Sendable (Progress) -> Void
  ) async throws -> [Specimen: AnswerReport] {
    try await withThrowingTaskGroup(of: (Specimen, AnswerReport).self) { group in
      var waiting = specimens[...]
      func startNext() {
        guard let specimen = waiting.popFirst() else { return }
        let answer = edition.package.url(specimen.path)
        group.addTask { (specimen, try await runner.run(answer: answer, for: specimen.exercise)) }
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
}
