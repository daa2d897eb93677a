import Foundation
import WorkbookCommandLine
import WorkbookCore

/// The dates on which the solutions of chapters are released, from an instructor's file.
struct ReleaseDates {
  /// The dates, keyed by the folders of the chapters.
  private(set) var dates: [String: Date] = [:]
  private let zone: TimeZone?

  /// Creates no dates, so that no solutions are released.
  init() { zone = nil }

  /// Reads a CSV file with the columns `chapter` and `date`.
  ///
  /// A date without a time means the start of the day.
  ///
  /// - Parameters:
  ///   - text: The content of the file.
  ///   - name: The file name to show in messages.
  ///   - zone: The zone of dates that have none, or `nil` for Coordinated Universal Time.
  ///   - session: The session, which knows the chapters.
  /// - Throws: ``UsageError`` that names the file and the line.
  init(_ text: String, named name: String, zone: TimeZone?, in session: Session) throws {
    self.zone = zone
    let file = try CourseFile(
      text, named: name, headings: ["chapter": [], "date": ["time"]],
      required: ["chapter", "date"], example: "chapter,date")
    for row in file.contents {
      let chapter: Chapter
      do {
        chapter = try session.chapter(named: row["chapter"])
      } catch let error as UsageError {
        throw file.error(row, error.description)
      }
      guard dates[chapter.folder] == nil else {
        throw file.error(row, "Chapter \(chapter.number) has a date already. Keep only one.")
      }
      let field = row["date"]
      let written = WrittenTime(field) ?? WrittenTime("\(field) 00:00")
      guard let date = written?.date(in: zone ?? .gmt) else {
        throw file.error(
          row,
          "\"\(field)\" isn't a date. Write it as in 2026-12-10 or 2026-12-10T09:00.")
      }
      dates[chapter.folder] = date
    }
  }

  /// Returns whether the solutions of a chapter are released at a given time.
  func releases(_ chapter: Chapter, at time: Date) -> Bool {
    dates[chapter.folder].map { $0 <= time } ?? false
  }

  /// Returns a formatted release date for a chapter, such as `December 10, 2026, 09:00 UTC`, or
  /// `nil` if none is set.
  func words(for chapter: Chapter) -> String? {
    guard let date = dates[chapter.folder] else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone ?? .gmt
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let day = "\(months[(parts.month ?? 1) - 1]) \(parts.day ?? 1), \(parts.year ?? 0)"
    if parts.hour == 0, parts.minute == 0 { return day }
    func two(_ number: Int?) -> String { String(String(100 + (number ?? 0)).suffix(2)) }
    let zoneName = zone.map { "(\($0.identifier))" } ?? "UTC"
    return "\(day), \(two(parts.hour)):\(two(parts.minute)) \(zoneName)"
  }
}
