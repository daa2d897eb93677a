extension String {
  /// Whether the text is a valid name for a type, a module or a wrong answer: `TapCounter`.
  package var isTypeName: Bool { wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil }
}
