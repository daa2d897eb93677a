extension Element: CustomStringConvertible {
  /// A short description of the element's role, label, and state, such as `toggle "Encrypted" (on),
  /// disabled`.
  public var description: String {
    var words = role.rawValue
    if !label.isEmpty { words += " \"\(label)\"" }
    if let value { words += " (\(value))" }
    return isEnabled ? words : words + ", disabled"
  }
}

extension Element.Value: CustomStringConvertible {
  /// A short description of the value, such as `on`, `3`, or `"Frodo"`.
  public var description: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .flag(let isOn): isOn ? "on" : "off"
    case .number(let number, in: _): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .choice(let tag): "\(tag.base)"
    }
  }
}
