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
