/// A font, defined by a text style or by its size.
public struct Font: Hashable, Sendable {
  /// The role of a piece of text, such as headline or body, which determines its font.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// The thickness of a font's strokes, from the lightest to the heaviest.
  public enum Weight: Int, Comparable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Returns whether one weight is lighter than another.
    public static func < (one: Weight, other: Weight) -> Bool { one.rawValue < other.rawValue }
  }

  /// The design of a font's letters.
  public enum Design: String, Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// The text style of the font, or `nil` if the font is defined by its size.
  public private(set) var textStyle: TextStyle?
  /// The size, if it is set.
  public private(set) var size: CGFloat?
  /// The weight, if it is set.
  public private(set) var weight: Weight?
  /// The design of the letters.
  public private(set) var design = Design.default
  /// Whether the letters are italic.
  public private(set) var isItalic = false

  /// Whether the letters are bold because of either the font's weight or its text style.
  public var isBold: Bool {
    if let weight { return weight >= .semibold }
    return textStyle == .headline
  }

  /// Returns the system font for the given text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(textStyle: style, weight: weight, design: design ?? .default)
  }

  /// Returns the system font at the given size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(size: size, weight: weight, design: design ?? .default)
  }

  /// Returns a custom font. The kit ignores its name.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(size: size) }

  private init(
    textStyle: TextStyle? = nil, size: CGFloat? = nil, weight: Weight? = nil,
    design: Design = .default
  ) {
    self.textStyle = textStyle
    self.size = size
    self.weight = weight
    self.design = design
  }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// Returns the same font in bold.
  public func bold() -> Font { weight(.bold) }
  /// Returns the same font in italics.
  public func italic() -> Font { changed { $0.isItalic = true } }
  /// Returns the same font in the given weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
  /// Returns the same font with all letters of equal width.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  /// Returns the same font with all digits of equal width.
  public func monospacedDigit() -> Font { self }

  /// The font for the title of a screen.
  public static let largeTitle = system(.largeTitle)
  /// The font for titles.
  public static let title = system(.title)
  /// The font for second-level titles.
  public static let title2 = system(.title2)
  /// The font for third-level titles.
  public static let title3 = system(.title3)
  /// The font for headlines.
  public static let headline = system(.headline)
  /// The font for text below a headline.
  public static let subheadline = system(.subheadline)
  /// The font for body text.
  public static let body = system(.body)
  /// The font for callouts.
  public static let callout = system(.callout)
  /// The font for footnotes.
  public static let footnote = system(.footnote)
  /// The font for captions.
  public static let caption = system(.caption)
  /// The font for secondary captions.
  public static let caption2 = system(.caption2)
}
