/// The purpose of a button: to delete something, or to cancel an operation.
public enum ButtonRole: Sendable { case destructive, cancel }

/// A control that performs an action when the user taps it.
public struct Button<Label: View>: View {
  let content: Label
  private let role: ButtonRole?
  private let action: () -> Void

  /// Creates a button with a custom label.
  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    content = label()
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == StateFlow.Label<Text, Image> {
  /// Creates a button with a title and a system symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, systemImage: systemImage) }
  }
}

extension Button: ContainerView {
  func element(in environment: EnvironmentValues) -> Element {
    var element = Element(control: .button, in: environment)
    element.actions.tap = action
    if let role { element.attributes.append(.buttonRole(role)) }
    return element
  }
}
