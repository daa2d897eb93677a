import WorkbookCore

/// The tokens that a prediction can consist of.
struct PredictionVocabulary: Sendable {
  private var words = standardWords

  /// Collects the words that the predictions in a stub can use in addition to the standard words: the
  /// names of the predictions, and the names, cases, and labels of the stub's enumerations.
  init(stub: ArraySlice<CodeTokens.Token>, predictions: Set<Substring>) {
    words.formUnion(predictions)
    for index in stub.indices where stub[index].text == "enum" {
      words.formUnion(stub[index...].dropFirst().prefix(1).texts)
      var rest = stub[index...].drop { $0.text != "{" }
      let block = rest.removeBlock()
      let lines = Set(block.filter { $0.text == "case" }.map(\.line))
      words.formUnion(block.filter { $0.kind == .word && lines.contains($0.line) }.texts)
    }
  }

  /// The names of types, initializers, and members that only make values.
  private static let standardWords: Set<Substring> = [
    "PredictedUpdate", "Run", "Cause", "writes", "runs", "skips", "body", "because", "changed",
    "inputs", "firstAppearance", "init", "Array", "repeating", "count", "append", "Dictionary",
    "Int", "String", "Bool", "Double", "true", "false", "nil", "let", "var", "return",
    "unfinished", "placeholder",
  ]

  private static let symbols: Set<Substring> = [
    "[", "]", "(", ")", ",", ":", ".", ";", "+", "-", "*", "=", "+=",
  ]

  /// Returns whether a prediction can contain a token.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - constants: The names of constants that the prediction can use.
  func allows(
    _ token: CodeTokens.Token, using constants: Set<Substring>
  ) -> Bool {
    let text = token.text
    return switch token.kind {
    case .comment: true
    // `5.description` is a number token, too.
    case .number: text.allSatisfy { $0.isNumber || $0 == "_" || $0 == "." }
    case .string: Self.isPlain(text)
    case .symbol: Self.symbols.contains(text)
    case .word: words.contains(text) || constants.contains(text)
    }
  }

  /// Returns whether a token is a complete string literal without interpolations.
  private static func isPlain(_ text: Substring) -> Bool {
    text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"") && !text.contains("\\(")
  }

  /// Returns whether a token is a complete literal.
  static func isLiteral(_ token: CodeTokens.Token) -> Bool {
    switch token.kind {
    case .number: token.text.allSatisfy { $0.isNumber || $0 == "_" }
    case .string: isPlain(token.text)
    case .word: ["true", "false", "nil"].contains(token.text)
    default: false
    }
  }
}
