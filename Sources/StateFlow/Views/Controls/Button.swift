/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// The role of a button that deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// The role of a button that cancels an operation.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A control that performs an action when the user taps it.
public struct Button<Label: View>: View {
  let content: Label
  private let role: ButtonRole?
  private let action: () -> Void

  /// Creates a button with a custom label.
  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    content = label()
  }

  /// Creates a button with a custom label.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Creates a button with a title and a role.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
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
