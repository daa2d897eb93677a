import Foundation
import WorkbookCommandLine
import WorkbookCore

/// The changes that an instructor makes to computed marks: points that replace them, and extended
/// deadlines, each with a comment.
struct Adjustments: Sendable, Equatable {
  /// The computed points that an adjustment replaces.
  enum Target: Sendable, Hashable {
    case exercise(String)
    /// The total, after the penalty.
    case total
  }

  /// Points for one student or submission.
  struct Points: Sendable, Equatable {
    var target: Target
    var points: Double
    var comment: String
  }

  /// More time for one student or submission.
  enum Extension: Sendable, Equatable {
    case days(Int)
    case until(Date)

    /// Returns the new deadline.
    func deadline(instead deadline: Date) -> Date {
      switch self {
      case .days(let days): deadline.addingTimeInterval(Double(days) * 86_400)
      case .until(let date): date
      }
    }
  }

  /// All changes that the file makes for one student or submission.
  struct Entry: Sendable, Equatable {
    var name: String
    var points: [Points] = []
    var more: (time: Extension, comment: String)?

    static func == (left: Entry, right: Entry) -> Bool {
      left.name == right.name && left.points == right.points
        && left.more?.time == right.more?.time && left.more?.comment == right.more?.comment
    }
  }

  /// The changes, in the order of the file.
  private(set) var entries: [Entry] = []
  /// The deadline for everyone.
  var deadline: Date?

  /// Creates an empty list of changes.
  init() {}

  /// Whether any deadline is extended.
  var hasExtensions: Bool { entries.contains { $0.more != nil } }

  /// Reads a file with the columns `name,exercise,points,comment,extension`.
  ///
  /// - Throws: ``UsageError`` that names the file and the line, and says what to do next.
  /// - Parameter zone: The zone of deadlines that have none.
  init(_ file: CourseFile, for exercises: [Exercise], zone: TimeZone? = nil) throws {
    var lines: [String: Int] = [:]
    for row in file.contents {
      let name = row["name"]
      guard !name.isEmpty else {
        throw file.error(row, "The name is empty. Name a student or a submission.")
      }
      let more = try Self.more(row, in: file, zone)
      let points = try Self.points(row, in: file, for: exercises)
      guard more != nil || points != nil else {
        throw file.error(
          row, "This row changes nothing. Fill in exercise and points, or extension.")
      }
      let key = Roster.key(name)
      for what in [points.map { "\($0.target)" }, more.map { _ in "extension" }].compactMap(\.self)
      {
        if let line = lines["\(key) \(what)"] {
          throw file.error(
            row,
            "Line \(line) already sets this value for \(name). Keep only one of the two lines.")
        }
        lines["\(key) \(what)"] = row.line
      }
      let index = entries.firstIndex { Roster.key($0.name) == key } ?? entries.endIndex
      if index == entries.endIndex { entries.append(Entry(name: name)) }
      if let points { entries[index].points.append(points) }
      if let more { entries[index].more = (more, row["comment"]) }
    }
  }

  /// Reads the file with adjustments.
  static func file(_ url: URL, named name: String) throws -> CourseFile {
    try CourseFile(
      url, named: name,
      headings: [
        "name": ["submission", "student", "id", "email"], "exercise": [], "points": ["score"],
        "comment": ["reason"], "extension": ["days", "deadline"],
      ], required: ["name"], example: "name,exercise,points,comment,extension")
  }

  private static func more(
    _ row: CourseFile.Row, in file: CourseFile, _ zone: TimeZone?
  ) throws -> Extension? {
    let text = row["extension"]
    if text.isEmpty { return nil }
    if let days = Int(text), (1...3_650).contains(days) { return .days(days) }
    if let time = WrittenTime(text) {
      guard let date = time.date(in: zone) else {
        throw file.error(row, "\"\(text)\" \(Timestamp.zoneAdvice).")
      }
      return .until(date)
    }
    throw file.error(
      row,
      "The extension can't be \"\(text)\". Use a number of days, or "
        + "\(Timestamp.expectation).")
  }

  private static func points(
    _ row: CourseFile.Row, in file: CourseFile, for exercises: [Exercise]
  ) throws -> Points? {
    let (wanted, text) = (row["exercise"], row["points"])
    if wanted.isEmpty, text.isEmpty { return nil }
    guard !wanted.isEmpty else {
      throw file.error(row, "The row has points but no exercise. Name an exercise, or use total.")
    }
    let target: Target
    if wanted.lowercased() == "total" {
      target = .total
    } else {
      target = .exercise(try file.exercise(named: wanted, in: row, among: exercises).name)
    }
    guard let points = Double(text.replacing(",", with: ".")), points.isFinite, points >= 0 else {
      throw file.error(
        row,
        "The points for \(wanted) can't be \"\(text)\". Use 0 or a positive number, which "
          + "replaces the points that were earned.")
    }
    guard !row["comment"].isEmpty else {
      throw file.error(
        row, "The comment is empty. Say why the points change. Students can read comments.")
    }
    return Points(target: target, points: points.roundedPoints, comment: row["comment"])
  }
}

extension CourseFile {
  /// Returns the exercise whose name or number is in a field.
  func exercise(
    named wanted: String, in row: Row, among exercises: [Exercise]
  ) throws -> Exercise {
    let found = exercises.first {
      $0.name.lowercased() == wanted.lowercased() || $0.label == wanted
    }
    if let found { return found }
    let unknown = UsageError.unknown(
      "exercise", wanted, among: exercises.map(\.name), listing: "\(Session.call) list names them.")
    throw error(row, unknown.description)
  }
}
