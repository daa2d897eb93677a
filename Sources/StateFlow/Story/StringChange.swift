extension String: ComparedByPart {
  /// How many characters before a difference are shown, so that one finds the place.
  private static let leadIn = 12
  /// How many bytes are searched for a difference.
  private static let mostBytes = 1_000_000

  /// Long strings are told from shortly before the place at which they differ.
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
    // In the middle of a character there is no place to begin.
    var start = utf8.index(startIndex, offsetBy: offset - Self.leadIn)
    while start > startIndex, utf8[start] & 0xC0 == 0x80 { start = utf8.index(before: start) }
    let rest = String(unicodeScalars[start...].prefix(4 * Self.shown))
    return "…" + describe(rest)
  }

  private static var shown: Int { 60 }
}
