/// A colour, by its name or by its parts.
public struct Color: Hashable, Sendable {
  /// What is known of a colour.
  public enum Kind: Hashable, Sendable {
    case named(String)
    case rgb(red: Double, green: Double, blue: Double)
  }

  /// What is known of it.
  public let kind: Kind
  /// How much of it is seen, from 0 to 1.
  public let opacity: Double

  private init(_ kind: Kind, opacity: Double = 1) {
    self.kind = kind
    self.opacity = opacity
  }

  private static func named(_ name: String) -> Color { Color(.named(name)) }

  /// A colour by its parts, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(.rgb(red: red, green: green, blue: blue), opacity: opacity)
  }

  /// A grey, from 0 (black) to 1 (white).
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour of an app's own, by its name.
  public init(_ name: String) { self.init(.named(name)) }

  /// A colour of the system: `Color(.systemRed)`.
  public init(_ color: SystemColor) { self.init(.named(color.name)) }

  /// A colour of the system: `Color(uiColor: .systemRed)`.
  public init(uiColor: SystemColor) { self.init(uiColor) }

  /// The same colour, of which less is seen.
  public func opacity(_ opacity: Double) -> Color { Color(kind, opacity: self.opacity * opacity) }

  /// The colour of what can be used.
  public static let accentColor = named("accent")
  /// The colour of what is read first.
  public static let primary = named("primary")
  /// The colour of what is read second.
  public static let secondary = named("secondary")
  /// Nothing.
  public static let clear = Color(.named("clear"), opacity: 0)
  /// Black.
  public static let black = named("black")
  /// White.
  public static let white = named("white")
  /// Gray.
  public static let gray = named("gray")
  /// Red.
  public static let red = named("red")
  /// Orange.
  public static let orange = named("orange")
  /// Yellow.
  public static let yellow = named("yellow")
  /// Green.
  public static let green = named("green")
  /// Mint.
  public static let mint = named("mint")
  /// Teal.
  public static let teal = named("teal")
  /// Cyan.
  public static let cyan = named("cyan")
  /// Blue.
  public static let blue = named("blue")
  /// Indigo.
  public static let indigo = named("indigo")
  /// Purple.
  public static let purple = named("purple")
  /// Pink.
  public static let pink = named("pink")
  /// Brown.
  public static let brown = named("brown")
}

/// The colours of the system that iOS articles ask `UIColor` for.
public struct SystemColor: Hashable, Sendable {
  let name: String

  private init(_ name: String) { self.name = name }

  /// Red.
  public static let systemRed = SystemColor("red")
  /// Orange.
  public static let systemOrange = SystemColor("orange")
  /// Yellow.
  public static let systemYellow = SystemColor("yellow")
  /// Green.
  public static let systemGreen = SystemColor("green")
  /// Mint.
  public static let systemMint = SystemColor("mint")
  /// Teal.
  public static let systemTeal = SystemColor("teal")
  /// Cyan.
  public static let systemCyan = SystemColor("cyan")
  /// Blue.
  public static let systemBlue = SystemColor("blue")
  /// Indigo.
  public static let systemIndigo = SystemColor("indigo")
  /// Purple.
  public static let systemPurple = SystemColor("purple")
  /// Pink.
  public static let systemPink = SystemColor("pink")
  /// Brown.
  public static let systemBrown = SystemColor("brown")
  /// Gray.
  public static let systemGray = SystemColor("gray")
  /// A gray near the background.
  public static let systemGray2 = SystemColor("gray2")
  /// A gray nearer the background.
  public static let systemGray3 = SystemColor("gray3")
  /// A gray nearer the background.
  public static let systemGray4 = SystemColor("gray4")
  /// A gray nearer the background.
  public static let systemGray5 = SystemColor("gray5")
  /// A gray next to the background.
  public static let systemGray6 = SystemColor("gray6")
  /// What stands behind everything.
  public static let systemBackground = SystemColor("background")
  /// What stands behind a part.
  public static let secondarySystemBackground = SystemColor("secondaryBackground")
  /// What stands behind everything that is grouped.
  public static let systemGroupedBackground = SystemColor("groupedBackground")
  /// The colour of words.
  public static let label = SystemColor("primary")
  /// The colour of words that are read second.
  public static let secondaryLabel = SystemColor("secondary")
}

extension Color: ElementView {
  func element(in environment: EnvironmentValues) -> Element {
    var element = Element(.empty)
    element.attributes = [.background(self)]
    return element
  }
}
