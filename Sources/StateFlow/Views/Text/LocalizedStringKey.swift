/// A string whose interpolated values are formatted for a locale.
///
/// The digits of integers are grouped as the locale requires (`1,000`), and floating-point numbers
/// have six digits after the decimal point (`1.500000`), as with `%lld` and `%lf`. Strings are
/// inserted unchanged. To format a number differently, pass a `specifier:`:
///
///     Text("\(price, specifier: "%.2f") €")
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  enum Piece: Equatable {
    case words(String)
    case number(FormattedNumber)
    case text(Text)
    case formatted(FormattedInput)
  }

  private let plain: String
  private let pieces: [Piece]

  /// Creates a key from a string without interpolated values.
  public init(_ value: String) {
    plain = value
    pieces = []
  }

  /// Creates a key from a string without interpolated values.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    plain = ""
    pieces = stringInterpolation.pieces
  }

  /// Returns the string as formatted in an environment. The locale is read only if the string
  /// depends on it (E4).
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
  /// The parts of an interpolated literal, which the compiler appends one by one.
  public struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Appends the literal text between two interpolated values.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.words(literal)) }
    }

    /// Appends a string unchanged.
    public mutating func appendInterpolation(_ string: String) {
      pieces.append(.words(string))
    }

    /// Appends a string unchanged.
    public mutating func appendInterpolation(_ string: Substring) {
      pieces.append(.words(String(string)))
    }

    /// Appends an integer, formatted for the locale.
    public mutating func appendInterpolation(_ value: some BinaryInteger) {
      pieces.append(.number(FormattedNumber(value)))
    }

    /// Appends a floating-point number, formatted for the locale.
    public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
      pieces.append(.number(FormattedNumber(value)))
    }

    /// Appends an integer, formatted for the locale with a specifier such as `%03d`.
    public mutating func appendInterpolation(_ value: some BinaryInteger, specifier: String) {
      pieces.append(.number(FormattedNumber(value, specifier: specifier)))
    }

    /// Appends a floating-point number, formatted for the locale with a specifier such as `%.2f`.
    public mutating func appendInterpolation(
      _ value: some BinaryFloatingPoint, specifier: String
    ) {
      pieces.append(.number(FormattedNumber(value, specifier: specifier)))
    }

    /// Appends the string that a text view shows, without its appearance.
    public mutating func appendInterpolation(_ text: Text) {
      pieces.append(.text(text))
    }

    /// Appends a value, formatted by a format style.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      pieces.append(.formatted(FormattedInput(input, format)))
    }

    /// Appends a value, formatted by a formatter.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter
    ) {
      pieces.append(.formatted(FormattedInput(subject, formatter)))
    }

    /// Appends a value, formatted by a formatter.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
      pieces.append(.formatted(FormattedInput(date as NSDate, formatter)))
    }

    /// Appends an integer, formatted by a formatter.
    public mutating func appendInterpolation(_ value: some BinaryInteger, formatter: Formatter) {
      pieces.append(.formatted(FormattedInput(FormattedNumber(value).object, formatter)))
    }

    /// Appends a floating-point number, formatted by a formatter.
    public mutating func appendInterpolation(
      _ value: some BinaryFloatingPoint, formatter: Formatter
    ) {
      pieces.append(.formatted(FormattedInput(FormattedNumber(value).object, formatter)))
    }
  }
}
