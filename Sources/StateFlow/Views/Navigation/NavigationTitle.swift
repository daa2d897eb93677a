extension View {
  /// Names the screen.
  public func navigationTitle(_ title: Text) -> some View { attribute(.navigationTitle, title) }

  /// Names the screen.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    attribute(.navigationTitle, Text(titleKey))
  }

  /// Names the screen.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    attribute(.navigationTitle, Text(title))
  }

  /// Names the screen: the spelling of iOS 13.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  public func navigationBarTitle(_ title: Text) -> some View { attribute(.navigationTitle, title) }

  /// Names the screen: the spelling of iOS 13.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    attribute(.navigationTitle, Text(titleKey))
  }

  /// Names the screen: the spelling of iOS 13.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    attribute(.navigationTitle, Text(title))
  }

  /// Names the screen: the spelling of iOS 13.
  @available(*, deprecated, message: "Use navigationTitle and navigationBarTitleDisplayMode")
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    attribute(.navigationTitle, Text(titleKey)).navigationBarTitleDisplayMode(displayMode)
  }

  /// Names the screen: the spelling of iOS 13.
  @available(*, deprecated, message: "Use navigationTitle and navigationBarTitleDisplayMode")
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    attribute(.navigationTitle, title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Says how large the title is.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    attribute(.navigationBarTitleDisplayMode(displayMode))
  }

  /// Hides the bar at the top, or not. What has no bar draws none.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Hides the button that leads back, or not.
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }
}
