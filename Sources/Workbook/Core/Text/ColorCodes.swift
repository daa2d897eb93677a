extension StringProtocol {
  /// The string without the escape sequences that color text or turn it into a link in a terminal.
  ///
  /// - Complexity: O(*n*) in the length of the string.
  package var withoutColorCodes: String {
    guard utf8.contains(0x1B) else { return String(self) }
    var text = String.UnicodeScalarView()
    var place = EscapePlace.text
    for scalar in unicodeScalars {
      switch place {
      case .text where scalar != "\u{1B}": text.append(scalar)
      case .text: place = .escape
      case .escape where scalar == "]": place = .command
      case .escape, .sequence: place = scalar.properties.isAlphabetic ? .text : .sequence
      case .command where scalar == "\u{1B}": place = .endOfCommand
      case .command: place = scalar == "\u{07}" ? .text : .command
      case .endOfCommand: place = .text
      }
    }
    return String(text)
  }
}

/// The context of a scalar: text, an escape, a control sequence, or an operating system command,
/// which ends with a bell, or with an escape and a backslash.
private enum EscapePlace { case text, escape, sequence, command, endOfCommand }
