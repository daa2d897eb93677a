import Foundation

/// A number that can stand in a ``LocalizedStringKey``.
public protocol _FormatSpecifiable: Equatable {
  /// The number, as what `String(format:)` takes.
  var _formatArgument: _FormatArgument { get }
}

/// A number, as what `String(format:)` takes.
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

/// A number with the specifier that writes it.
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
      if specifier == nil, abs(value) < 1000, Self.writesPlainly(locale) { return String(value) }
      return String(format: specifier ?? "%lld", locale: locale, value)
    case .unsigned(let value):
      return String(format: specifier ?? "%llu", locale: locale, value)
    case .fraction(let value):
      return String(format: specifier ?? "%lf", locale: locale, value)
    }
  }

  private static let known = Locked<(locale: Locale, isPlain: Bool)?>(nil)

  /// Whether the locale writes a number below a thousand as Swift does.
  ///
  /// Asking the locale takes a thousand times as long as not asking it, and most numbers on a
  /// screen are small. The answer is kept for the last locale.
  private static func writesPlainly(_ locale: Locale) -> Bool {
    if let known = known.withLock({ $0 }), known.locale == locale { return known.isPlain }
    let isPlain = String(format: "%lld", locale: locale, Int64(-987)) == "-987"
    known.exchange(for: (locale, isPlain))
    return isPlain
  }
}
