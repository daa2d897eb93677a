/// A style in which views are drawn. In the kit, a style consists only of an optional color.
public protocol ShapeStyle: Sendable {
  /// The color of the style, or `nil` to use the color of the container.
  var color: Color? { get }
}

extension Color: ShapeStyle {
  /// The color itself.
  public var color: Color? { self }
}

/// A style for one level in a hierarchy of content, such as primary or secondary content.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// The color of the style.
  public let color: Color?
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style of primary content.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(color: .primary) }
  /// The style of secondary content.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(color: .secondary) }
  /// The style of tertiary content.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(color: .secondary) }
}

/// A translucent background.
public struct Material: ShapeStyle {
  /// The color, which is always `nil` because the content behind the view shows through.
  public var color: Color? { nil }
}

extension ShapeStyle where Self == Material {
  /// The thin material.
  public static var thinMaterial: Material { Material() }
  /// The regular material.
  public static var regularMaterial: Material { Material() }
  /// The thick material.
  public static var thickMaterial: Material { Material() }
  /// The very thin material.
  public static var ultraThinMaterial: Material { Material() }
}

/// The background of the screen.
public struct BackgroundStyle: ShapeStyle {
  /// The color, which is always `nil` because the content behind the view shows through.
  public var color: Color? { nil }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the screen.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The style that uses the tint color of controls.
public struct TintShapeStyle: ShapeStyle {
  /// The accent color, which is used for controls.
  public var color: Color? { .accentColor }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style that uses the tint color of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
  /// The color black.
  public static var black: Color { .black }
  /// The color white.
  public static var white: Color { .white }
  /// The color gray.
  public static var gray: Color { .gray }
  /// The color red.
  public static var red: Color { .red }
  /// The color orange.
  public static var orange: Color { .orange }
  /// The color yellow.
  public static var yellow: Color { .yellow }
  /// The color green.
  public static var green: Color { .green }
  /// The color mint.
  public static var mint: Color { .mint }
  /// The color teal.
  public static var teal: Color { .teal }
  /// The color cyan.
  public static var cyan: Color { .cyan }
  /// The color blue.
  public static var blue: Color { .blue }
  /// The color indigo.
  public static var indigo: Color { .indigo }
  /// The color purple.
  public static var purple: Color { .purple }
  /// The color pink.
  public static var pink: Color { .pink }
  /// The color brown.
  public static var brown: Color { .brown }
  /// The transparent color.
  public static var clear: Color { .clear }
}
