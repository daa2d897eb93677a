// SwiftUI's container styles. They don't affect a view's identity or behavior. The kit records the
// look of lists and ignores all other container styles.

/// A style for lists.
public protocol ListStyle {}

/// The default style.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// A style that shows only the rows.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// A style with separate sections.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// A style with inset rows.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// A style with separate, inset sections.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// A style for sidebars.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// A style that shows only the rows.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// A style with separate sections.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// A style with inset rows.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A style with separate, inset sections.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// A style for sidebars.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets the style of lists.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let look: Look? =
      switch style {
      case is PlainListStyle: .plainList
      case is InsetListStyle: .plainList
      case is SidebarListStyle: .plainList
      case is GroupedListStyle: .groupedList
      case is InsetGroupedListStyle: .groupedList
      default: nil
      }
    return self.look(.list, look)
  }
}

/// A style for forms.
public protocol FormStyle {}

/// The default style.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

/// A style with separate sections.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

/// A style that lines up the labels in a column.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A style with separate sections.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A style that lines up the labels in a column.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the style of forms. A terminal shows all styles the same way.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}

/// A style for tab views.
public protocol TabViewStyle {}

/// The default style.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style that shows tabs as pages.
public struct PageTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A style that shows tabs as pages.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
}

extension View {
  /// Sets the style of tab views. A terminal shows all styles the same way.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}

/// A style for navigation views.
public protocol NavigationViewStyle {}

/// The default style.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style that shows one screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style that shows screens side by side.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A style that shows one screen at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A style that shows screens side by side.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets the style of navigation views. A terminal shows all styles the same way.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
