/// A control for editing text of several lines.
///
/// Each change is written to the binding immediately. The Return key starts a new line instead of
/// submitting the text.
public struct TextEditor: View {
  private let text: Binding<String>

  /// Creates an editor for a string.
  public init(text: Binding<String>) {
    self.text = text
  }
}

extension TextEditor: TransparentView {
  var content: Field<EmptyView> {
    Field(content: EmptyView(), role: .textEditor, prompt: nil, text: text)
  }
}
