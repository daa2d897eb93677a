import Foundation
import WorkbookCommandLine

/// One call of `workbook grade merge`: puts together what several machines have graded.
struct Merging {
  private let session: Session
  private let sources: [URL]
  private let output: URL
  private let reports: ReportOptions
  private let memory: ReportMemory

  /// - Throws: ``UsageError``.
  init(_ arguments: Arguments, in session: Session) throws {
    self.session = session
    sources = arguments.operands.dropFirst().map {
      URL(fileURLWithPath: $0).standardizedFileURL
    }
    output = try GradeOptions.output(arguments)
    memory = try ReportMemory(arguments, of: output)
    reports = try ReportOptions(memory.arguments, exercises: session.exercises)
    if sources.isEmpty {
      throw UsageError("grade merge needs the reports to put together.")
    }
  }

  /// Puts them together, after it has made sure that they fit.
  func run() async throws -> ExitCode {
    let sources = try self.sources.map { source in
      guard ReportFolder.isOne(source) else {
        throw UsageError("\(source.path) was not graded into.", isActionable: true)
      }
      return try ReportFolder(source)
    }
    let conditions = try agreedConditions(of: sources)
    let keys = try agreedKeys(of: sources)
    let target = try ReportFolder(output)
    if let there = target.conditions {
      try refuse(there, conditions, self.sources[0].path, output.path)
    }
    try target.write(conditions)
    memory.tell(session.console)
    try memory.keep()
    let store = ResultStore(reportFolder: target.url)
    var failed = 0
    for (index, source) in sources.enumerated() {
      try ResultStore(reportFolder: source.url).forEachStored { result in
        guard keys[result.submission.name] == index else { return }
        failed += result.key == nil ? 1 : 0
        try store.keep(result)
      }
    }
    try await Reporting(reports, in: session).write(target)
    session.console.print("\(store.count) submissions, in \(output.path).")
    return failed == 0 ? .done : .notYet
  }

  /// What the facts in all of them depend on.
  private func agreedConditions(of folders: [ReportFolder]) throws -> GradingConditions {
    let all = try folders.map { folder in
      guard let conditions = folder.conditions else {
        throw UsageError("\(folder.url.path) was not graded into.", isActionable: true)
      }
      return conditions
    }
    for (folder, conditions) in zip(folders, all) {
      try refuse(all[0], conditions, folders[0].url.path, folder.url.path)
    }
    var agreed = all[0]
    agreed.warnings = Set(all.flatMap(\.warnings)).sorted()
    return agreed
  }

  private func refuse(
    _ first: GradingConditions, _ second: GradingConditions, _ firstPath: String,
    _ secondPath: String
  ) throws {
    let differences = first.differences(from: second)
    if differences.isEmpty { return }
    throw UsageError(
      "\(firstPath) and \(secondPath) do not fit together: they differ in "
        + "\(differences.joined(separator: ", ")). Grade one of them again as the other.",
      isActionable: true)
  }

  /// From which report each submission is taken.
  ///
  /// One that is in two of them has to be the same in both; where the grader failed in one, the
  /// other counts.
  private func agreedKeys(of folders: [ReportFolder]) throws -> [String: Int] {
    var chosen: [String: (index: Int, key: String?)] = [:]
    var conflicts: [String] = []
    for (index, folder) in folders.enumerated() {
      try ResultStore(reportFolder: folder.url).forEachStored { result in
        let name = result.submission.name
        guard let before = chosen[name], before.key != nil else {
          chosen[name] = (index, result.key)
          return
        }
        if let key = result.key, key != before.key { conflicts.append(name) }
      }
    }
    guard conflicts.isEmpty else {
      throw UsageError(
        "Some submissions are in several reports, with different answers: "
          + "\(listed(conflicts)). Delete the results that do not count, and merge again.",
        isActionable: true)
    }
    return chosen.mapValues(\.index)
  }
}
