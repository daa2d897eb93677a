/// How wide a text will be in a figure, without a font to ask.
///
/// A figure names several fonts and gets whichever the reader's machine has. The widths here are
/// those of the widest of them, so that a text fits its box with any.
struct TextMeasure {
  /// A style in which a figure sets text.
  enum Face {
    /// For sentences.
    case sans
    /// For what is emphasised.
    case bold
    /// For names and values, as in code.
    case mono
  }

  let face: Face
  let size: Double

  /// The width of a text.
  ///
  /// - Complexity: O(*n*).
  func width(of text: String) -> Double {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
  }

  /// The text on lines that are at most `width` wide: broken between words, between the parts of
  /// a name, and where nothing else helps, anywhere. What does not fit on `limit` lines ends in an ellipsis.
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

  /// As much of the text as fits, one character at least.
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

  /// The line up to its last good place for a break, unless that would leave it nearly empty.
  private func wordPrefix(of line: Substring, in whole: Substring) -> Substring {
    if whole[line.endIndex...].first == " " { return line }
    // A word stays whole where it can; a name is broken between its parts, `List` and `Row`.
    let (space, part) = (line.lastIndex(of: " "), lastPart(of: line, in: whole))
    for case let end? in [space.map(line.index(after:)), part]
    where line.distance(from: line.startIndex, to: end) * 3 >= line.count {
      return line[..<end]
    }
    return line
  }

  /// The last place of a line at which a name has a joint.
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

  /// Characters of East Asia, and pictures: two columns of a terminal.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
