import Foundation
import WorkbookCommandLine
import WorkbookCore

/// One run of `workbook grade SUBMISSIONS`.
struct GradingRun {
  private let session: Session
  private let makeTools: GradingTools.Maker
  private let options: GradeOptions
  private let reports: ReportOptions
  private let savedOptions: SavedReportOptions
  private let submissions: [URL]

  /// Creates a run with the given arguments.
  ///
  /// - Throws: ``UsageError`` if an argument is invalid.
  init(
    _ arguments: Arguments, in session: Session, makingTools makeTools: @escaping GradingTools.Maker
  ) throws {
    self.session = session
    self.makeTools = makeTools
    options = try GradeOptions(arguments, in: session)
    savedOptions = try SavedReportOptions(arguments, of: options.output)
    reports = try ReportOptions(
      savedOptions.arguments, exercises: session.exercises, package: session.package)
    submissions = arguments.operands.map { URL(fileURLWithPath: $0).standardizedFileURL }
    try Self.check(submissions, report: options.output)
  }

  /// Checks that no folder is specified twice, and that none contains another folder or the report.
  static func check(_ submissions: [URL], report: URL) throws {
    let report = folderPath(report.resolvingSymlinksInPath())
    let paths = submissions.map { folderPath($0.resolvingSymlinksInPath()) }
    for (index, path) in paths.enumerated() {
      if "\(report)/".hasPrefix("\(path)/") {
        throw UsageError(
          "The report would be inside a submissions folder. Set --output to a folder outside it.",
          isActionable: true)
      }
      let others = paths.enumerated().filter { $0.offset != index }.map(\.element)
      if let inner = others.first(where: { "\($0)/".hasPrefix("\(path)/") }) {
        throw UsageError(
          inner == path
            ? "\(path) is named twice. Name each folder of submissions once."
            : "\(inner) is in \(path), so its submissions would be graded twice. "
              + "Name only one folder.",
          isActionable: true)
      }
    }
  }

  /// Grades the submissions, writes the reports, and prints a summary.
  func run() async throws -> ExitCode {
    try session.requireGradingPlatform()
    try session.requireFullWorkbook(for: options.exercises)
    var intake = Intake(folders: submissions, exercises: options.exercises)
    intake.ungradedFiles = Set(session.exercises.map { FileName("\($0.name).swift") })
    let all = try intake.entries()
    let again = try options.again.map { try entry(named: $0, among: all).name }
    let entries = try chosen(all)
    try reports.requireTimes(
      unless: all.contains { $0.time != nil }, or: all.contains { $0.localTime != nil })
    try intake.requireTools(for: entries)
    let tools = try await makeTools(session, options.runner)
    intake.launcher = tools.launcher
    for warning in tools.warnings { session.console.printError(warning) }
    let ignored = try intake.sideFiles()
    if !ignored.isEmpty {
      session.console.printError("Not submissions, so ignored: \(listed(ignored)).")
    }
    var keys = try GradingKeys(
      options.exercises, in: session.package,
      toolchain: session.toolchainName(noting: tools.compilerNote), options: options.runner)
    keys.conditions.warnings = tools.warnings
    let folder = try ReportFolder(options.output)
    var batch = try Batch(
      intake: intake, keys: keys, folder: folder,
      answerCache: AnswerCache(
        runner: tools.runner, in: session.package, folder: folder, jobs: options.jobs),
      package: session.package)
    batch.jobs = options.jobs
    batch.regraded = again
    let claim = try claim(folder, for: entries, of: all, under: keys.conditions)
    let removed = try claim.begin()
    savedOptions.announce(on: session.console)
    try savedOptions.save()
    let summary = try await grade(entries, in: batch)
    try claim.finish()
    try await ReportSubcommand(reports, in: session).write(folder)
    session.console.print(lines(for: summary) + session.lines(forRemoved: removed))
    return summary.failed.isEmpty ? .done : .notYet
  }

  /// Checks that this run may write its results into a report folder. Nothing in it changes.
  private func claim(
    _ folder: ReportFolder, for entries: [SubmissionEntry], of all: [SubmissionEntry],
    under conditions: GradingConditions
  ) throws -> ReportClaim {
    let part = GradedPart(
      options.shard, of: all, in: submissions.map { folderPath($0.resolvingSymlinksInPath()) })
    return try ReportClaim(
      folder, for: part, under: conditions, replacing: Set(entries.map(\.name)),
      keeping: Set(all.map(\.name)))
  }

  /// Grades submissions and shows the progress.
  private func grade(_ entries: [SubmissionEntry], in batch: Batch) async throws -> Batch.Summary {
    let display = ProgressDisplay(session.console)
    defer { display.end() }
    display.show(BatchProgress(total: entries.count))
    do {
      return try await batch.run(entries) { display.show($0) }
    } catch let error as CancellationError {
      display.end()
      session.console.printError(
        "Stopped. The results so far are saved. To resume, run the same command.")
      throw error
    }
  }

  private func chosen(_ entries: [SubmissionEntry]) throws -> [SubmissionEntry] {
    if entries.isEmpty {
      throw UsageError(
        "There is nothing in \(listed(submissions.map(\.path))). Pass the folder that contains the "
          + "submissions.", isActionable: true)
    }
    return options.shard.map { shard in entries.filter { shard.contains($0.name) } } ?? entries
  }

  /// Returns the submission with the given name, or the only submission whose name contains it.
  private func entry(
    named name: String, among entries: [SubmissionEntry]
  ) throws -> SubmissionEntry {
    if let entry = entries.first(where: { $0.name == name }) { return entry }
    let found = entries.filter { Roster.key($0.name).contains(Roster.key(name)) }
    if found.count == 1 { return found[0] }
    if found.count > 1 {
      throw UsageError(
        "Several submissions have \"\(name)\" in their names: "
          + "\(listed(found.map(\.name))). Use the full name of one of them.", isActionable: true)
    }
    throw UsageError.unknown(
      "submission", name, among: entries.map(\.name),
      listing: "Pass the name of a folder or archive, without its extension.")
  }

  /// Returns a summary of the batch.
  private func lines(for summary: Batch.Summary) -> [String] {
    var lines = [
      "\(summary.total.counted("submission")) graded. The report is in \(options.output.path)."
    ]
    if summary.alreadyGraded > 0 {
      lines.append(
        "\(summary.alreadyGraded) of them "
          + "\(summary.alreadyGraded == 1 ? "was" : "were") graded before."
      )
    }
    lines += list("couldn't be read:", summary.unreadable)
    lines += list("ran into a grader error and will be retried by the next run:", summary.failed)
    return lines
  }

  private func list(_ title: String, _ things: [String: String]) -> [String] {
    if things.isEmpty { return [] }
    let sorted = things.sorted { $0.key < $1.key }
    let rest = sorted.count > 20 ? ["  and \(sorted.count - 20) more"] : []
    return ["", "\(things.count.counted("submission")) \(title)"]
      + sorted.prefix(20).map { "  \($0.key): \($0.value)" } + rest
  }
}

extension Session {
  /// Returns a message about results that were deleted because their submissions are gone.
  func lines(forRemoved names: [String]) -> [String] {
    if names.isEmpty { return [] }
    return [
      "",
      "\(names.count.counted("submission")) no longer in the folder "
        + "\(names.count == 1 ? "was" : "were") removed from the report: \(listed(names)).",
    ]
  }
}
