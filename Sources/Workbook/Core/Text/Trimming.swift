extension String {
  /// The string without whitespace at its start and end.
  package var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }

  /// The string without whitespace at its end.
  package var trimmedAtEnd: String {
    guard let end = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...end])
  }
}
