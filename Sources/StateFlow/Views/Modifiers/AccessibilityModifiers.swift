extension View {
  /// What the view is called by those who do not see it, and by a test.
  public func accessibilityLabel(_ label: Text) -> some View {
    attribute(.accessibilityLabel, label)
  }

  /// What the view is called by those who do not see it, and by a test.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    attribute(.accessibilityLabel, Text(key))
  }

  /// What the view is called by those who do not see it, and by a test.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    attribute(.accessibilityLabel, Text(label))
  }

  /// What the view is called: the spelling of iOS 13.
  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  public func accessibility(label: Text) -> some View { attribute(.accessibilityLabel, label) }

  /// What comes of using the view.
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    attribute(.accessibilityHint, Text(key))
  }

  /// What comes of using the view.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    attribute(.accessibilityHint, Text(hint))
  }

  /// What the view is set to.
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    attribute(.accessibilityValue, Text(key))
  }

  /// What the view is set to.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    attribute(.accessibilityValue, Text(value))
  }

  /// A name for the view that nobody sees, for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    attribute(.accessibilityIdentifier(identifier))
  }

  /// A name for the view that nobody sees: the spelling of iOS 13.
  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  public func accessibility(identifier: String) -> some View {
    attribute(.accessibilityIdentifier(identifier))
  }

  /// Keeps the view from those who do not see it.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    attribute(.accessibilityHidden(hidden))
  }
}
