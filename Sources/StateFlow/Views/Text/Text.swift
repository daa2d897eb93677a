/// A view that shows text.
///
/// If you pass a string literal, it becomes a ``LocalizedStringKey``, whose numbers are formatted
/// for the locale: `Text("\(1000)")` shows 1,000 in the United States. A `String`, or a literal
/// passed as `verbatim:`, is shown unchanged.
public struct Text: Equatable {
  private enum Storage: Equatable {
    case verbatim(String)
    case localized(LocalizedStringKey)
    case formatted(FormattedInput)
    case joined([Text])
  }

  private let storage: Storage
  private var attributes: [Attribute] = []

  /// Creates a text view whose numbers are formatted for the locale.
  ///
  /// The table, bundle, and comment are for translations, which the kit doesn't support.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .localized(key)
  }

  /// Creates a text view that shows a string unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    storage = .verbatim(String(content))
  }

  /// Creates a text view that shows a string unchanged, even if it is a literal.
  public init(verbatim content: String) {
    storage = .verbatim(content)
  }

  /// Creates a text view that shows a value, formatted by a format style for the view's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .formatted(FormattedInput(input, format))
  }

  private init(joining texts: [Text]) {
    storage = .joined(texts)
  }

  /// Concatenates two text views. Each part keeps its own appearance.
  public static func + (first: Text, second: Text) -> Text { Text(joining: [first, second]) }

  func with(_ attribute: Attribute) -> Text {
    var copy = self
    copy.attributes.append(attribute)
    return copy
  }

  /// Returns the string that the text view shows in an environment. The locale is read only if the
  /// string depends on it (E4).
  func words(in environment: EnvironmentValues) -> String {
    switch storage {
    case .verbatim(let words): words
    case .localized(let key): key.words(in: environment)
    case .formatted(let input): input.words(in: environment.locale)
    case .joined(let texts): texts.map { $0.words(in: environment) }.joined()
    }
  }

  private func runs(in environment: EnvironmentValues) -> [Element.Run] {
    guard case .joined(let texts) = storage else {
      return [Element.Run(text: words(in: environment), attributes: attributes)]
    }
    return texts.flatMap { $0.runs(in: environment) }.map { run in
      Element.Run(text: run.text, attributes: run.attributes + attributes)
    }
  }
}

extension Text: ElementView {
  func element(in environment: EnvironmentValues) -> Element {
    var element = Element(.text, text: words(in: environment))
    if case .joined = storage {
      element.runs = runs(in: environment)
    } else {
      element.attributes = attributes
    }
    return element
  }
}

extension Text {
  /// Returns the text in bold.
  public func bold() -> Text { with(.bold(true)) }
  /// Returns the text in bold if `isActive` is `true`.
  public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }
  /// Returns the text in italics.
  public func italic() -> Text { with(.italic(true)) }
  /// Returns the text in italics if `isActive` is `true`.
  public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
  /// Returns the text underlined if `isActive` is `true`.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.underline(isActive))
  }
  /// Returns the text struck through if `isActive` is `true`.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.strikethrough(isActive))
  }
  /// Returns the text in the given font.
  public func font(_ font: Font?) -> Text { with(.font(font)) }
  /// Returns the text in the given font weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(.fontWeight(weight)) }
  /// Returns the text in the given color.
  public func foregroundColor(_ color: Color?) -> Text { with(.foreground(color)) }
  /// Returns the text in the given color.
  public func foregroundStyle(_ style: Color) -> Text { with(.foreground(style)) }
  /// Returns the text with all digits of equal width.
  public func monospacedDigit() -> Text { self }
}
