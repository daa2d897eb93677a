// SwiftUI's styles for labels and progress views. They don't affect a view's identity or behavior.
// The kit records only which look they set.

/// A style for labels.
public protocol LabelStyle {}

/// The default style.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
}

/// A style that shows only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
}

/// A style that shows only the icon.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
}

/// A style that shows the title and the icon.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A style that shows only the title.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A style that shows only the icon.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A style that shows the title and the icon.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension View {
  /// Sets the style of labels.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    let look: Look? =
      switch style {
      case is IconOnlyLabelStyle: .iconLabel
      case is TitleOnlyLabelStyle: .titleLabel
      case is TitleAndIconLabelStyle: .fullLabel
      default: nil
      }
    return self.look(.label, look)
  }
}

/// A style for progress views.
public protocol ProgressViewStyle {}

/// The default style.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style that shows progress as a bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style that shows progress as a circle.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A style that shows progress as a bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A style that shows progress as a circle.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets the style of progress views.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    let look: Look? =
      switch style {
      case is LinearProgressViewStyle: .lineProgress
      case is CircularProgressViewStyle: .circleProgress
      default: nil
      }
    return self.look(.progress, look)
  }
}
