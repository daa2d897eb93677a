/// A type that measures the width of text in a figure without having the font.
///
/// A figure lists several fonts and uses the first one that the reader's machine has. The widths
/// here are those of the widest font, so text fits into its box with any of the fonts.
struct TextMeasure {
  /// A typeface in a figure.
  enum Face {
    /// The typeface for sentences.
    case sans
    /// The typeface for emphasis.
    case bold
    /// The typeface for code, such as names and values.
    case mono
  }

  let face: Face
  let size: Double

  /// Returns the width of a string.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the string.
  func width(of text: String) -> Double {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
  }

  /// Breaks a string into lines that are at most `width` wide. Lines are broken between words,
  /// between the parts of a name or, if nothing else works, anywhere. If the string doesn't fit on
  /// `limit` lines, the last line ends with an ellipsis.
  func lines(of text: String, within width: Double, limit: Int) -> [String] {
    var lines: [String] = []
    var rest = Substring(text)
    while !rest.isEmpty, lines.count < limit {
      let isLast = lines.count == limit - 1
      let fitting = prefix(of: rest, within: width)
      if fitting.endIndex == rest.endIndex {
        lines.append(String(rest))
        return lines
      }
      if isLast {
        let cut = prefix(of: rest, within: width - self.width(of: "…"))
        lines.append(trimmed(cut) + "…")
        return lines
      }
      let line = wordPrefix(of: fitting, in: rest)
      lines.append(trimmed(line))
      rest = rest[line.endIndex...].drop { $0 == " " }
    }
    return lines.isEmpty ? [""] : lines
  }

  /// Returns the longest prefix of a string that fits within the width, or the first character if
  /// even that is too wide.
  private func prefix(of text: Substring, within width: Double) -> Substring {
    var used = 0.0
    var end = text.startIndex
    for index in text.indices {
      used += self.width(of: String(text[index]))
      if used > width, end > text.startIndex { break }
      end = text.index(after: index)
    }
    return text[..<end]
  }

  /// Returns the part of a line before the best place to break it, or the whole line if that part
  /// would be nearly empty.
  private func wordPrefix(of line: Substring, in whole: Substring) -> Substring {
    if whole[line.endIndex...].first == " " { return line }
    // If possible, keep words whole, and break a name between its parts, such as `List` and `Row`.
    let (space, part) = (line.lastIndex(of: " "), lastPart(of: line, in: whole))
    for case let end? in [space.map(line.index(after:)), part]
    where line.distance(from: line.startIndex, to: end) * 3 >= line.count {
      return line[..<end]
    }
    return line
  }

  /// Returns the last index in a line at which a part of a name begins.
  private func lastPart(of line: Substring, in whole: Substring) -> Substring.Index? {
    line.indices.dropFirst().last { index in
      let before = line[line.index(before: index)]
      return "./,(".contains(before) || (before.isLowercase && whole[index].isUppercase)
    }
  }

  private func trimmed(_ text: Substring) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  // MARK: One character

  private func width(of scalar: Unicode.Scalar) -> Double {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if Self.isWide(scalar) { return 1.35 * size }
    guard face != .mono else { return (scalar.isASCII ? 0.61 : 0.9) * size }
    let em = Self.isNarrow(scalar) ? 0.4 : Self.isBroad(scalar) ? 1.0 : scalar.isASCII ? 0.64 : 0.85
    let capital = properties.isUppercase && !Self.isBroad(scalar) && !Self.isNarrow(scalar)
    return (em + (capital ? 0.12 : 0)) * (face == .bold ? 1.09 : 1) * size
  }

  private static func isNarrow(_ scalar: Unicode.Scalar) -> Bool {
    " ijlIftr.,:;'`!|()[]/\\-".unicodeScalars.contains(scalar)
  }

  private static func isBroad(_ scalar: Unicode.Scalar) -> Bool {
    "mwMW@%—…→×".unicodeScalars.contains(scalar)
  }

  /// Returns whether a character is two terminal columns wide, as East Asian characters and emoji
  /// are.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
