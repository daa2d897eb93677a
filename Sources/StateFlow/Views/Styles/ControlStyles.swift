// SwiftUI's styles, in both spellings: `.listStyle(.plain)` and, from iOS 13,
// `.listStyle(PlainListStyle())`. They don't affect a view's identity or behavior. The kit records
// the looks that differ from the default and that a terminal can draw.

// MARK: Lists

/// A style for lists.
public protocol ListStyle {}

public struct DefaultListStyle: ListStyle { public init() {} }
public struct PlainListStyle: ListStyle { public init() {} }
public struct InsetListStyle: ListStyle { public init() {} }
public struct SidebarListStyle: ListStyle { public init() {} }
public struct GroupedListStyle: ListStyle { public init() {} }
public struct InsetGroupedListStyle: ListStyle { public init() {} }

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { .init() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { .init() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { .init() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { .init() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { .init() } }
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: Self { .init() }
}

extension View {
  /// Sets the style of lists.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let look: Look? =
      switch style {
      case is PlainListStyle, is InsetListStyle, is SidebarListStyle: .plainList
      case is GroupedListStyle, is InsetGroupedListStyle: .groupedList
      default: nil
      }
    return self.look(.list, look)
  }
}

// MARK: Buttons

/// A style for buttons.
public protocol PrimitiveButtonStyle {}

public struct DefaultButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderlessButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init() {} }

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: Self { .init() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: Self { .init() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: Self { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: Self { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { .init() }
}

extension View {
  /// Sets the style of buttons.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let look: Look? =
      switch style {
      case is PlainButtonStyle, is BorderlessButtonStyle: .plainButton
      case is BorderedButtonStyle: .borderedButton
      case is BorderedProminentButtonStyle: .prominentButton
      default: nil
      }
    return self.look(.button, look)
  }
}

// MARK: Toggles

/// A style for toggles.
public protocol ToggleStyle {}

public struct DefaultToggleStyle: ToggleStyle { public init() {} }
public struct SwitchToggleStyle: ToggleStyle { public init() {} }
public struct ButtonToggleStyle: ToggleStyle { public init() {} }

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: Self { .init() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: Self { .init() }
}
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: Self { .init() } }

extension View {
  /// Sets the style of toggles.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    let look: Look? =
      switch style {
      case is ButtonToggleStyle: .buttonToggle
      default: nil
      }
    return self.look(.toggle, look)
  }
}

// MARK: Pickers

/// A style for pickers.
public protocol PickerStyle {}

public struct DefaultPickerStyle: PickerStyle { public init() {} }
public struct MenuPickerStyle: PickerStyle { public init() {} }
public struct NavigationLinkPickerStyle: PickerStyle { public init() {} }
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
public struct WheelPickerStyle: PickerStyle { public init() {} }
public struct InlinePickerStyle: PickerStyle { public init() {} }

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: Self { .init() }
}
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { .init() } }
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: Self { .init() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: Self { .init() }
}
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { .init() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { .init() } }

extension View {
  /// Sets the style of pickers.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    let look: Look? =
      switch style {
      case is SegmentedPickerStyle: .segmentedPicker
      case is WheelPickerStyle, is InlinePickerStyle: .listPicker
      default: nil
      }
    return self.look(.picker, look)
  }
}

// MARK: Text fields

/// A style for text fields.
public protocol TextFieldStyle {}

public struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }
public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: Self { .init() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: Self { .init() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: Self { .init() }
}

extension View {
  /// Sets the style of text fields.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let look: Look? =
      switch style {
      case is RoundedBorderTextFieldStyle: .borderedField
      default: nil
      }
    return self.look(.field, look)
  }
}

// MARK: Labels

/// A style for labels.
public protocol LabelStyle {}

public struct DefaultLabelStyle: LabelStyle { public init() {} }
public struct TitleAndIconLabelStyle: LabelStyle { public init() {} }
public struct TitleOnlyLabelStyle: LabelStyle { public init() {} }
public struct IconOnlyLabelStyle: LabelStyle { public init() {} }

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: Self { .init() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: Self { .init() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: Self { .init() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: Self { .init() }
}

extension View {
  /// Sets the style of labels.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    let look: Look? =
      switch style {
      case is TitleOnlyLabelStyle: .titleLabel
      case is IconOnlyLabelStyle: .iconLabel
      default: nil
      }
    return self.look(.label, look)
  }
}

// MARK: Progress views

/// A style for progress views.
public protocol ProgressViewStyle {}

public struct DefaultProgressViewStyle: ProgressViewStyle { public init() {} }
public struct LinearProgressViewStyle: ProgressViewStyle { public init() {} }
public struct CircularProgressViewStyle: ProgressViewStyle { public init() {} }

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: Self { .init() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: Self { .init() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: Self { .init() }
}

extension View {
  /// Sets the style of progress views.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    let look: Look? =
      switch style {
      case is CircularProgressViewStyle: .circleProgress
      default: nil
      }
    return self.look(.progress, look)
  }
}

// MARK: Styles that a terminal shows all the same way

/// A style for forms.
public enum FormStyle: Sendable { case automatic, grouped, columns }

/// A style for menus.
public enum MenuStyle: Sendable { case automatic, button }

/// A style for tab views.
public struct TabViewStyle: Sendable {
  public static let automatic = TabViewStyle()
  public static let page = TabViewStyle()

  public init() {}
}

public typealias PageTabViewStyle = TabViewStyle

/// A style for navigation views.
public struct NavigationViewStyle: Sendable {
  public static let automatic = NavigationViewStyle()
  public static let stack = NavigationViewStyle()
  public static let columns = NavigationViewStyle()

  public init() {}
}

public typealias StackNavigationViewStyle = NavigationViewStyle

extension View {
  /// Sets the style of forms.
  public func formStyle(_ style: FormStyle) -> some View { self }
  /// Sets the style of menus.
  public func menuStyle(_ style: MenuStyle) -> some View { self }
  /// Sets the style of tab views.
  public func tabViewStyle(_ style: TabViewStyle) -> some View { self }
  /// Sets the style of navigation views.
  public func navigationViewStyle(_ style: NavigationViewStyle) -> some View { self }
}
