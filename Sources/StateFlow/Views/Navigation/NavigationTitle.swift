extension View {
  /// Sets the title of the screen.
  public func navigationTitle(_ title: Text) -> some View { attribute(.navigationTitle, title) }

  /// Sets the title of the screen.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    attribute(.navigationTitle, Text(titleKey))
  }

  /// Sets the title of the screen.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    attribute(.navigationTitle, Text(title))
  }

  /// Sets the title of the screen (iOS 13 spelling). In the kit, the display mode has no effect.
  @available(*, deprecated, message: "Use navigationTitle and navigationBarTitleDisplayMode")
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen (iOS 13 spelling). In the kit, the display mode has no effect.
  @available(*, deprecated, message: "Use navigationTitle and navigationBarTitleDisplayMode")
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the screen (iOS 13 spelling). In the kit, the display mode has no effect.
  @available(*, deprecated, message: "Use navigationTitle and navigationBarTitleDisplayMode")
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title)
  }
}

/// The bar at the top of a screen.
public struct NavigationBarItem: Equatable, Sendable {
  /// The size of a screen's title.
  public enum TitleDisplayMode: Equatable, Sendable { case automatic, inline, large }
}
