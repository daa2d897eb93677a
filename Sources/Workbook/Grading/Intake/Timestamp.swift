import Foundation
import WorkbookCore

/// Functions that parse and format times.
///
/// Times are written in ISO 8601 with a time zone, such as `2027-01-15T23:59:00+01:00`. The zone is
/// required rather than guessed, because the grader and the person who set the deadline may be in
/// different zones.
enum Timestamp {
  /// A description of the expected format, for error messages.
  static let expectation =
    "a time with a time zone, such as 2027-01-15T23:59+01:00 or 2027-01-15T22:59Z"

  /// Returns the date that a string specifies, or `nil` if the string isn't valid.
  static func date(_ text: String) -> Date? {
    let pattern =
      #/(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?\s?([Zz]|[+\-−]\d\d(?::?\d\d)?)/#
    guard let match = text.trimmed.wholeMatch(of: pattern),
      let year = Int(match.1), let month = Int(match.2), let day = Int(match.3),
      let hour = Int(match.4), let minute = Int(match.5)
    else { return nil }
    let second = match.6.flatMap { Int($0) } ?? 0
    guard (1...12).contains(month), (1...length(of: month, in: year)).contains(day),
      (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second),
      let offset = offset(match.8)
    else { return nil }
    let fraction = match.7.flatMap { Double("0.\($0)") } ?? 0
    let seconds =
      days(year, month, day) * 86_400 + hour * 3_600 + minute * 60 + second - offset
    return Date(timeIntervalSince1970: Double(seconds) + fraction)
  }

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

  /// Returns a zone's offset from UTC in seconds.
  private static func offset(_ zone: Substring) -> Int? {
    if zone.lowercased() == "z" { return 0 }
    let digits = zone.filter(\.isNumber)
    guard let hours = Int(digits.prefix(2)), hours <= 14 else { return nil }
    let minutes = Int(digits.dropFirst(2)) ?? 0
    guard minutes <= 59 else { return nil }
    return (zone.first == "+" ? 1 : -1) * (hours * 3_600 + minutes * 60)
  }

  private static func length(of month: Int, in year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// Returns the number of days from January 1, 1970, to a date. In the calculation, each year
  /// starts in March, so that the leap day is the last day of a year.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }
}
