import Foundation
import WorkbookCommandLine

/// A lateness policy: the deadline, and the times of the submissions.
struct Lateness: Sendable, Equatable {
  /// The time when all submissions are due.
  var deadline: Date?
  /// The time of each submission, keyed by the name in the file with the times.
  var times: [String: Date]
  /// The zone for times that don't include one, or `nil` if such times aren't accepted.
  var zone: TimeZone?

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
      guard let written = WrittenTime(row["time"]) else {
        throw file.error(
          row, "\"\(row["time"])\" isn't a valid time. Use \(Timestamp.expectation).")
      }
      guard let time = written.date(in: zone) else {
        throw file.error(row, "\"\(row["time"])\" \(Timestamp.zoneAdvice).")
      }
      times[name] = max(times[name] ?? time, time)
    }
  }

  /// Reads the submission times from a grading worksheet, which is a roster with times.
  ///
  /// - Throws: ``UsageError`` if the worksheet has no times, or if the times have no zone.
  mutating func readTimes(in worksheet: Roster, named name: String) throws {
    for student in worksheet.students {
      guard let written = student.time else { continue }
      let key = [student.id, student.email, student.name].first { !$0.isEmpty }
      guard let time = written.date(in: zone) else {
        throw UsageError(
          "The time of \(key ?? "a student") in \(name) \(Timestamp.zoneAdvice).",
          isActionable: true)
      }
      times[key ?? ""] = time
    }
  }

  /// Reads the text of a file with the times of submissions.
  static func timesFile(_ text: String, named name: String) throws -> CourseFile {
    try CourseFile(
      text, named: name,
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
