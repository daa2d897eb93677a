import WorkbookCore

/// The rule for predictions, which are values that students have to work out themselves.
///
/// A prediction consists of literals, the cases of the stub's enumerations, and the kit's
/// `PredictedUpdate`. So it can't run the program whose result it predicts, neither directly nor
/// through code that the standard library calls, such as an iterator, a description, or a decoder.
///
/// Other code could change the program, or what a literal means. So it has to be the same as in the
/// stub, except for comments, layout, and additional constants that are as simple as predictions. If
/// the stub has other holes, too, only the type that contains the predictions has to be the same.
///
/// The rule compares tokens, and accepts only those that it knows. If the lexer doesn't understand
/// something, the answer isn't accepted.
package struct PredictionRule: Sendable {
  /// The names of the predictions.
  let names: Set<Substring>
  /// The stub's tokens.
  let stub: ArraySlice<CodeTokens.Token>
  /// The words that a prediction can use.
  let vocabulary: PredictionVocabulary
  /// Whether students fill no other holes.
  let appliesToWholeFile: Bool

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - predictions: The names of the predictions.
  ///   - stub: The source code of the stub.
  package init(predictions: [String], stub: String) {
    names = Set(predictions.map { $0[...] })
    let tokens = CodeTokens.withoutLayout(in: stub)
    vocabulary = PredictionVocabulary(stub: tokens, predictions: names)
    appliesToWholeFile = tokens.count { $0.text == "unfinished" } == predictions.count
    self.stub = appliesToWholeFile ? tokens : tokens.type(containing: names) ?? tokens
  }

  /// Returns the findings about an answer, with their lines.
  ///
  /// - Parameters:
  ///   - source: The source code of the answer.
  ///   - facts: The facts about the answer.
  ///   - solution: The facts about the solution.
  func findings(
    in source: String, _ facts: AnswerFacts, comparedWith solution: SolutionFacts
  ) -> [Finding] {
    let tokens = CodeTokens.withoutLayout(in: source)
    if appliesToWholeFile { return PredictionComparison.findings(in: tokens, rule: self) }
    // The tests use the declarations that the rule examines: there are no others with these names.
    let isDeclaredOnce = names.allSatisfy { name in
      tokens.count { $0.kind == .word && $0.text.filter { $0 != "`" } == name } == 1
    }
    let declarations = Set(facts.declarations)
    let expected = solution.declarations.filter { names.contains($0.name[...]) }
    guard isDeclaredOnce, expected.allSatisfy(declarations.contains),
      let type = tokens.type(containing: names)
    else {
      return [
        Finding(
          name: "prediction",
          message:
            "Declare \(names.sorted().joined(separator: " and ")) only once, where the original "
            + "file does, and with the same type.")
      ]
    }
    return PredictionComparison.findings(in: type, rule: self)
  }

  /// Returns a finding about code that differs from the stub.
  func changed(_ text: Substring, at line: Int) -> Finding {
    let start = appliesToWholeFile ? "Only" : "In \(stub.dropFirst().first?.text ?? ""), only"
    return Finding(
      name: "prediction", line: line,
      message:
        "\(start) your predictions may differ from the original file, but \(text) does. Undo "
        + "that change.")
  }

  /// Returns a finding about something that a prediction, or a constant for predictions, can't use.
  func finding(about name: Substring, using text: Substring, at line: Int) -> Finding {
    let shown = text == "{" ? "a closure" : text.contains("\\(") ? "an interpolation" : text
    return Finding(
      name: "prediction", line: line,
      message:
        "\(name) is \(names.contains(name) ? "" : "part of ")a prediction, so it can't use \(shown). Work out the values "
        + "yourself, and write them as literals.")
  }
}

extension CodeTokens {
  /// Returns the tokens in source code, without comments.
  static func withoutComments(in source: String) -> ArraySlice<Token> {
    CodeTokens(source).tokens.filter { $0.kind != .comment }[...]
  }

  /// Returns the tokens in source code, without comments and without the commas that a formatter adds
  /// after the last element of a list.
  static func withoutLayout(in source: String) -> ArraySlice<Token> {
    let tokens = withoutComments(in: source)
    let next = tokens.dropFirst().map(\.text) + [""]
    return zip(tokens, next).filter { $0.text != "," || !["]", ")"].contains($1) }.map(\.0)[...]
  }
}

extension ArraySlice<CodeTokens.Token> {
  var texts: [Substring] { map(\.text) }

  /// Returns the type that contains the first of the given names, from its keyword to its last brace.
  fileprivate func type(containing names: Set<Substring>) -> Self? {
    let keywords: Set<Substring> = ["struct", "enum", "class", "extension"]
    guard let name = firstIndex(where: { names.contains($0.text) }),
      let start = self[..<name].lastIndex(where: { keywords.contains($0.text) }),
      let brace = self[start...].firstIndex(where: { $0.text == "{" })
    else { return nil }
    var rest = self[brace...]
    _ = rest.removeBlock()
    return self[start..<rest.startIndex]
  }

  /// Removes a block, whose first brace is the first token, and returns the tokens between its braces.
  mutating func removeBlock() -> Self {
    let all = self
    var depth = 0
    while let token = popFirst() {
      if token.text == "{" { depth += 1 }
      if token.text == "}" { depth -= 1 }
      if depth == 0 { return all[(all.startIndex + 1)..<(startIndex - 1)] }
    }
    return all.dropFirst()
  }
}
