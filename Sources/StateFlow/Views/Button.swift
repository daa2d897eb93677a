/// Something to tap.
public struct Button<Label: View>: View {
  public typealias Body = Never

  let content: Label
  private let action: () -> Void

  /// A button with any view as its label.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    content = label()
  }
}

extension Button where Label == Text {
  /// A button with a title.
  public init(_ title: String, action: @escaping () -> Void) {
    self.action = action
    content = Text(title)
  }
}

extension Button: ContainerView {
  func element(in environment: EnvironmentValues) -> Element {
    var element = Element(.button)
    element.actions.tap = action
    return element
  }
}
