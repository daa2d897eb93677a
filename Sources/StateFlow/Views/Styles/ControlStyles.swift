// SwiftUI's control styles. They don't affect a view's identity or behavior. The kit records only
// which look they set.

/// A style for buttons.
public protocol PrimitiveButtonStyle {}

/// The default style.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}

/// A style that shows only the label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}

/// A style with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}

/// A style with a prominent border.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}

/// A style without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style that shows only the label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A style with a border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A style with a prominent border.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension View {
  /// Sets the style of buttons.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let look: Look? =
      switch style {
      case is PlainButtonStyle: .plainButton
      case is BorderlessButtonStyle: .plainButton
      case is BorderedButtonStyle: .borderedButton
      case is BorderedProminentButtonStyle: .prominentButton
      default: nil
      }
    return self.look(.button, look)
  }
}

/// A style for toggles.
public protocol ToggleStyle {}

/// The default style.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
}

/// A style that shows a toggle as a switch.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
}

/// A style that shows a toggle as a button that stays pressed while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A style that shows a toggle as a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A style that shows a toggle as a button that stays pressed while it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets the style of toggles.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    let look: Look? =
      switch style {
      case is SwitchToggleStyle: .switchToggle
      case is ButtonToggleStyle: .buttonToggle
      default: nil
      }
    return self.look(.toggle, look)
  }
}

/// A style for menus.
public protocol MenuStyle {}

/// The default style.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

/// A style that shows a menu as a button.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A style that shows a menu as a button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension View {
  /// Sets the style of menus. A terminal shows all styles the same way.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
}
