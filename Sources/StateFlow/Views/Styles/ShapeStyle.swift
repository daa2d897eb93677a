/// What something is drawn with. In the kit it comes down to a colour.
public protocol ShapeStyle: Sendable {
  /// The colour that stands for the style; nil for the one around.
  var color: Color? { get }
}

extension Color: ShapeStyle {
  /// The colour itself.
  public var color: Color? { self }
}

/// A style that depends on what is around.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// The colour that stands for the style.
  public let color: Color?
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// For what is read first.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(color: .primary) }
  /// For what is read second.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(color: .secondary) }
  /// For what is read third.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(color: .secondary) }
}

/// A background that lets through what is behind it.
public struct Material: ShapeStyle {
  /// None: what is behind shows through.
  public var color: Color? { nil }
}

extension ShapeStyle where Self == Material {
  /// Thin.
  public static var thinMaterial: Material { Material() }
  /// Regular.
  public static var regularMaterial: Material { Material() }
  /// Thick.
  public static var thickMaterial: Material { Material() }
  /// Very thin.
  public static var ultraThinMaterial: Material { Material() }
}

/// The background of the screen.
public struct BackgroundStyle: ShapeStyle {
  /// None: what is behind shows through.
  public var color: Color? { nil }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the screen.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The colour of what can be used.
public struct TintShapeStyle: ShapeStyle {
  /// The colour of what can be used.
  public var color: Color? { .accentColor }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of what can be used.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
  /// Black.
  public static var black: Color { .black }
  /// White.
  public static var white: Color { .white }
  /// Gray.
  public static var gray: Color { .gray }
  /// Red.
  public static var red: Color { .red }
  /// Orange.
  public static var orange: Color { .orange }
  /// Yellow.
  public static var yellow: Color { .yellow }
  /// Green.
  public static var green: Color { .green }
  /// Mint.
  public static var mint: Color { .mint }
  /// Teal.
  public static var teal: Color { .teal }
  /// Cyan.
  public static var cyan: Color { .cyan }
  /// Blue.
  public static var blue: Color { .blue }
  /// Indigo.
  public static var indigo: Color { .indigo }
  /// Purple.
  public static var purple: Color { .purple }
  /// Pink.
  public static var pink: Color { .pink }
  /// Brown.
  public static var brown: Color { .brown }
  /// Nothing.
  public static var clear: Color { .clear }
}
