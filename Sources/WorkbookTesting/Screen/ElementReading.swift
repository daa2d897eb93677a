import StateFlow

extension Element {
  /// Whether a person can act on it.
  var isControl: Bool {
    switch role {
    case .button, .toggle, .stepper, .slider, .textField, .secureField, .picker, .menu: true
    default: false
    }
  }

  var isHidden: Bool { attributes.contains(.hidden) }

  /// What can be read in it, from the top down.
  func texts(inControls: Bool) -> [String] {
    guard !isHidden, inControls || !isControl else { return [] }
    var texts = children.flatMap { $0.texts(inControls: inControls) }
    if role == .text || !text.isEmpty && !isControl { texts.insert(text, at: 0) }
    if isControl {
      if !text.isEmpty { texts.insert(text, at: 0) }
      if case .text(let entered)? = value { texts.append(entered) }
    }
    return texts
  }

  /// The elements that satisfy a condition, from the top down, itself included. What is inside a
  /// control belongs to the control.
  func all(where condition: (Element) -> Bool) -> [Element] {
    guard !isHidden else { return [] }
    if condition(self) { return [self] }
    return children.flatMap { $0.all(where: condition) }
  }

  /// What it is and what is in it, a line each.
  func outline(indentedBy depth: Int) -> String {
    guard !isHidden else { return "" }
    let indent = String(repeating: "  ", count: depth)
    switch role {
    case .empty, .spacer, .divider:
      return ""
    case .verticalStack, .horizontalStack, .depthStack:
      return children.map { $0.outline(indentedBy: depth) }.joined()
    default:
      var line = "\(indent)\(role.spokenName) \"\(label)\""
      if let value { line += " = \(value.spoken)" }
      if !isEnabled { line += " (disabled)" }
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
  var spoken: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .flag(let isOn): isOn ? "on" : "off"
    case .number(let number, _): "\(number)"
    case .choice(let tag): "\(tag)"
    }
  }
}
