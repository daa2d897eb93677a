import Foundation
import WorkbookCommandLine
import WorkbookCore

/// The command `workbook grade merge`, which merges the reports from several machines.
struct MergeSubcommand {
  private let session: Session
  private let sources: [URL]
  private let output: URL
  private let reports: ReportOptions
  private let savedOptions: SavedReportOptions

  /// The command, as the command line has it.
  static let command = Command(
    "merge", "Merges the results from several machines that used --shard.",
    operands: ["REPORT..."],
    discussion: """
      If a shard or a submission is missing, unfinished, or duplicated, the command names it and \
      merges nothing. Reports can be merged only if they were graded under the same conditions.
      """,
    options: [GradeOptions.output, GradeOptions.jobs] + ReportOptions.all
      + [SavedReportOptions.forget],
    examples: [
      .init("grade merge part1 part2 part3 --output grades", "Merge all parts into one report.")
    ]
  ) { try await MergeSubcommand($0, in: $1).run() }

  /// Creates the command with the given arguments.
  ///
  /// - Throws: ``UsageError`` if an argument is invalid.
  private init(_ arguments: Arguments, in session: Session) throws {
    self.session = session
    sources = arguments.operands.map { URL(fileURLWithPath: $0).standardizedFileURL }
    output = try GradeOptions.output(arguments)
    savedOptions = try SavedReportOptions(arguments, of: output)
    reports = try ReportOptions(
      savedOptions.arguments, exercises: session.exercises, package: session.package)
    try checkFolders()
  }

  /// Checks that each folder is a report, that none is named twice, and that none is or contains the
  /// merged report.
  private func checkFolders() throws {
    for source in sources where !ReportFolder.isReportFolder(source) {
      let fact =
        FileManager.default.fileExists(atPath: source.path) ? "isn't a report" : "doesn't exist"
      throw UsageError(
        "\(source.path) \(fact). Pass the folders that you graded into with --output.",
        isActionable: true)
    }
    let paths = sources.map { folderPath($0.resolvingSymlinksInPath()) }
    let target = folderPath(output.resolvingSymlinksInPath())
    for (index, path) in paths.enumerated() {
      if paths[..<index].contains(path) {
        throw UsageError(
          "\(sources[index].path) is named twice. Name each report once.", isActionable: true)
      }
      if "\(target)/".hasPrefix("\(path)/") {
        let fact = path == target ? "is one of" : "is inside one of"
        throw UsageError(
          "\(output.path) \(fact) the reports to merge. Set --output to another folder.",
          isActionable: true)
      }
    }
  }

  /// The submission that a stored result is about, and the key of what was graded.
  private struct Result {
    let name: String
    let key: String?
  }

  /// Merges the reports after checking that they match.
  func run() async throws -> ExitCode {
    let sources = try self.sources.map { try ReportFolder($0) }
    let conditions = try agreedConditions(of: sources)
    let results = try sources.map { source in
      var results: [Result] = []
      try ResultStore(reportFolder: source.url).forEachStored {
        results.append(Result(name: $0.submission.name, key: $0.key))
      }
      return results
    }
    let parts = try MergedParts(
      zip(sources, results).map { source, results in
        .init(path: source.url.path, parts: source.parts, results: results.map(\.name))
      })
    let chosen = try sourceIndices(of: results)
    let target = try ReportFolder(output)
    if let existing = target.conditions {
      try requireMatch(existing, conditions, self.sources[0].path, output.path)
    }
    for part in parts.whole {
      try target.requireNoOtherSubmissions(besides: Set(chosen.keys), in: part)
    }
    try target.write(conditions)
    try target.write(parts.whole)
    savedOptions.announce(on: session.console)
    try savedOptions.save()
    let store = ResultStore(reportFolder: target.url)
    let removed = try store.removeResults(except: Set(chosen.keys))
    var failed = 0
    for (index, source) in sources.enumerated() {
      try ResultStore(reportFolder: source.url).forEachStored { result in
        guard chosen[result.submission.name] == index else { return }
        failed += result.key == nil ? 1 : 0
        try store.save(result)
      }
    }
    try await ReportSubcommand(reports, in: session).write(target)
    session.console.print(
      ["\(store.count.counted("submission")) merged. The report is in \(output.path)."]
        + session.lines(forRemoved: removed))
    return failed == 0 ? .done : .notYet
  }

  /// Returns the conditions that all reports share.
  private func agreedConditions(of folders: [ReportFolder]) throws -> GradingConditions {
    let all = try folders.map { folder in
      guard let conditions = folder.conditions else {
        throw UsageError(
          "\(folder.url.path) is empty. Grade into it first, or leave it out.", isActionable: true)
      }
      return conditions
    }
    for (folder, conditions) in zip(folders, all) {
      try requireMatch(all[0], conditions, folders[0].url.path, folder.url.path)
    }
    var agreed = all[0]
    agreed.warnings = Set(all.flatMap(\.warnings)).sorted()
    return agreed
  }

  private func requireMatch(
    _ first: GradingConditions, _ second: GradingConditions, _ firstPath: String,
    _ secondPath: String
  ) throws {
    let differences = first.differences(from: second)
    if differences.isEmpty { return }
    throw UsageError(
      "\(firstPath) and \(secondPath) can't be merged: they differ in "
        + "\(differences.joined(separator: ", ")). Grade one of them again "
        + "under the same conditions as the other.",
      isActionable: true)
  }

  /// Returns the indices of the reports to take the submissions from, keyed by the submissions'
  /// names.
  ///
  /// A submission that is in several reports must have the same answers in each. Reports in which
  /// the grader succeeded take precedence over those in which it failed.
  private func sourceIndices(of reports: [[Result]]) throws -> [String: Int] {
    var chosen: [String: (index: Int, key: String?)] = [:]
    var conflicts: [String] = []
    for (index, results) in reports.enumerated() {
      for result in results {
        guard let before = chosen[result.name], before.key != nil else {
          chosen[result.name] = (index, result.key)
          continue
        }
        if let key = result.key, key != before.key { conflicts.append(result.name) }
      }
    }
    guard conflicts.isEmpty else {
      throw UsageError(
        "Some submissions are in several reports, with different answers: "
          + "\(listed(conflicts)). Delete the results that shouldn't count, and merge again.",
        isActionable: true)
    }
    return chosen.mapValues(\.index)
  }
}
