extension String: ComparedByPart {
  /// The number of characters to show before a difference, so that the reader can find it in the
  /// string.
  private static let leadIn = 12
  /// The maximum number of bytes to compare.
  private static let mostBytes = 1_000_000

  /// Returns the change from one string to another. For long strings, the change shows an excerpt
  /// that starts shortly before the first difference.
  func difference(
    from old: Any, whole: ValueChange, in search: inout ChangeSearch, depth: Int
  ) -> ValueChange? {
    let isVisible = whole.old != whole.new
    guard let old = old as? String, whole.old.contains("…") || whole.new.contains("…") else {
      return isVisible ? whole : nil
    }
    var shared = 0
    for (one, other) in zip(old.utf8, utf8).prefix(Self.mostBytes) {
      guard one == other else { break }
      shared += 1
    }
    guard shared < Self.mostBytes, shared < max(old.utf8.count, utf8.count) else {
      return isVisible ? whole : nil
    }
    guard shared > 2 * Self.leadIn else { return whole }
    return ValueChange(old: old.excerpt(around: shared), new: excerpt(around: shared))
  }

  private func excerpt(around offset: Int) -> String {
    // An excerpt can't start in the middle of a character.
    var start = utf8.index(startIndex, offsetBy: offset - Self.leadIn)
    while start > startIndex, utf8[start] & 0xC0 == 0x80 { start = utf8.index(before: start) }
    let rest = String(unicodeScalars[start...].prefix(4 * Self.shown))
    return "…" + describe(rest)
  }

  private static var shown: Int { 60 }
}
