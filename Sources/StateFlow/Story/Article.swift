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
