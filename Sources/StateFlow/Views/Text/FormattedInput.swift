/// A value of any type, with the style that formats it.
struct FormattedInput: Equatable {
  private let box: any FormattedBox

  init<F: FormatStyle>(_ input: F.FormatInput, _ style: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    box = StyledBox(input: input, style: style)
  }

  init(_ object: NSObject, _ formatter: Formatter) {
    box = FormatterBox(object: object, formatter: formatter)
  }

  func words(in locale: Locale) -> String { box.words(in: locale) }

  static func == (one: FormattedInput, other: FormattedInput) -> Bool {
    one.box.isSame(as: other.box)
  }
}

private protocol FormattedBox {
  func words(in locale: Locale) -> String
  func isSame(as other: any FormattedBox) -> Bool
}

private struct StyledBox<F: FormatStyle>: FormattedBox
where F.FormatInput: Equatable, F.FormatOutput == String {
  let input: F.FormatInput
  let style: F

  func words(in locale: Locale) -> String { style.locale(locale).format(input) }

  func isSame(as other: any FormattedBox) -> Bool {
    guard let other = other as? StyledBox<F> else { return false }
    return input == other.input && style == other.style
  }
}

// A formatter uses its own locale rather than the view's.
private struct FormatterBox: FormattedBox {
  let object: NSObject
  let formatter: Formatter

  func words(in locale: Locale) -> String { formatter.string(for: object) ?? "" }

  func isSame(as other: any FormattedBox) -> Bool {
    guard let other = other as? FormatterBox else { return false }
    return object == other.object && formatter === other.formatter
  }
}
