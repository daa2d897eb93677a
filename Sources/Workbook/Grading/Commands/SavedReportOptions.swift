import Foundation
import WorkbookCommandLine
import WorkbookCore

/// The options that affect marks and reports. They are saved with a report and also apply to the
/// next run.
///
/// If they weren't saved, a run without the roster or the deadline would silently replace marks
/// that are ready to publish.
struct SavedReportOptions {
  static let forget = Flag(
    "forget", "Ignore the options that an earlier run saved in REPORT.")

  /// The options to save. All other options apply to a single run.
  private static let options: [any CommandOption] = [
    ReportOptions.points, ReportOptions.pointsByTime, ReportOptions.allOrNothing,
    ReportOptions.optional,
    ReportOptions.roster, ReportOptions.columns, ReportOptions.groups, ReportOptions.adjust,
    ReportOptions.deadline,
    ReportOptions.times, ReportOptions.zone, ReportOptions.penalty, ReportOptions.attempts,
    ReportOptions.format,
  ]

  private static let files = [
    ReportOptions.points, ReportOptions.roster, ReportOptions.adjust, ReportOptions.times,
  ]

  /// The arguments of this run, along with the saved options that the run doesn't override.
  let arguments: Arguments
  private let restored: [String: String]
  private let file: URL

  /// Loads the options saved with a report.
  ///
  /// - Parameter report: The report folder.
  /// - Throws: ``UsageError`` if a file that a saved option names is missing, because the marks
  ///   would differ without it.
  init(_ arguments: Arguments, of report: URL) throws {
    file = report.appending(path: ".grading/marks.json")
    let saved =
      arguments[Self.forget]
      ? [:]
      : (try? JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))) ?? [:]
    restored = saved.filter { arguments.text(of: $0.key) == nil }
    self.arguments = arguments.adding(restored)
    for name in Self.files.map(\.name) {
      guard let path = restored[name], !FileManager.default.fileExists(atPath: path) else {
        continue
      }
      throw UsageError(
        "These marks were computed with --\(name) \(path), which is missing. Restore the file, "
          + "name another file, or use --forget.", isActionable: true)
    }
  }

  /// Prints the saved options that apply, if there are any.
  func announce(on console: Console) {
    if restored.isEmpty { return }
    let shown = Self.options.compactMap { option in
      restored[option.name].map { $0.isEmpty ? "--\(option.name)" : "--\(option.name) \($0)" }
    }
    console.print(
      "Using saved options: \(shown.joined(separator: " ")). To ignore them, use --forget.")
  }

  /// Saves the options of this run.
  func save() throws {
    var chosen: [String: String] = [:]
    for option in Self.options { chosen[option.name] = arguments.text(of: option.name) }
    for name in Self.files.map(\.name) {
      chosen[name] = chosen[name].map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    }
    try writeFile(try JSONEncoder().encode(chosen), to: file)
  }
}
