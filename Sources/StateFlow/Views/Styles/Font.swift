import Foundation

/// A font, by what it is for or by its size.
public struct Font: Hashable, Sendable {
  /// What a font is for.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// How thick the strokes of a font are.
  public struct Weight: Hashable, Comparable, Sendable {
    let value: Int

    /// Ultralight.
    public static let ultraLight = Weight(value: 100)
    /// Thin.
    public static let thin = Weight(value: 200)
    /// Light.
    public static let light = Weight(value: 300)
    /// Regular.
    public static let regular = Weight(value: 400)
    /// Medium.
    public static let medium = Weight(value: 500)
    /// Semibold.
    public static let semibold = Weight(value: 600)
    /// Bold.
    public static let bold = Weight(value: 700)
    /// Heavy.
    public static let heavy = Weight(value: 800)
    /// Black.
    public static let black = Weight(value: 900)

    /// Whether one is thinner than the other.
    public static func < (one: Weight, other: Weight) -> Bool { one.value < other.value }
  }

  /// The shapes of a font's letters.
  public enum Design: String, Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// What the font is for; nil for one that is asked for by its size.
  public private(set) var textStyle: TextStyle?
  /// The size, where it is asked for.
  public private(set) var size: CGFloat?
  /// The weight, where it is asked for.
  public private(set) var weight: Weight?
  /// The shapes of the letters.
  public private(set) var design = Design.default
  /// Whether the letters are slanted.
  public private(set) var isItalic = false

  /// Whether the letters are bold, by the weight or by what the font is for.
  public var isBold: Bool {
    if let weight { return weight >= .semibold }
    return textStyle == .headline
  }

  /// The font of the system for a purpose.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(textStyle: style, weight: weight, design: design ?? .default)
  }

  /// The font of the system in a size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(size: size, weight: weight, design: design ?? .default)
  }

  /// A font of an app's own.
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

  /// The same font, bold.
  public func bold() -> Font { weight(.bold) }
  /// The same font, slanted.
  public func italic() -> Font { changed { $0.isItalic = true } }
  /// The same font in another weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
  /// The same font with letters of one width.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  /// The same font with digits of one width.
  public func monospacedDigit() -> Font { self }

  /// For the title of a screen.
  public static let largeTitle = system(.largeTitle)
  /// For a title.
  public static let title = system(.title)
  /// For a lesser title.
  public static let title2 = system(.title2)
  /// For a title lesser still.
  public static let title3 = system(.title3)
  /// For what stands above something.
  public static let headline = system(.headline)
  /// For what stands below a headline.
  public static let subheadline = system(.subheadline)
  /// For what is read.
  public static let body = system(.body)
  /// For what stands out from it.
  public static let callout = system(.callout)
  /// For notes.
  public static let footnote = system(.footnote)
  /// For the words under a picture.
  public static let caption = system(.caption)
  /// For lesser words under a picture.
  public static let caption2 = system(.caption2)
}
