extension View {
  /// Sets the name by which assistive technologies and tests refer to the view.
  public func accessibilityLabel(_ label: Text) -> some View {
    attribute(.accessibilityLabel, label)
  }

  /// Sets the name by which assistive technologies and tests refer to the view.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    attribute(.accessibilityLabel, Text(key))
  }

  /// Sets the name by which assistive technologies and tests refer to the view.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    attribute(.accessibilityLabel, Text(label))
  }

  /// Sets the name by which assistive technologies and tests refer to the view (iOS 13 spelling).
  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  public func accessibility(label: Text) -> some View { attribute(.accessibilityLabel, label) }

  /// Sets an identifier that tests can use to find the view. Users never see this identifier.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    attribute(.accessibilityIdentifier(identifier))
  }

  /// Sets an identifier for the view (iOS 13 spelling).
  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  public func accessibility(identifier: String) -> some View {
    attribute(.accessibilityIdentifier(identifier))
  }
}
