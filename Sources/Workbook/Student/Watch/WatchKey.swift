/// A key that a watch loop understands.
package enum WatchKey: Equatable, Sendable {
  /// A letter, a digit, or the space bar.
  case character(Character)
  case up, down, pageUp, pageDown, home, end
  case enter, escape

  /// Returns the keys in a chunk of terminal input.
  ///
  /// Terminals send an escape sequence for each arrow and function key. Unknown escape sequences
  /// are skipped, so that the letters in them don't count as typed.
  package static func keys(in input: String) -> [WatchKey] {
    var keys: [WatchKey] = []
    var rest = input[...]
    while let first = rest.first {
      if let sequence = rest.prefixMatch(of: /\u{1B}(?:\[([0-9;]*)([A-Za-z~])|O([A-Za-z]))/) {
        if let key = key(for: sequence.2 ?? sequence.3 ?? "", sequence.1 ?? "") { keys.append(key) }
        rest = rest[sequence.range.upperBound...]
        continue
      }
      switch first {
      case "\u{1B}": keys.append(.escape)
      case "\r", "\n", "\r\n": keys.append(.enter)
      default: keys.append(.character(first))
      }
      rest = rest.dropFirst()
    }
    return keys
  }

  private static func key(for letter: Substring, _ number: Substring) -> WatchKey? {
    switch (letter, number) {
    case ("A", ""): .up
    case ("B", ""): .down
    case ("H", ""), ("~", "1"), ("~", "7"): .home
    case ("F", ""), ("~", "4"), ("~", "8"): .end
    case ("~", "5"): .pageUp
    case ("~", "6"): .pageDown
    default: nil
    }
  }
}
