/// The shared implementation of all text fields: the bound text and the action for submitting it.
struct Field<Label: View>: View {
  let content: Label
  let role: Element.Role
  let prompt: Text?
  let text: Binding<String>
  /// A closure that writes the input when the user submits it or the field loses the focus. If it
  /// is `nil`, every change to the text is written immediately.
  var commit: ((String) -> Void)?
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
}

extension Field: ControlView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    FieldNode(self, parent: parent, environment: environment)
  }

  func element(in environment: EnvironmentValues) -> Element {
    var element = Element(control: role, value: .text(text.wrappedValue), in: environment)
    element.prompt = prompt?.words(in: environment)
    element.actions.setText = { words in
      onEditingChanged(true)
      text.wrappedValue = words
      onEditingChanged(false)
    }
    // The Return key starts a new line in a text editor.
    guard role != .textEditor else { return element }
    // The action is looked up at submission, since the field's element doesn't depend on it.
    element.actions.submit = {
      onCommit()
      environment.submit(role == .searchField ? .search : .text)
    }
    return element
  }
}

/// The node for a text field. The node can have the keyboard focus. If the field writes its value
/// only on commit, the node keeps the draft.
private final class FieldNode<Label: View>: ControlNode<Field<Label>>, FocusableNode {
  private let draft = FieldDraft()

  var canBeFocused: Bool { isMounted && isOnScreen && element.isEnabled }

  override func evaluate() -> Element {
    var element = super.evaluate()
    element.actions.focus = { [weak self] in
      guard let self, canBeFocused else { return }
      graph.focus.move(to: self)
    }
    guard view.commit != nil else { return element }
    noteRead(of: draft)
    if let text = draft.text { element.value = .text(text) }
    let submit = element.actions.submit
    element.actions.setText = { [draft] in draft.text = $0 }
    element.actions.submit = { [weak self] in
      self?.commit()
      submit?()
    }
    if draft.text != nil { element.actions.endEditing = { [weak self] in self?.commit() } }
    return element
  }

  override func appendElements(to elements: inout [Element]) {
    let start = elements.count
    super.appendElements(to: &elements)
    if graph.focus.hasFocus(self) { elements[start].isFocused = true }
  }

  func endEditing() {
    if isMounted { commit() }
  }

  // Uses the newest view, because only its binding is valid.
  private func commit() {
    guard let text = draft.text else { return }
    draft.text = nil
    view.commit?(text)
  }
}

/// Input that a field hasn't written to its binding yet. The text is `nil` while the field shows
/// the bound value.
private final class FieldDraft: Source, @unchecked Sendable {
  @MainActor var text: String? {
    didSet { invalidateReaders() }
  }
}

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
