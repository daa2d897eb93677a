extension View {
  /// Keeps everything inside from being used while the condition holds.
  ///
  /// What is disabled around stays disabled: `disabled(false)` inside does not help.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Names an option of a picker, a row of a list, or a tab.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    attribute(.tag(AnyHashable(tag)))
  }

  /// Lets controls keep their titles to themselves. They are still called by them.
  public func labelsHidden() -> some View { attribute(.labelsHidden) }

  /// Shows a number in the corner; zero shows nothing.
  public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text("\(count)")) }

  /// Shows a text in the corner.
  public func badge(_ label: Text?) -> some View {
    attribute(.badge, label)
  }

  /// Shows words in the corner.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Shows words in the corner.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}
