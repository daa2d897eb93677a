/// An alert as a value: the spelling of iOS 13.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let title: Text
    let role: ButtonRole?
    let action: () -> Void

    /// A button that does something.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, role: nil, action: action ?? {})
    }

    /// A button that gives something up.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, role: .cancel, action: action ?? {})
    }

    /// A button that gives something up.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// A button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, role: .destructive, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// An alert with two buttons.
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
  /// Shows an alert while the binding is true: the spelling of iOS 13.
  @available(*, deprecated, message: "Use alert(_:isPresented:actions:)")
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    presentation(.alert, isPresented: isPresented) { content().view }
  }

  /// Shows an alert while there is an item: the spelling of iOS 13.
  @available(*, deprecated, message: "Use alert(_:isPresented:presenting:actions:)")
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    presentation(.alert, item: item) { content($0).view }
  }
}
