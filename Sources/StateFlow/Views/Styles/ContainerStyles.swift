// The styles of containers that SwiftUI names. They change nothing of what a view is or does. Of how
// lists look the kit keeps a word, and of the others none.

/// How lists look.
public protocol ListStyle {}

/// What the platform does by itself.
public struct DefaultListStyle: ListStyle {
  /// What the platform does by itself.
  public init() {}
}

/// Rows alone.
public struct PlainListStyle: ListStyle {
  /// Rows alone.
  public init() {}
}

/// Sections apart.
public struct GroupedListStyle: ListStyle {
  /// Sections apart.
  public init() {}
}

/// Rows set in.
public struct InsetListStyle: ListStyle {
  /// Rows set in.
  public init() {}
}

/// Sections apart and set in.
public struct InsetGroupedListStyle: ListStyle {
  /// Sections apart and set in.
  public init() {}
}

/// A bar at the side.
public struct SidebarListStyle: ListStyle {
  /// A bar at the side.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// What the platform does by itself.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows alone.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections apart.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows set in.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections apart and set in.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// A bar at the side.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets how lists look.
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

/// How forms look.
public protocol FormStyle {}

/// What the platform does by itself.
public struct AutomaticFormStyle: FormStyle {
  /// What the platform does by itself.
  public init() {}
}

/// Sections apart.
public struct GroupedFormStyle: FormStyle {
  /// Sections apart.
  public init() {}
}

/// Labels in a column.
public struct ColumnsFormStyle: FormStyle {
  /// Labels in a column.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// What the platform does by itself.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Sections apart.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels in a column.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets how forms look. What shows a screen as text draws them in one way.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}

/// How tab views look.
public protocol TabViewStyle {}

/// What the platform does by itself.
public struct DefaultTabViewStyle: TabViewStyle {
  /// What the platform does by itself.
  public init() {}
}

/// Pages.
public struct PageTabViewStyle: TabViewStyle {
  /// Pages.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// What the platform does by itself.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
}

extension View {
  /// Sets how tab views look. What shows a screen as text draws them in one way.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}

/// How navigation views look.
public protocol NavigationViewStyle {}

/// What the platform does by itself.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// What the platform does by itself.
  public init() {}
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// One screen at a time.
  public init() {}
}

/// Screens side by side.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Screens side by side.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// What the platform does by itself.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Screens side by side.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets how navigation views look. What shows a screen as text draws them in one way.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
