extension StringProtocol {
  /// The text without the escape sequences that color it in a terminal.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var withoutColorCodes: String {
    guard utf8.contains(0x1B) else { return String(self) }
    var text = String.UnicodeScalarView()
    var isInCode = false
    for scalar in unicodeScalars {
      if scalar == "\u{1B}" {
        isInCode = true
      } else if isInCode {
        isInCode = !scalar.properties.isAlphabetic
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
