/// A description of an alert (iOS 13 spelling).
public struct Alert {
  /// A button in an alert.
  public struct Button {
    let title: Text
    let role: ButtonRole?
    let action: () -> Void

    /// Returns a button that performs an action.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, role: nil, action: action ?? {})
    }

    /// Returns a button that cancels the operation.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, role: .cancel, action: action ?? {})
    }

    /// Returns a button that cancels the operation.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// Returns a button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, role: .destructive, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  @ViewBuilder @MainActor var view: some View {
    Caption(title)
    message
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      StateFlow.Button(role: button.role, action: button.action) { button.title }
    }
  }
}

extension View {
  /// Shows an alert while the binding's value is `true` (iOS 13 spelling).
  @available(*, deprecated, message: "Use alert(_:isPresented:actions:)")
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    presentation(.alert, isPresented: isPresented) { content().view }
  }

  /// Shows an alert while the binding's item isn't `nil` (iOS 13 spelling).
  @available(*, deprecated, message: "Use alert(_:isPresented:presenting:actions:)")
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    presentation(.alert, item: item) { content($0).view }
  }
}
