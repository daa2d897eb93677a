/// Functions that make a string fit on one line of a diagnostic or a story.
package enum OneLine {
  /// Returns a string truncated to `limit` characters, without line breaks, control characters, or
  /// marks that change the writing direction.
  ///
  /// - Complexity: O(*limit*).
  package static func of(_ text: String, limit: Int = 200) -> String {
    // Most strings need no change.
    if text.utf8.count <= limit, text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
    var scalars = String.UnicodeScalarView()
    var marks = 0
    for scalar in text.unicodeScalars.prefix(8 * limit) {
      marks = scalar.properties.generalCategory == .nonspacingMark ? marks + 1 : 0
      guard marks <= mostMarks else { continue }
      scalars.append(isHarmless(scalar) ? scalar : " ")
    }
    let line = String(scalars)
    return line.count > limit ? line.prefix(limit - 1) + "…" : line
  }

  /// The maximum number of accents on a letter. A letter with a hundred accents would cover the
  /// lines above it.
  private static let mostMarks = 4

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return false
    default: return true
    }
  }
}

/// Returns a count with thousands separators, such as `10,000`. The format is the same in all
/// locales.
package func grouped(_ count: Int) -> String {
  var groups: [String] = []
  var rest = "\(count.magnitude)"
  while rest.count > 3 {
    groups.insert(String(rest.suffix(3)), at: 0)
    rest.removeLast(3)
  }
  return (count < 0 ? "-" : "") + ([rest] + groups).joined(separator: ",")
}

/// Returns a name with its indefinite article, such as `a Radio`, `an OldRadio`, or `an
/// RPNCalculator`.
///
/// - Parameter opensSentence: Whether to capitalize the article.
func withArticle(_ name: String, opensSentence: Bool = false) -> String {
  let article = soundsLikeVowel(name) ? "an" : "a"
  return "\(opensSentence ? article.capitalized : article) \(name)"
}

private func soundsLikeVowel(_ name: String) -> Bool {
  let letters = name.drop { !$0.isLetter }
  guard let first = letters.first else { return false }
  let abbreviation = letters.prefix { $0.isUppercase }
  // An abbreviation is pronounced letter by letter, as in "an HTML" and "a URL".
  if abbreviation.count > 2 || abbreviation.count == letters.count {
    return "AEFHILMNORSX".contains(first)
  }
  let word = letters.lowercased()
  if ["eu", "one", "once", "uni", "use", "usu", "uti"].contains(where: word.hasPrefix) {
    return false
  }
  return "aeiou".contains(word.first ?? " ")
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
