import Foundation
import WorkbookCommandLine
import WorkbookCore

/// A folder that contains everything a grading run stores, from its first result to its reports.
///
///     REPORT/results/alice-5f0c….json   one complete result for each submission
///     REPORT/.grading/conditions.json   the conditions that the results depend on
///     REPORT/.grading/parts.json        the runs that the results come from
///     REPORT/.grading/answers/          cached reports on answers, by fingerprint
///     REPORT/.grading/work/             temporary files
///     REPORT/.grading/lock              held by the only grader that may write here
///
/// The process that holds the lock may delete the work folder, because the process that created
/// that folder has ended.
final class ReportFolder: Sendable {
  let url: URL
  private let lock: FileLock

  var results: URL { url.appending(path: "results") }
  var answers: URL { url.appending(path: ".grading/answers") }
  var work: URL { url.appending(path: ".grading/work") }
  private static let conditionsPath = ".grading/conditions.json"

  /// Locks a folder for this process, creates it if necessary, and removes anything that a crashed
  /// grader left behind.
  ///
  /// - Throws: ``SetUpError`` if another grader is using the folder or the folder can't be written,
  ///   or ``UsageError`` if the folder contains other files.
  init(_ url: URL) throws {
    self.url = url
    let lockFile = url.appending(path: ".grading/lock")
    if !Self.isReportFolder(url) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      if let name = names.first(where: { !$0.hasPrefix(".") }) {
        throw UsageError(
          "\(url.path) contains other files, such as \(FileName(name).shown). "
            + "Set --output to a new folder, or to one that contains a grading report.",
          isActionable: true)
      }
    }
    try makeFolder(lockFile.deletingLastPathComponent())
    guard let lock = try FileLock(lockFile, waits: false) else {
      let holder = String(decoding: (try? Data(contentsOf: lockFile)) ?? Data(), as: UTF8.self)
      throw SetUpError(
        "Another grader\(holder.isEmpty ? "" : " (process \(holder))") is using \(url.path). "
          + "Wait until it finishes, or set --output to another folder.")
    }
    lock.recordHolder()
    self.lock = lock
    try? FileManager.default.removeItem(at: work)
    for folder in [results, answers, work] {
      try makeFolder(folder)
      removePartialFiles(in: folder)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: work)
  }

  /// Returns whether a folder is a report folder.
  static func isReportFolder(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.appending(path: ".grading").path)
  }

  /// The conditions that the results in the folder depend on, or `nil` if there are no results.
  var conditions: GradingConditions? {
    Self.conditions(of: url)
  }

  /// Returns the conditions that the results in a folder depend on, or `nil` if there are no
  /// results.
  static func conditions(of url: URL) -> GradingConditions? {
    guard let data = try? Data(contentsOf: url.appending(path: conditionsPath)) else { return nil }
    return try? JSONDecoder().decode(GradingConditions.self, from: data)
  }

  /// Records the conditions that the results depend on.
  func write(_ conditions: GradingConditions) throws {
    try writeFile(
      try JSONEncoder().encode(conditions), to: url.appending(path: Self.conditionsPath),
      isDurable: true)
  }

  private var partsFile: URL { url.appending(path: ".grading/parts.json") }

  /// The runs that the results come from. Reports from older versions of the grader don't record
  /// their runs.
  var parts: [GradedPart] {
    guard let data = try? Data(contentsOf: partsFile) else { return [] }
    return (try? JSONDecoder().decode([GradedPart].self, from: data)) ?? []
  }

  /// Records the runs that the results come from.
  func write(_ parts: [GradedPart]) throws {
    try writeFile(try JSONEncoder().encode(parts), to: partsFile, isDurable: true)
  }

  /// Checks that removing all results except those with the given names wouldn't remove results of
  /// other submissions.
  ///
  /// A submission that was renamed or deleted loses its result. But if all submissions come from
  /// folders that no earlier run graded into this report, the report belongs to another class.
  ///
  /// - Parameter part: The run that would remove the results.
  /// - Throws: ``UsageError`` that names one of the other submissions.
  func requireNoOtherSubmissions(besides names: Set<String>, in part: GradedPart) throws {
    let known = Set(parts.flatMap { $0.folders ?? [] })
    guard known.isDisjoint(with: part.folders ?? []) else { return }
    if let name = ResultStore(reportFolder: url).names.first(where: { !names.contains($0) }) {
      throw UsageError(
        "\(url.path) contains the results of submissions from another folder, such as "
          + "\(name). Set --output to another folder. If the submissions are the same "
          + "ones in a new place, delete \(url.path)/results first; no answer has to run again.",
        isActionable: true)
    }
  }

  private func removePartialFiles(in folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(".partial-") {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
  }
}
