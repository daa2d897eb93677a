import Foundation
import WorkbookCommandLine

/// Keeps what was chosen about marks with the report, so that the next call need not say it again.
///
/// A call that forgot the roster or the deadline would write other marks over those that were to be
/// published, and nobody would notice.
struct ReportMemory {
  static let forget = Flag(
    "forget", "Use nothing that an earlier call on this REPORT chose about marks.")

  /// What is kept; what a call writes besides is its own.
  private static let options: [any CommandOption] = [
    ReportOptions.points, ReportOptions.allOrNothing, ReportOptions.roster, ReportOptions.deadline,
    ReportOptions.times, ReportOptions.penalty,
  ]

  private static let files = [ReportOptions.points, ReportOptions.roster, ReportOptions.times]

  /// The arguments of a call, with what was chosen before and is not chosen anew.
  let arguments: Arguments
  private let recalled: [String: String]
  private let file: URL

  /// - Parameter report: The folder that the reports are in.
  /// - Throws: ``UsageError`` if a file that was named before is gone: without it there would be
  ///   other marks.
  init(_ arguments: Arguments, of report: URL) throws {
    file = report.appending(path: ".grading/marks.json")
    let kept =
      arguments[Self.forget]
      ? [:]
      : (try? JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))) ?? [:]
    recalled = kept.filter { arguments.text(of: $0.key) == nil }
    self.arguments = arguments.adding(recalled)
    for name in Self.files.map(\.name) {
      guard let path = recalled[name], !FileManager.default.fileExists(atPath: path) else {
        continue
      }
      throw UsageError(
        "These marks were made with --\(name) \(path), which is gone. Put it back, name another, "
          + "or say --forget.", isActionable: true)
    }
  }

  /// Tells what was chosen before, if anything was.
  func tell(_ console: Console) {
    if recalled.isEmpty { return }
    let words = Self.options.compactMap { option in
      recalled[option.name].map { $0.isEmpty ? "--\(option.name)" : "--\(option.name) \($0)" }
    }
    console.print("As before: \(words.joined(separator: " ")). (--forget leaves that out.)")
  }

  /// Keeps what this call has chosen.
  func keep() throws {
    var chosen: [String: String] = [:]
    for option in Self.options { chosen[option.name] = arguments.text(of: option.name) }
    for name in Self.files.map(\.name) {
      chosen[name] = chosen[name].map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    }
    try writeAtomically(try JSONEncoder().encode(chosen), to: file, isLasting: false)
  }
}
