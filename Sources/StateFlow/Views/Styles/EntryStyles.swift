// SwiftUI's styles for text fields and pickers. They don't affect a view's identity or behavior.
// The kit records only which look they set.

/// A style for pickers.
public protocol PickerStyle {}

/// The default style.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// A style that shows all options side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// A style that shows a picker as a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// A style that shows a picker as a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// A style that shows all options as rows.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// A style that shows all options on another screen.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A style that shows all options side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A style that shows a picker as a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A style that shows a picker as a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A style that shows all options as rows.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A style that shows all options on another screen.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension View {
  /// Sets the style of pickers.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    let look: Look? =
      switch style {
      case is SegmentedPickerStyle: .segmentedPicker
      case is MenuPickerStyle: .menuPicker
      case is NavigationLinkPickerStyle: .menuPicker
      case is WheelPickerStyle: .listPicker
      case is InlinePickerStyle: .listPicker
      default: nil
      }
    return self.look(.picker, look)
  }
}

/// A style for text fields.
public protocol TextFieldStyle {}

/// The default style.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

/// A style that shows only the text.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

/// A style with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style that shows only the text.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets the style of text fields.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let look: Look? =
      switch style {
      case is PlainTextFieldStyle: .plainField
      case is RoundedBorderTextFieldStyle: .borderedField
      default: nil
      }
    return self.look(.field, look)
  }
}
