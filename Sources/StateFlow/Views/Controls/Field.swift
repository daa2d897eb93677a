/// The common part of all text fields: a bound text, and the action for its submission.
struct Field<Label: View>: View {
  let content: Label
  let role: Element.Role
  let prompt: Text?
  let text: Binding<String>
  /// Writes the input when the user submits it or the field loses the focus. If it is nil, each
  /// change of the text is written immediately.
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
    // Looked up at submission, since the field's element doesn't depend on the action.
    element.actions.submit = {
      onCommit()
      environment.submit(.text)
    }
    return element
  }
}

/// The node for a text field, which can have the keyboard focus. It keeps the draft of a field that
/// writes on commit.
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

  // Uses the newest view, because only that one has a valid binding.
  private func commit() {
    guard let text = draft.text else { return }
    draft.text = nil
    view.commit?(text)
  }
}

/// The input in a field that isn't written yet. It is nil while the field shows its value.
private final class FieldDraft: Source, @unchecked Sendable {
  @MainActor var text: String? {
    didSet { invalidateReaders() }
  }
}
