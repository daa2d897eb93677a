import StateFlow

/// An element, and how it looks where it stands.
@MainActor
public struct ElementOnScreen {
  /// What it is.
  public let element: Element
  /// How it looks, all that it stands in considered.
  public let style: Style

  init(_ element: Element, in outer: Style = Style()) {
    self.init(element: element, style: outer.inside(element))
  }

  init(element: Element, style: Style) {
    self.element = element
    self.style = style
  }

  /// What stands inside it.
  var children: [ElementOnScreen] {
    element.children.map { ElementOnScreen($0, in: style) }
  }

  /// Whether a person sees it.
  var isVisible: Bool { !style.isHidden && style.opacity > 0 }

  /// Whether a person can act on it.
  var isControl: Bool {
    switch element.role {
    case .button, .toggle, .stepper, .slider, .textField, .secureField, .picker, .menu: true
    default: false
    }
  }

  /// What can be read in it, from the top down.
  func texts(inControls: Bool) -> [String] {
    guard isVisible, inControls || !isControl else { return [] }
    var texts: [String] = []
    if element.role == .text || !element.text.isEmpty { texts.append(element.text) }
    if case .text(let entered)? = element.value { texts.append(entered) }
    return texts + children.flatMap { $0.texts(inControls: inControls) }
  }

  /// Those that satisfy a condition, from the top down, itself included. What is inside one that
  /// does belongs to it.
  func all(
    inControls: Bool = true, where condition: (ElementOnScreen) -> Bool
  ) -> [ElementOnScreen] {
    guard isVisible, inControls || !isControl else { return [] }
    if condition(self) { return [self] }
    return children.flatMap { $0.all(inControls: inControls, where: condition) }
  }

  /// What it is and what is in it, a line each.
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

extension Element.Role {
  /// What a person calls such a thing.
  var spokenName: String {
    switch self {
    case .textField: "text field"
    case .secureField: "secure field"
    case .tabView: "tabs"
    case .toolbarItem: "toolbar item"
    default: rawValue
    }
  }
}

extension Element.Value {
  /// What a person says it is set to.
  fileprivate var spoken: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .flag(let isOn): isOn ? "on" : "off"
    case .number(let number, _): "\(number)"
    case .choice(let tag): "\(tag)"
    }
  }
}
