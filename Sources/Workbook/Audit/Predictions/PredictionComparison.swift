import WorkbookCore

/// A comparison of an answer with the stub, token by token, that examines each prediction.
struct PredictionComparison {
  private let rule: PredictionRule
  /// The tokens of the stub and the answer that haven't been compared yet.
  private var stub: ArraySlice<CodeTokens.Token>
  private var answer: ArraySlice<CodeTokens.Token>
  /// The names of the constants that the answer adds. They can't hide a name that the program uses:
  /// either the name doesn't occur in the stub, or the constant is static and the stub has no function
  /// with that name.
  private let constants: Set<Substring>
  private var findings: [Finding] = []

  /// Returns the findings about an answer, or the part of it that has to be the same as in the stub.
  static func findings(
    in answer: ArraySlice<CodeTokens.Token>, rule: PredictionRule
  ) -> [Finding] {
    var comparison = Self(answer, rule)
    if let change = comparison.firstChange() {
      comparison.findings.append(rule.changed(change.text, at: change.line))
    }
    return comparison.findings
  }

  private init(_ answer: ArraySlice<CodeTokens.Token>, _ rule: PredictionRule) {
    self.rule = rule
    self.answer = answer
    stub = rule.stub
    constants = rule.appliesToWholeFile ? Self.additions(in: answer, rule) : []
  }

  private static func declaredNames(in tokens: ArraySlice<CodeTokens.Token>) -> [Substring] {
    zip(tokens, tokens.dropFirst()).compactMap { declaring.contains($0.text) ? $1.text : nil }
  }

  private static func additions(
    in answer: ArraySlice<CodeTokens.Token>, _ rule: PredictionRule
  ) -> Set<Substring> {
    let stub = rule.stub
    let new = Set(declaredNames(in: answer)).subtracting(stub.texts)
    let functions = zip(stub, stub.dropFirst()).compactMap { $0.text == "func" ? $1.text : nil }
    let constants = answer.indices.dropLast(2).compactMap { index in
      answer[index...].prefix(2).texts == ["static", "let"] ? answer[index + 2].text : nil
    }
    return new.union(Set(constants).subtracting(functions)).subtracting(rule.names)
      .filter { !$0.contains("`") }
  }

  private static let declaring: Set<Substring> = ["let", "var"]

  /// Returns the first token that differs from the stub, or `nil` if only predictions and additions
  /// do.
  private mutating func firstChange() -> CodeTokens.Token? {
    while true {
      while skipAddition() {}
      guard let expected = stub.first else { return answer.first }
      guard let token = answer.first else { return expected }
      if expected.text == "var", rule.names.contains(stub.dropFirst().first?.text ?? "") {
        guard examinePrediction() else { return answer.first ?? token }
      } else if token.text == expected.text {
        stub.removeFirst()
        answer.removeFirst()
      } else {
        return token
      }
    }
  }

  // MARK: Predictions

  /// Examines the prediction at the start of the remaining tokens, and removes it.
  ///
  /// - Returns: Whether the answer declares the prediction, with the same type as in the stub.
  private mutating func examinePrediction() -> Bool {
    let name = stub[stub.startIndex + 1].text
    stub.removeFirst(2)
    let type = stub.prefix { $0.text != "{" }
    stub.removeFirst(type.count)
    let hole = stub.removeBlock()
    guard Self.declaring.contains(answer.first?.text ?? ""), answer.dropFirst().first?.text == name
    else { return false }
    answer.removeFirst(2)
    if answer.prefix(type.count).texts == type.texts {
      answer.removeFirst(type.count)
    } else if answer.first?.text != "=" {
      return false
    }
    let value: ArraySlice<CodeTokens.Token>
    switch answer.first?.text {
    case "{": value = answer.removeBlock()
    case "=": value = removeValue()
    default: return false
    }
    if value.texts != hole.texts { examine(value, of: name) }
    return true
  }

  /// Removes an equals sign and the value that follows it, and returns the value.
  private mutating func removeValue() -> ArraySlice<CodeTokens.Token> {
    var line = answer.removeFirst().line
    let all = answer
    var depth = 0
    while let token = answer.first {
      let isPart =
        depth > 0 || !Self.declaring.contains(token.text) && token.text != "return" && allows(token)
      // A token that isn't allowed, on the same line, belongs to the value, too.
      guard isPart || token.line == line && token.text != "}" else { break }
      if ["(", "[", "{"].contains(token.text) { depth += 1 }
      if [")", "]", "}"].contains(token.text) { depth -= 1 }
      line = token.line
      answer.removeFirst()
    }
    return all[..<answer.startIndex]
  }

  /// Adds a finding if a value contains a token that isn't allowed.
  private mutating func examine(_ value: ArraySlice<CodeTokens.Token>, of name: Substring) {
    let own = Set(Self.declaredNames(in: value))
    var previous: Substring = ""
    for token in value {
      // A constant in a function isn't a member.
      let isOwn = token.kind == .word && previous != "." && own.contains(token.text)
      if !isOwn, !allows(token) {
        findings.append(rule.finding(about: name, using: token.text, at: token.line))
        return
      }
      previous = token.text
    }
    // Other code in the answer could declare operators, and initializers with the same names.
    let literal = value.drop { $0.text == "return" }
    guard !rule.appliesToWholeFile,
      !(literal.count == 1 && literal.allSatisfy(PredictionVocabulary.isLiteral)),
      let token = literal.first ?? value.first
    else { return }
    findings.append(rule.finding(about: name, using: token.text, at: token.line))
  }

  private func allows(_ token: CodeTokens.Token) -> Bool {
    rule.vocabulary.allows(token, using: constants)
  }

  // MARK: Additions

  private static let modifiers: Set<Substring> = [
    "private", "fileprivate", "static", "nonisolated", "internal",
  ]

  /// Removes a constant, or an import of Foundation, that the answer adds at this point.
  ///
  /// - Returns: Whether there is such an addition.
  private mutating func skipAddition() -> Bool {
    guard rule.appliesToWholeFile else { return false }
    if answer.prefix(2).texts == ["import", "Foundation"] {
      answer.removeFirst(2)
      return true
    }
    var rest = answer.drop { Self.modifiers.contains($0.text) }
    let isStatic = answer[..<rest.startIndex].texts.contains("static")
    guard rest.popFirst()?.text == "let", let name = rest.popFirst()?.text,
      constants.contains(name), isStatic || !rule.stub.texts.contains(name)
    else { return false }
    // The stub has constants, too.
    let head = answer[..<rest.startIndex].texts
    guard stub.prefix(head.count).texts != head else { return false }
    let type = rest.prefix { $0.text != "=" }
    rest.removeFirst(type.count)
    guard rest.first != nil else { return false }
    answer = rest
    examine(type + removeValue(), of: name)
    return true
  }
}
