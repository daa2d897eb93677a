extension String {
  /// Whether the string, such as `TapCounter`, is a valid name for a type, a module, or a wrong
  /// answer.
  package var isTypeName: Bool { wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil }
}
