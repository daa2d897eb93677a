/// The name of a key in a script, such as `tab`, `ctrl-u`, `alt-up`, `f2`, or `x`.
struct KeyName: Equatable {
  var key: InputEvent.Key
  var modifiers: InputEvent.Modifiers = []

  private static let named: [(name: String, key: InputEvent.Key)] = [
    ("tab", .tab), ("return", .enter), ("enter", .enter), ("escape", .escape), ("esc", .escape),
    ("backspace", .backspace), ("delete", .delete), ("up", .up), ("down", .down), ("left", .left),
    ("right", .right), ("home", .home), ("end", .end), ("pageup", .pageUp),
    ("pagedown", .pageDown), ("space", .character(" ")),
  ]
  private static let prefixes: [(name: String, modifier: InputEvent.Modifiers)] = [
    ("ctrl-", .control), ("control-", .control), ("alt-", .option), ("option-", .option),
    ("shift-", .shift),
  ]

  static let names = named.map(\.name)

  /// Parses a name, or returns `nil` if there is no key with that name.
  init?(_ name: String) {
    var rest = name[...]
    while let prefix = Self.prefixes.first(where: {
      rest.count > $0.name.count && rest.lowercased().hasPrefix($0.name)
    }) {
      modifiers.insert(prefix.modifier)
      rest = rest.dropFirst(prefix.name.count)
    }
    let lowercased = rest.lowercased()
    if rest.count == 1, let character = rest.first {
      key = .character(modifiers.contains(.control) ? lowercased.first ?? character : character)
    } else if let named = Self.named.first(where: { $0.name == lowercased }) {
      key = named.key
    } else if lowercased.hasPrefix("f"), let number = Int(lowercased.dropFirst()),
      (1...24).contains(number)
    {
      key = .function(number)
    } else {
      return nil
    }
  }
}

extension Size {
  /// Parses a size such as `72x20`, or returns `nil` if it's invalid or too large.
  init?(written: String) {
    let parts = written.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      (1...1_000).contains(width), (1...500).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }
}
