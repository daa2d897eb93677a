extension String {
  /// Whether the text can name a type, a module or a wrong answer here: `TapCounter`.
  package var isTypeName: Bool { wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil }
}
