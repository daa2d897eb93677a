import Foundation

/// Words written as a literal, with values in them that the locale decides how to write.
///
/// A whole number gets the locale's grouping (`1,000`), a fraction six digits after the point
/// (`1.500000`), as `%lld` and `%lf` do; a string is put in as it is. A `specifier:` says
/// otherwise:
///
///     Text("\(price, specifier: "%.2f") €")
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  enum Piece: Equatable {
    case words(String)
    case number(_FormattedNumber)
    case text(Text)
    case formatted(FormattedInput)
  }

  private let plain: String
  private let pieces: [Piece]

  /// Words as they are.
  public init(_ value: String) {
    plain = value
    pieces = []
  }

  /// Words as they are.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Words with values in them.
  public init(stringInterpolation: StringInterpolation) {
    plain = ""
    pieces = stringInterpolation.pieces
  }

  /// What it reads in an environment. The locale is read only where something depends on it (E4).
  func words(in environment: EnvironmentValues) -> String {
    guard !pieces.isEmpty else { return plain }
    var whole = ""
    for piece in pieces {
      switch piece {
      case .words(let words): whole += words
      case .number(let number): whole += number.words(in: environment.locale)
      case .text(let text): whole += text.words(in: environment)
      case .formatted(let input): whole += input.words(in: environment.locale)
      }
    }
    return whole
  }
}

extension LocalizedStringKey {
  /// What the compiler puts an interpolated literal into.
  public struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    /// Makes room.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    /// The words between values.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.words(literal)) }
    }

    /// A string, as it is.
    public mutating func appendInterpolation(_ string: String) {
      pieces.append(.words(string))
    }

    /// A string, as it is.
    public mutating func appendInterpolation(_ string: Substring) {
      pieces.append(.words(String(string)))
    }

    /// A number, as the locale writes it.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      pieces.append(.number(_FormattedNumber(value._formatArgument)))
    }

    /// A number, as a specifier such as `%.2f` says and the locale writes it.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      pieces.append(.number(_FormattedNumber(value._formatArgument, specifier: specifier)))
    }

    /// A text. Its words are taken; how they look is not.
    public mutating func appendInterpolation(_ text: Text) {
      pieces.append(.text(text))
    }

    /// A value as a format style writes it.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      pieces.append(.formatted(FormattedInput(input, format)))
    }

    /// A value as a formatter writes it.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter
    ) {
      pieces.append(.formatted(FormattedInput(subject, formatter)))
    }

    /// A value as a formatter writes it.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
      pieces.append(.formatted(FormattedInput(date as NSDate, formatter)))
    }

    /// A number as a formatter writes it.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, formatter: Formatter
    ) {
      pieces.append(.formatted(FormattedInput(value._formatArgument.object, formatter)))
    }
  }
}
