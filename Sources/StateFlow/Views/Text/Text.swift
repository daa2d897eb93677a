import Foundation

/// Words on screen.
///
/// A text written as a literal is a ``LocalizedStringKey``: the numbers in it are written as the
/// locale wants (`Text("\(1000)")` reads 1,000 in the United States). A text made of a `String`,
/// or `verbatim:`, reads as it is.
public struct Text: Equatable {
  private enum Storage: Equatable {
    case verbatim(String)
    case localized(LocalizedStringKey)
    case formatted(FormattedInput)
    case joined([Text])
  }

  private let storage: Storage
  private var attributes: [Attribute] = []

  /// Words, with numbers as the locale writes them.
  ///
  /// The table, bundle and comment are for the translations of an app; the kit has none.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .localized(key)
  }

  /// The words of a string, as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    storage = .verbatim(String(content))
  }

  /// Words as they are, also when written as a literal.
  public init(verbatim content: String) {
    storage = .verbatim(content)
  }

  /// A value as a format style writes it in the locale of the place.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .formatted(FormattedInput(input, format))
  }

  private init(joining texts: [Text]) {
    storage = .joined(texts)
  }

  /// Two texts as one, each looking as it did.
  public static func + (first: Text, second: Text) -> Text { Text(joining: [first, second]) }

  func with(_ attribute: Attribute) -> Text {
    var copy = self
    copy.attributes.append(attribute)
    return copy
  }

  /// What the text reads in an environment. Only a text that depends on the locale reads it (E4).
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
  /// A text that is bold.
  public func bold() -> Text { with(.bold(true)) }
  /// A text that is bold or not.
  public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }
  /// A text that is slanted.
  public func italic() -> Text { with(.italic(true)) }
  /// A text that is slanted or not.
  public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
  /// A text with a line below it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.underline(isActive))
  }
  /// A text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.strikethrough(isActive))
  }
  /// A text in a font.
  public func font(_ font: Font?) -> Text { with(.font(font)) }
  /// A text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(.fontWeight(weight)) }
  /// A text in a colour.
  public func foregroundColor(_ color: Color?) -> Text { with(.foreground(color)) }
  /// A text in a colour.
  public func foregroundStyle(_ style: Color) -> Text { with(.foreground(style)) }
  /// A text whose digits have one width.
  public func monospacedDigit() -> Text { with(.monospacedDigit) }
}
