/// The node for a text field: it can have the keyboard focus.
final class FieldNode<Label: View>: ControlNode<Field<Label>>, FocusableNode {
  var canBeFocused: Bool { isMounted && isOnScreen && element.isEnabled }

  override func evaluate() -> Element {
    var element = super.evaluate()
    element.actions.focus = { [weak self] in
      guard let self, canBeFocused else { return }
      graph.focus.move(to: self)
    }
    return element
  }

  override func appendElements(to elements: inout [Element]) {
    let start = elements.count
    super.appendElements(to: &elements)
    if graph.focus.hasFocus(self) { elements[start].isFocused = true }
  }
}
