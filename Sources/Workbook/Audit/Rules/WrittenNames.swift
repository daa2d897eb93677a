import WorkbookCore

/// The rule for what only the source code shows. The syntax tree contains neither the attributes of an
/// import nor the types that a declaration mentions.
enum WrittenNames {
  /// Returns the findings about an answer, with their lines.
  static func findings(in source: String, _ facts: AnswerFacts) -> [Finding] {
    let tokens = Array(CodeTokens.withoutComments(in: source))
    let own = Set(facts.types.values.map(\.name)).union(facts.declarations.map(\.name))
    var found: [Finding] = []
    for (index, token) in tokens.enumerated() {
      var finding: Finding?
      if token.text == "import", let attribute = attribute(before: index, in: tokens) {
        finding = LanguageRule.attribute(ofImport: attribute)
      } else if token.kind == .word, Libraries.denies(kit: [String(token.text)]),
        token.text.dropFirst().first?.isLowercase == false || token.text == "ViewGraph",
        !own.contains(String(token.text))
      {
        finding = LibraryRule.finding(aboutSymbol: String(token.text))
      }
      if var finding {
        finding.line = token.line
        found.append(finding)
      }
    }
    return found
  }

  /// Returns the attribute before the token with the given index, such as `@preconcurrency` or
  /// `@_spi(Name)`.
  private static func attribute(before index: Int, in tokens: [CodeTokens.Token]) -> String? {
    var index = index - 1
    if index > 0, tokens[index].text == ")" {
      index = (tokens[..<index].lastIndex { $0.text == "(" } ?? 0) - 1
    }
    guard index >= 0, tokens[index].text.hasPrefix("@") else { return nil }
    return String(tokens[index].text)
  }
}
