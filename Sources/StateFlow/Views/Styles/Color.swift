/// A color, defined by its name or by its components.
public struct Color: Hashable, Sendable {
  /// The definition of a color.
  public enum Kind: Hashable, Sendable {
    case named(String)
    case rgb(red: Double, green: Double, blue: Double)
  }

  /// The definition of the color.
  public let kind: Kind
  /// The opacity, from 0 (invisible) to 1.
  public let opacity: Double

  private init(_ kind: Kind, opacity: Double = 1) {
    self.kind = kind
    self.opacity = opacity
  }

  fileprivate static func named(_ name: String) -> Color { Color(.named(name)) }

  /// Creates a color from its components, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(.rgb(red: red, green: green, blue: blue), opacity: opacity)
  }

  /// Creates a gray, from 0 (black) to 1 (white).
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates one of the app's own colors from its name.
  public init(_ name: String) { self.init(.named(name)) }

  /// Creates a system color, as in `Color(.systemRed)`.
  public init(_ color: SystemColor) { self.init(.named(color.rawValue)) }

  /// Creates a system color, as in `Color(uiColor: .systemRed)`.
  public init(uiColor: SystemColor) { self.init(uiColor) }

  /// Returns the same color with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> Color { Color(kind, opacity: self.opacity * opacity) }

  /// The accent color, which is used for controls.
  public static let accentColor = named("accent")
  /// The color of primary content.
  public static let primary = named("primary")
  /// The color of secondary content.
  public static let secondary = named("secondary")
}

/// The colors, which are also styles, as in `.foregroundStyle(.red)`.
extension ShapeStyle where Self == Color {
  /// The color black.
  public static var black: Color { .named("black") }
  /// The color white.
  public static var white: Color { .named("white") }
  /// The color gray.
  public static var gray: Color { .named("gray") }
  /// The color red.
  public static var red: Color { .named("red") }
  /// The color orange.
  public static var orange: Color { .named("orange") }
  /// The color yellow.
  public static var yellow: Color { .named("yellow") }
  /// The color green.
  public static var green: Color { .named("green") }
  /// The color mint.
  public static var mint: Color { .named("mint") }
  /// The color teal.
  public static var teal: Color { .named("teal") }
  /// The color cyan.
  public static var cyan: Color { .named("cyan") }
  /// The color blue.
  public static var blue: Color { .named("blue") }
  /// The color indigo.
  public static var indigo: Color { .named("indigo") }
  /// The color purple.
  public static var purple: Color { .named("purple") }
  /// The color pink.
  public static var pink: Color { .named("pink") }
  /// The color brown.
  public static var brown: Color { .named("brown") }
  /// The transparent color.
  public static var clear: Color { .named("clear").opacity(0) }
}

/// The system colors of iOS, named as in `UIColor`. Each one has the name of a color of the kit.
public enum SystemColor: String, Sendable {
  case systemRed = "red"
  case systemOrange = "orange"
  case systemYellow = "yellow"
  case systemGreen = "green"
  case systemMint = "mint"
  case systemTeal = "teal"
  case systemCyan = "cyan"
  case systemBlue = "blue"
  case systemIndigo = "indigo"
  case systemPurple = "purple"
  case systemPink = "pink"
  case systemBrown = "brown"
  case systemGray = "gray"
  case systemGray2 = "gray2"
  case systemGray3 = "gray3"
  case systemGray4 = "gray4"
  case systemGray5 = "gray5"
  case systemGray6 = "gray6"
  case systemBackground = "background"
  case secondarySystemBackground = "secondaryBackground"
  case systemGroupedBackground = "groupedBackground"
  case label = "primary"
  case secondaryLabel = "secondary"
}

extension Color: CustomStringConvertible {
  /// The name of the color, such as `blue`, or its components.
  public var description: String {
    let name =
      switch kind {
      case .named(let name): name
      case .rgb(let red, let green, let blue): "red \(red), green \(green), blue \(blue)"
      }
    return opacity == 1 ? name : "\(name), opacity \(opacity)"
  }
}

extension Color: ElementView {
  func element(in environment: EnvironmentValues) -> Element {
    var element = Element(.empty)
    element.attributes = [.background(self)]
    return element
  }
}
