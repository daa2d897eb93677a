import Foundation

/// When submissions came, and when they should have.
struct Lateness: Sendable, Equatable {
  /// When all should be there.
  var deadline: Date?
  /// When each came, by the name that the file has.
  var times: [String: Date]

  /// Whenever they came.
  init(deadline: Date? = nil, times: [String: Date] = [:]) {
    self.deadline = deadline
    self.times = times
  }

  /// Reads when submissions came: `name,time`. Of several times for one name the last counts, as
  /// platforms grade the last attempt.
  ///
  /// - Throws: ``UsageError`` that names the file, the line and the next step.
  mutating func readTimes(_ file: CourseFile) throws {
    for row in file.contents {
      let name = row["name"]
      guard !name.isEmpty else {
        throw file.error(row, "There is no name. Fill it in, or delete the line.")
      }
      if row["time"].isEmpty { continue }
      guard let time = Timestamp.date(row["time"]) else {
        throw file.error(
          row, "\"\(row["time"])\" is no moment. Give it \(Timestamp.expectation).")
      }
      times[name] = max(times[name] ?? time, time)
    }
  }

  /// The table in a file.
  static func timesFile(_ url: URL, named name: String) throws -> CourseFile {
    try CourseFile(
      url, named: name,
      headings: [
        "name": ["submission", "student", "id", "email", "e-mail"],
        "time": ["submitted", "submitted at", "submission time", "timestamp", "date"],
      ], required: ["name", "time"], example: "name,time")
  }

  /// How many days late something came that came at some time: begun days, of 24 hours each.
  func daysLate(at time: Date?) -> Int {
    guard let deadline, let time else { return 0 }
    return max(0, Int((time.timeIntervalSince(deadline) / 86_400).rounded(.up)))
  }
}
