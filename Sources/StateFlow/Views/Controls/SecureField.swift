/// A text field that hides its text, for input such as a password.
public struct SecureField<Label: View>: View {
  private let field: Field<Label>

  /// Creates a field with a custom label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = Field(content: label(), role: .secureField, prompt: prompt, text: text)
  }
}

extension SecureField: TransparentView {
  var content: Field<Label> { field }
}

extension SecureField where Label == Text {
  /// Creates a field with a title, which serves as the placeholder while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a title, which serves as the placeholder while the field is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field with an action to perform on submission (iOS 13 spelling).
  @available(*, deprecated, message: "Use onSubmit")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    field = Field(
      content: Text(titleKey), role: .secureField, prompt: nil, text: text, onCommit: onCommit)
  }
}
