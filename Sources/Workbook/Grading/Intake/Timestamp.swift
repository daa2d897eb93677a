import Foundation
import WorkbookCommandLine
import WorkbookCore

/// Functions that parse and format times.
///
/// Times are written in ISO 8601 with a time zone, such as `2027-01-15T23:59:00+01:00`. If they have
/// none, the instructor must name one. See ``WrittenTime``.
enum Timestamp {
  /// A description of the expected format, for error messages.
  static let expectation =
    "a time with a time zone, such as 2027-01-15T23:59+01:00 or 2027-01-15T22:59Z"

  /// Advice for fixing a time without a zone.
  static let zoneAdvice =
    "has no time zone. Add --zone, such as --zone Europe/Berlin, or write the time as in "
    + "2027-01-15T23:59+01:00"

  /// Returns the date that a string specifies, or `nil` if the string isn't a time with a zone.
  static func date(_ text: String) -> Date? { WrittenTime(text)?.date() }

  /// Returns a date in Coordinated Universal Time, such as `2027-01-15 22:59 UTC`.
  static func text(of date: Date) -> String {
    let seconds = Int(date.timeIntervalSince1970.rounded(.down))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute],
      from: Date(timeIntervalSince1970: Double(seconds)))
    func two(_ number: Int?) -> String { String(100 + (number ?? 0)).suffix(2).description }
    return "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day)) "
      + "\(two(parts.hour)):\(two(parts.minute)) UTC"
  }
}

extension Option where Value == TimeZone {
  /// Returns the option `--zone`.
  ///
  /// - Parameter summary: A description that says which times the zone applies to.
  static func zone(_ summary: String) -> Option<TimeZone> {
    Option(
      "zone", "ZONE", summary,
      expectation: "the name of a time zone, such as Europe/Berlin or America/New_York"
    ) { TimeZone(identifier: $0) }
  }
}
