// The styles of controls that SwiftUI names. They change nothing of what a view is or does: all that
// the kit keeps of them is a look.

/// How buttons look.
public protocol PrimitiveButtonStyle {}

/// What the platform does by itself.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// What the platform does by itself.
  public init() {}
}

/// Nothing but the label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Nothing but the label.
  public init() {}
}

/// A border.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// A border.
  public init() {}
}

/// A border that stands out.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// A border that stands out.
  public init() {}
}

/// No border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// No border.
  public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// What the platform does by itself.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Nothing but the label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A border that stands out.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// No border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension View {
  /// Sets how buttons look.
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

/// How toggles look.
public protocol ToggleStyle {}

/// What the platform does by itself.
public struct DefaultToggleStyle: ToggleStyle {
  /// What the platform does by itself.
  public init() {}
}

/// A switch.
public struct SwitchToggleStyle: ToggleStyle {
  /// A switch.
  public init() {}
}

/// A button that stays down.
public struct ButtonToggleStyle: ToggleStyle {
  /// A button that stays down.
  public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// What the platform does by itself.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets how toggles look.
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

/// How menus look.
public protocol MenuStyle {}

/// What the platform does by itself.
public struct DefaultMenuStyle: MenuStyle {
  /// What the platform does by itself.
  public init() {}
}

/// A button.
public struct ButtonMenuStyle: MenuStyle {
  /// A button.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// What the platform does by itself.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension View {
  /// Sets how menus look. What shows a screen as text draws them in one way.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
}
