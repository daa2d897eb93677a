/// A number with the specifier that formats it.
///
/// A specifier that doesn't fit the number is ignored, because C would misinterpret the number. For
/// example, `%s` would treat it as an address and read a string from there.
enum FormattedNumber: Equatable {
  case signed(Int64, specifier: String? = nil)
  case unsigned(UInt64, specifier: String? = nil)
  case fraction(Double, specifier: String? = nil)

  init(_ value: some BinaryInteger, specifier: String? = nil) {
    let fits = specifier.flatMap { Self.conversion(in: $0).map("diuxXoc".contains) } ?? false
    self =
      value.signum() < 0 || type(of: value).isSigned
      ? .signed(Int64(clamping: value), specifier: fits ? specifier : nil)
      : .unsigned(UInt64(clamping: value), specifier: fits ? specifier : nil)
  }

  init(_ value: some BinaryFloatingPoint, specifier: String? = nil) {
    let fits = specifier.flatMap { Self.conversion(in: $0).map("fFeEgGaA".contains) } ?? false
    self = .fraction(Double(value), specifier: fits ? specifier : nil)
  }

  /// The number as an object, for formatters.
  var object: NSNumber {
    switch self {
    case .signed(let value, _): NSNumber(value: value)
    case .unsigned(let value, _): NSNumber(value: value)
    case .fraction(let value, _): NSNumber(value: value)
    }
  }

  func words(in locale: Locale) -> String {
    switch self {
    case .signed(let value, let specifier):
      if specifier == nil, let grouping = Grouping.of(locale) { return grouping.words(for: value) }
      return String(format: specifier ?? "%lld", locale: locale, value)
    case .unsigned(let value, let specifier):
      return String(format: specifier ?? "%llu", locale: locale, value)
    case .fraction(let value, let specifier):
      return String(format: specifier ?? "%lf", locale: locale, value)
    }
  }

  /// Returns the letter of the only conversion in a format, such as `f` for `%.2f`, or `nil` if the
  /// format isn't one conversion with literal text around it.
  private static func conversion(in format: String) -> Character? {
    let text = /(?:[^%]|%%)*/
    let conversion = /%[-+ 0#']*[0-9]*(?:\.[0-9]*)?[hlqzjt]*([A-Za-z])/
    guard let start = format.prefixMatch(of: text)?.range.upperBound,
      let match = format[start...].prefixMatch(of: conversion),
      format[match.range.upperBound...].wholeMatch(of: text) != nil
    else { return nil }
    return match.1.first
  }
}

/// The integer format of a locale that writes integers as Swift does, except that it separates
/// groups of three digits.
///
/// Formatting with the locale itself takes a hundred times as long, and screens are full of
/// numbers. The locale therefore formats only a few samples, once.
private struct Grouping {
  private let separator: String
  /// The smallest magnitude whose digits are grouped: a thousand or, in some languages, ten
  /// thousand.
  private let least: UInt64

  func words(for value: Int64) -> String {
    guard value.magnitude >= least else { return String(value) }
    let digits = String(value.magnitude)
    var words = value < 0 ? "-" : ""
    for (offset, digit) in digits.enumerated() {
      if offset > 0, (digits.utf8.count - offset).isMultiple(of: 3) { words += separator }
      words.append(digit)
    }
    return words
  }

  private init?(_ locale: Locale) {
    func sample(_ value: Int64) -> String { String(format: "%lld", locale: locale, value) }
    let five = sample(12_345)
    guard five.hasPrefix("12"), five.hasSuffix("345") else { return nil }
    separator = String(five.dropFirst(2).dropLast(3))
    least = sample(1_234) == "1234" ? 10_000 : 1_000
    // The locale may still use groups of a different size, or a different minus sign.
    for value in [-987, 1_234, -1_234_567_890] as [Int64]
    where words(for: value) != sample(value) {
      return nil
    }
  }

  private static let last = Locked<(locale: Locale, grouping: Grouping?)?>(nil)

  /// Returns the grouping of a locale, or `nil` if only the locale itself can format integers. The
  /// result for the last locale is cached.
  static func of(_ locale: Locale) -> Grouping? {
    if let last = last.withLock({ $0 }), last.locale == locale { return last.grouping }
    let grouping = Grouping(locale)
    last.exchange(for: (locale, grouping))
    return grouping
  }
}
