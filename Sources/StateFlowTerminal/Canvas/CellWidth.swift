extension Character {
  /// How many cells a terminal gives it: none, one or two.
  package var cellWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.isASCII { return first.value < 32 || first.value == 127 ? 0 : 1 }
    if unicodeScalars.contains(where: { $0.value == 0xFE0F || $0.properties.isEmojiPresentation }) {
      return 2
    }
    return 1
  }
}

extension StringProtocol {
  /// How many cells a terminal gives it, on one line.
  package var cellWidth: Int { reduce(0) { $0 + $1.cellWidth } }
}
