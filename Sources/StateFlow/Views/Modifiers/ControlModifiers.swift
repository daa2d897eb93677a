extension View {
  /// Disables all controls in this view while a condition is `true`.
  ///
  /// Inside a disabled view, `disabled(false)` has no effect.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Sets the value that identifies the view as an option of a picker, a row of a list, or a tab of
  /// a tab view.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    attribute(.tag(AnyHashable(tag)))
  }

  /// Hides the labels of controls. Assistive technologies and tests still use them.
  public func labelsHidden() -> some View { attribute(.labelsHidden) }

  /// Adds a badge with a number to the view, or no badge if the number is zero.
  public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text("\(count)")) }

  /// Adds a badge with text to the view.
  public func badge(_ label: Text?) -> some View {
    attribute(.badge, label)
  }

  /// Adds a badge with a string to the view.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Adds a badge with a string to the view.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}
