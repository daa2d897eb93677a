/// A text to be edited that nobody else should read.
public struct SecureField<Label: View>: View {
  private let field: Field<Label>

  /// A field with any view as its label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = Field(content: label(), role: .secureField, prompt: prompt, text: text)
  }
}

extension SecureField: TransparentView {
  var content: Field<Label> { field }
}

extension SecureField where Label == Text {
  /// A field with a title, which stands in it while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A field with a title, which stands in it while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// A field that tells when the text was entered: the spelling of iOS 13.
  @available(*, deprecated, message: "Use onSubmit")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    field = Field(
      content: Text(titleKey), role: .secureField, prompt: nil, text: text, onCommit: onCommit)
  }
}
