// The styles of fields that SwiftUI names. They change nothing of what a view is or does: all that
// the kit keeps of them is a look.

/// How pickers look.
public protocol PickerStyle {}

/// What the platform does by itself.
public struct DefaultPickerStyle: PickerStyle {
  /// What the platform does by itself.
  public init() {}
}

/// All options side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// All options side by side.
  public init() {}
}

/// A menu.
public struct MenuPickerStyle: PickerStyle {
  /// A menu.
  public init() {}
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle {
  /// A wheel.
  public init() {}
}

/// All options, among other rows.
public struct InlinePickerStyle: PickerStyle {
  /// All options, among other rows.
  public init() {}
}

/// A screen with all options.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// A screen with all options.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// What the platform does by itself.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All options, among other rows.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A screen with all options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension View {
  /// Sets how pickers look.
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

/// How text fields look.
public protocol TextFieldStyle {}

/// What the platform does by itself.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// What the platform does by itself.
  public init() {}
}

/// Nothing but the text.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Nothing but the text.
  public init() {}
}

/// A round border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// A round border.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// What the platform does by itself.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Nothing but the text.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A round border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets how text fields look.
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
