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
