import StateFlow

/// An element on screen, with the style that applies at its position.
public struct ElementOnScreen {
  /// The element.
  public let element: Element
  /// The style of the element, including the styles that it inherits.
  public let style: Style

  package init(_ element: Element, in outer: Style = Style()) {
    self.init(element: element, style: outer.inside(element))
  }

  package init(element: Element, style: Style) {
    self.element = element
    self.style = style
  }

  /// The elements directly inside this one.
  package var children: [ElementOnScreen] {
    element.children.map { ElementOnScreen($0, in: style) }
  }

  /// Whether a user can see the element.
  package var isVisible: Bool { !style.isHidden && style.opacity > 0 }

  /// Whether the element is a control, in which case its text views form its label.
  var isControl: Bool {
    switch element.role {
    case .button, .toggle, .stepper, .slider, .textField, .secureField, .textEditor, .searchField,
      .picker, .menu:
      true
    default: false
    }
  }

  /// Whether the element only arranges others.
  private var isContainer: Bool {
    [.tabView, .navigation, .list, .form, .section, .row].contains(element.role)
  }

  /// Returns the visible strings in the element, from the top down.
  ///
  /// - Parameter inControls: Whether to include the labels of controls.
  package func texts(inControls: Bool) -> [String] {
    guard isVisible, inControls || !isControl else { return [] }
    var texts: [String] = []
    if element.role == .text || !element.text.isEmpty { texts.append(element.text) }
    if case .text(let entered)? = element.value { texts.append(entered) }
    return texts + children.flatMap { $0.texts(inControls: inControls) }
  }

  /// Returns the visible elements that satisfy a condition, from the top down. The search includes
  /// this element, but not the contents of a match.
  package func all(
    inControls: Bool = true, where condition: (ElementOnScreen) -> Bool
  ) -> [ElementOnScreen] {
    guard isVisible, inControls || !isControl else { return [] }
    if condition(self) { return [self] }
    return children.flatMap { $0.all(inControls: inControls, where: condition) }
  }

  /// Returns one line for the element and one for each element inside it. Each level of nesting is
  /// indented by two spaces.
  package func outline(indentedBy depth: Int) -> String {
    guard isVisible else { return "" }
    switch element.role {
    case .empty, .spacer, .divider, .caption:
      return ""
    case .verticalStack, .horizontalStack, .depthStack, .group, .scroll:
      return children.map { $0.outline(indentedBy: depth) }.joined()
    default:
      // The label of a container would repeat the text of its content.
      let label = isContainer ? element.text : element.label
      var line = "\(String(repeating: "  ", count: depth))\(element.role.spokenName)"
      if !isContainer || !label.isEmpty { line += " \"\(label)\"" }
      if let value = element.value { line += " = \(value)" }
      if !element.isEnabled { line += " (disabled)" }
      let inside = isControl ? "" : children.map { $0.outline(indentedBy: depth + 1) }.joined()
      return line + "\n" + inside
    }
  }
}
