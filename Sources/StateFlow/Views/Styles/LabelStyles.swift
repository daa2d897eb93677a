// The styles of labels that SwiftUI names. They change nothing of what a view is or does: all that
// the kit keeps of them is a look.

/// How labels look.
public protocol LabelStyle {}

/// What the platform does by itself.
public struct DefaultLabelStyle: LabelStyle {
  /// What the platform does by itself.
  public init() {}
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The title alone.
  public init() {}
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The icon alone.
  public init() {}
}

/// Both.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Both.
  public init() {}
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// What the platform does by itself.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Both.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension View {
  /// Sets how labels look.
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

/// How progress views look.
public protocol ProgressViewStyle {}

/// What the platform does by itself.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// What the platform does by itself.
  public init() {}
}

/// A line.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// A line.
  public init() {}
}

/// A circle.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// A circle.
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// What the platform does by itself.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A line.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets how progress views look.
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
