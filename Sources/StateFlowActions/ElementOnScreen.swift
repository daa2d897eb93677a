import StateFlow

/// An element on screen, with the style that applies at its position.
@MainActor
public struct ElementOnScreen {
  /// The element.
  public let element: Element
  /// The style of the element, including the styles that it inherits.
  public let style: Style

  init(_ element: Element, in outer: Style = Style()) {
    self.init(element: element, style: outer.inside(element))
  }

  init(element: Element, style: Style) {
    self.element = element
    self.style = style
  }

  /// The elements directly inside this one.
  var children: [ElementOnScreen] {
    element.children.map { ElementOnScreen($0, in: style) }
  }

  /// Whether a user can see the element.
  var isVisible: Bool { !style.isHidden && style.opacity > 0 }

  /// Whether the element is a control, in which case its text views form its label.
  var isControl: Bool {
    switch element.role {
    case .button, .toggle, .stepper, .slider, .textField, .secureField, .picker, .menu: true
    default: false
    }
  }

  /// Returns the visible strings in the element, from the top down.
  ///
  /// - Parameter inControls: Whether to include the labels of controls.
  func texts(inControls: Bool) -> [String] {
    guard isVisible, inControls || !isControl else { return [] }
    var texts: [String] = []
    if element.role == .text || !element.text.isEmpty { texts.append(element.text) }
    if case .text(let entered)? = element.value { texts.append(entered) }
    return texts + children.flatMap { $0.texts(inControls: inControls) }
  }

  /// Returns the visible elements that satisfy a condition, from the top down. The search includes
  /// this element, but not the contents of a match.
  func all(
    inControls: Bool = true, where condition: (ElementOnScreen) -> Bool
  ) -> [ElementOnScreen] {
    guard isVisible, inControls || !isControl else { return [] }
    if condition(self) { return [self] }
    return children.flatMap { $0.all(inControls: inControls, where: condition) }
  }

  /// Returns one line for the element and one for each element inside it. Each level of nesting is
  /// indented by two spaces.
  func outline(indentedBy depth: Int) -> String {
    guard isVisible else { return "" }
    switch element.role {
    case .empty, .spacer, .divider:
      return ""
    case .verticalStack, .horizontalStack, .depthStack:
      return children.map { $0.outline(indentedBy: depth) }.joined()
    default:
      var line = "\(String(repeating: "  ", count: depth))\(element.role.spokenName)"
      line += " \"\(element.label)\""
      if let value = element.value { line += " = \(value.spoken)" }
      if !element.isEnabled { line += " (disabled)" }
      let inside = isControl ? "" : children.map { $0.outline(indentedBy: depth + 1) }.joined()
      return line + "\n" + inside
    }
  }
}

extension Element.Value {
  /// The value as it appears in an outline, such as `on`.
  fileprivate var spoken: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .flag(let isOn): isOn ? "on" : "off"
    case .number(let number, _): "\(number)"
    case .choice(let tag): "\(tag)"
    }
  }
}
