import Foundation
import WorkbookCore

/// A time as people and learning platforms write it, which may lack a time zone.
///
/// A time without a zone is never guessed, because the grader and the platform may be in different
/// zones.
struct WrittenTime: Sendable, Hashable {
  /// The time as if it were in UTC.
  private let local: Date
  /// The offset from UTC in seconds, or `nil` if the time has no zone.
  private let offset: Int?

  /// Whether the time has no zone.
  var needsZone: Bool { offset == nil }

  /// Returns the date.
  ///
  /// - Parameter zone: The zone for times that don't include one.
  /// - Returns: The date, or `nil` if the zone isn't known.
  func date(in zone: TimeZone? = nil) -> Date? {
    if let offset { return local - TimeInterval(offset) }
    guard let zone else { return nil }
    // The zone's offset can change between the two moments, as at the end of summer time.
    let first = local - TimeInterval(zone.secondsFromGMT(for: local))
    return local - TimeInterval(zone.secondsFromGMT(for: first))
  }

  /// Reads a time in ISO 8601, such as `2027-01-15T23:59:00+01:00`, or in the form of a platform
  /// that writes the month as a word or the day first, such as `Friday, 15 January 2027, 11:59 PM`,
  /// `Jan 15, 2027 1159 PM`, or `15.01.2027 23:59`. Returns `nil` for other text.
  ///
  /// Numbers with slashes aren't accepted, because half of the world writes the month first.
  init?(_ text: String) {
    let text = text.trimmed.replacing(#/[\u{A0}\u{202F}]/#, with: " ")
    if let match = text.wholeMatch(of: Self.standard) {
      let offset = match.8.map(Self.offset)
      guard offset != .some(nil),
        let local = Self.date(
          match.1, Int(match.2), match.3, match.4, match.5, match.6,
          fraction: match.7.flatMap { Double("0.\($0)") } ?? 0)
      else { return nil }
      self.local = local
      self.offset = offset ?? nil
      return
    }
    let local: Date? =
      if let match = text.wholeMatch(of: Self.dotted) {
        Self.date(match.3, Int(match.2), match.1, match.4, match.5, match.6)
      } else if let match = text.wholeMatch(of: Self.dayFirst) {
        Self.date(
          match.3, Self.month(match.2), match.1, match.4, match.5, match.6, half: match.7)
      } else if let match = text.wholeMatch(of: Self.monthFirst) {
        Self.date(
          match.3, Self.month(match.1), match.2, match.4, match.5, match.6, half: match.7)
      } else {
        nil
      }
    guard let local else { return nil }
    self.local = local
    offset = nil
  }

  // MARK: Patterns

  private typealias Text = Substring
  private typealias Words = (
    Text, Text, Text, Text, Text, Text, Text?, Text?
  )

  private static var standard: Regex<(Text, Text, Text, Text, Text, Text, Text?, Text?, Text?)> {
    #/(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?\s?([Zz]|[+\-−]\d\d(?::?\d\d)?)?/#
  }

  private static var dotted: Regex<(Text, Text, Text, Text, Text, Text, Text?)> {
    #/(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}),?\s+(\d{1,2}):(\d\d)(?::(\d\d))?/#
  }

  private static var dayFirst: Regex<Words> {
    #/(?:[\p{L}-]+,?\s+)?(\d{1,2})\.?(?:\s+de)?\s+(\p{L}+)\.?(?:\s+de)?\s+(\d{4}),?\s+(?:\p{L}+\s+)?(\d{1,2})[:.h]?(\d\d)(?::(\d\d))?(?:\s*([AaPp])\.?\s?[Mm]\.?)?/#
  }

  private static var monthFirst: Regex<Words> {
    #/(?:[\p{L}-]+,?\s+)?(\p{L}+)\.?\s+(\d{1,2}),?\s+(\d{4}),?\s+(?:\p{L}+\s+)?(\d{1,2})[:.h]?(\d\d)(?::(\d\d))?(?:\s*([AaPp])\.?\s?[Mm]\.?)?/#
  }

  // MARK: Parts

  private static func date(
    _ year: Text, _ month: Int?, _ day: Text, _ hour: Text, _ minute: Text, _ second: Text?,
    half: Text? = nil, fraction: Double = 0
  ) -> Date? {
    guard let year = Int(year), let month, let day = Int(day), var hour = Int(hour),
      let minute = Int(minute)
    else { return nil }
    let second = second.flatMap { Int($0) } ?? 0
    if let half {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (half.lowercased() == "p" ? 12 : 0)
    }
    guard (1...12).contains(month), (1...length(of: month, in: year)).contains(day),
      (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second)
    else { return nil }
    let seconds = days(year, month, day) * 86_400 + hour * 3_600 + minute * 60 + second
    return Date(timeIntervalSince1970: Double(seconds) + fraction)
  }

  /// Returns a zone's offset from UTC in seconds.
  private static func offset(_ zone: Text) -> Int? {
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

  /// Returns the number of a month, given its name or the start of its name.
  private static func month(_ name: Text) -> Int? {
    let name = letters(of: String(name))
    return months[name]
  }

  /// The numbers of months, keyed by their names and abbreviations in several languages. Names that
  /// mean different months in different languages are omitted.
  private static let months: [String: Int] = {
    var found: [String: Set<Int>] = [:]
    for language in ["en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "fi", "pl", "cs"] {
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = Locale(identifier: language)
      for names in [
        calendar.monthSymbols, calendar.shortMonthSymbols, calendar.standaloneMonthSymbols,
      ] {
        for (index, name) in names.enumerated() {
          found[letters(of: name), default: []].insert(index + 1)
        }
      }
    }
    found["sept"] = [9]
    found["mrz"] = [3]
    return found.filter { $0.value.count == 1 }.compactMapValues(\.first)
  }()

  private static func letters(of name: String) -> String { name.lowercased().filter(\.isLetter) }
}
