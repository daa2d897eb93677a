extension Character {
  /// The number of cells that the character takes in a terminal: zero, one, or two.
  ///
  /// A character is as wide as its widest scalar. Combining marks and joiners add nothing, so a
  /// family emoji is as wide as a single emoji. Flags and characters with emoji presentation take
  /// two cells.
  package var cellWidth: Int {
    if let ascii = asciiValue { return ascii < 32 || ascii == 127 ? 0 : 1 }
    let scalars = unicodeScalars
    var width = 0
    for scalar in scalars {
      switch scalar.value {
      case 0xFE0F where width == 1: width = 2
      // The selector for text presentation, which is narrow.
      case 0xFE0E where width == 2 && scalars.first!.properties.isEmoji: width = 1
      default: width = max(width, scalar.cellWidth)
      }
    }
    return width
  }
}

extension Unicode.Scalar {
  fileprivate var cellWidth: Int {
    if value < 0x300 {
      return value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xAD ? 0 : 1
    }
    if isZeroWidth { return 0 }
    // No scalar below Hangul Jamo is wide.
    if value < 0x1100 { return 1 }
    return isWide || properties.isEmojiPresentation ? 2 : 1
  }

  private var isZeroWidth: Bool {
    switch value {
    // Hangul medial vowels and final consonants share the cell of the initial consonant.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: return true
    case 0xFE00...0xFE0F, 0xE0000...0xE0FFF: return true
    case 0x4E00...0x9FFF, 0xAC00...0xD7AF: return false
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return true
    default: return false
    }
  }

  // The ranges that Unicode's East Asian Width property lists as wide (W) or full-width (F).
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F1E6...0x1F202, 0x1F210...0x1F23B,
      0x1F240...0x1F248, 0x1F250...0x1F251, 0x1F260...0x1F265, 0x20000...0x2FFFD,
      0x30000...0x3FFFD:
      true
    default: false
    }
  }
}

extension StringProtocol {
  /// The number of cells that the string takes on one line of a terminal.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package var cellWidth: Int {
    if let count = plainCount { return count }
    return reduce(0) { $0 + $1.cellWidth }
  }

  /// The number of characters if all are printable ASCII, which take one byte and one cell each;
  /// otherwise `nil`.
  package var plainCount: Int? {
    utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      for byte in bytes where byte < 32 || byte > 126 { return nil }
      return bytes.count
    } ?? nil
  }
}
