import Foundation

/// A number that can be interpolated into a ``LocalizedStringKey``.
public protocol _FormatSpecifiable: Equatable {
  /// The number as an argument of `String(format:)`.
  var _formatArgument: _FormatArgument { get }
}

/// A number as an argument of `String(format:)`.
public enum _FormatArgument: Equatable, Sendable {
  case signed(Int64)
  case unsigned(UInt64)
  case fraction(Double)

  var object: NSObject {
    switch self {
    case .signed(let value): NSNumber(value: value)
    case .unsigned(let value): NSNumber(value: value)
    case .fraction(let value): NSNumber(value: value)
    }
  }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & SignedInteger {
  public var _formatArgument: _FormatArgument { .signed(Int64(self)) }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & UnsignedInteger {
  public var _formatArgument: _FormatArgument { .unsigned(UInt64(self)) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _formatArgument: _FormatArgument { .fraction(Double(self)) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

/// A number with the specifier that formats it.
struct _FormattedNumber: Equatable {
  private let argument: _FormatArgument
  private let specifier: String?

  init(_ argument: _FormatArgument, specifier: String? = nil) {
    self.argument = argument
    self.specifier = specifier
  }

  func words(in locale: Locale) -> String {
    switch argument {
    case .signed(let value):
      if specifier == nil, let grouping = Grouping.of(locale) { return grouping.words(for: value) }
      return String(format: specifier ?? "%lld", locale: locale, value)
    case .unsigned(let value):
      return String(format: specifier ?? "%llu", locale: locale, value)
    case .fraction(let value):
      return String(format: specifier ?? "%lf", locale: locale, value)
    }
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
