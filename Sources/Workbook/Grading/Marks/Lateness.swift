import Foundation

/// A lateness policy: the deadline, and the times of the submissions.
struct Lateness: Sendable, Equatable {
  /// The time when all submissions are due.
  var deadline: Date?
  /// The time of each submission, keyed by the name in the file with the times.
  var times: [String: Date]

  /// Creates a lateness policy, by default without a deadline.
  init(deadline: Date? = nil, times: [String: Date] = [:]) {
    self.deadline = deadline
    self.times = times
  }

  /// Reads the submission times from a file with the columns `name,time`. If a name has several
  /// times, the latest one counts, because platforms grade the last attempt.
  ///
  /// - Throws: ``UsageError`` that names the file and the line, and says what to do next.
  mutating func readTimes(_ file: CourseFile) throws {
    for row in file.contents {
      let name = row["name"]
      guard !name.isEmpty else {
        throw file.error(row, "The name is empty. Fill it in, or delete the line.")
      }
      if row["time"].isEmpty { continue }
      guard let time = Timestamp.date(row["time"]) else {
        throw file.error(
          row, "\"\(row["time"])\" isn't a valid time. Use \(Timestamp.expectation).")
      }
      times[name] = max(times[name] ?? time, time)
    }
  }

  /// Reads the file with the times of submissions.
  static func timesFile(_ url: URL, named name: String) throws -> CourseFile {
    try CourseFile(
      url, named: name,
      headings: [
        "name": ["submission", "student", "id", "email", "e-mail"],
        "time": ["submitted", "submitted at", "submission time", "timestamp", "date"],
      ], required: ["name", "time"], example: "name,time")
  }

  /// Returns the number of days that a submission is late, counting any part of a 24-hour period as
  /// a day.
  func daysLate(at time: Date?) -> Int {
    guard let deadline, let time else { return 0 }
    return max(0, Int((time.timeIntervalSince(deadline) / 86_400).rounded(.up)))
  }
}
