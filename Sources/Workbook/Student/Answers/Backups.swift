import Foundation
import WorkbookCommandLine
import WorkbookCore

/// The backups of replaced files.
///
/// A backup is a folder in `.workbook/backups`, named after the time when it was created. It
/// contains the files at their original paths.
struct Backups: Sendable {
  static let folder = ".workbook/backups"

  let package: WorkbookPackage
  let now: Date
  let timeZone: TimeZone

  /// Creates an instance for the backups of a session's package.
  init(_ session: Session) {
    package = session.package
    now = session.now()
    timeZone = session.timeZone
  }

  /// Creates an empty backup.
  ///
  /// - Returns: The path of the backup, relative to the package.
  func create() throws -> String {
    let base = "\(Self.folder)/\(timestamp)"
    var path = base
    var number = 1
    while FileManager.default.fileExists(atPath: package.url(path).path) {
      number += 1
      path = "\(base)-\(number)"
    }
    try FileManager.default.createDirectory(
      at: package.url(path), withIntermediateDirectories: true)
    return path
  }

  /// Copies a file into a backup.
  ///
  /// - Returns: The path of the copy, relative to the package.
  @discardableResult
  func copy(_ file: String, into backup: String) throws -> String {
    let copy = "\(backup)/\(file)"
    let url = package.url(copy)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: package.url(file), to: url)
    return copy
  }

  /// Returns the names of the backups that contain a file, newest first.
  func names(containing file: String) -> [String] {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: package.url(Self.folder).path)) ?? []
    return names.filter {
      FileManager.default.fileExists(atPath: package.url("\(Self.folder)/\($0)/\(file)").path)
    }.sorted { $0.compare($1, options: .numeric) == .orderedDescending }
  }

  /// The current time as a sortable name, such as `2027-01-15-080000`.
  private var timestamp: String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: now)
    func digits(_ number: Int?, _ count: Int) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))-"
      + digits(parts.hour, 2) + digits(parts.minute, 2) + digits(parts.second, 2)
  }
}
