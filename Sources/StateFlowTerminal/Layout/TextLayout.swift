/// A line of laid-out text.
struct TextLine: Equatable {
  /// A part of a line in which all text has the same style.
  struct Piece: Equatable {
    var text: String
    var run: Int
  }

  var pieces: [Piece] = []
  var width = 0

  mutating func append(_ character: Character, width: Int, run: Int) {
    self.width += width
    if pieces.last?.run == run {
      pieces[pieces.count - 1].text.append(character)
    } else {
      pieces.append(Piece(text: String(character), run: run))
    }
  }
}

/// The layout of text in lines.
///
/// Line breaks occur before a word that doesn't fit, within a word that is longer than a line,
/// between characters in scripts without spaces, and at newlines.
enum TextLayout {
  private struct Glyph {
    var character: Character
    var width: Int
    var run: Int
    var isSpace: Bool
  }

  /// Breaks the text of several runs into lines.
  ///
  /// - Parameters:
  ///   - width: The maximum number of cells in a line; `nil` for no limit.
  ///   - limit: The maximum number of lines. If there would be more, the last one ends in `…`.
  /// - Complexity: O(*n*) for *n* characters.
  static func lines(of runs: [String], width: Int?, limit: Int? = nil) -> [TextLine] {
    if runs.count == 1, let count = runs[0].plainCount, count <= width ?? .max {
      return [TextLine(pieces: count == 0 ? [] : [.init(text: runs[0], run: 0)], width: count)]
    }
    if let width, width <= 0 { return [] }
    var lines: [TextLine] = []
    let most = limit.map { max(1, $0) } ?? .max
    for paragraph in paragraphs(of: runs) {
      guard lines.count <= most else { break }
      wrap(paragraph, width ?? .max, most: most, into: &lines)
    }
    if lines.count > most {
      lines.removeSubrange(most...)
      lines[most - 1] = cut(lines[most - 1], to: width ?? .max, always: true)
    }
    return lines
  }

  /// Returns a line, shortened with an ellipsis if it doesn't fit.
  static func cut(_ line: TextLine, to width: Int, always: Bool = false) -> TextLine {
    guard always || line.width > width else { return line }
    guard width > 0 else { return TextLine() }
    var result = TextLine()
    var run = line.pieces.first?.run ?? 0
    outer: for piece in line.pieces {
      for character in piece.text {
        guard result.width + character.cellWidth <= width - 1 else { break outer }
        result.append(character, width: character.cellWidth, run: piece.run)
        run = piece.run
      }
    }
    result.append("…", width: 1, run: run)
    return result
  }

  private static func paragraphs(of runs: [String]) -> [[Glyph]] {
    var paragraphs: [[Glyph]] = [[]]
    for (run, text) in runs.enumerated() {
      for character in text {
        if character.isNewline {
          paragraphs.append([])
        } else if character == "\t" {
          paragraphs[paragraphs.count - 1] += Array(
            repeating: Glyph(character: " ", width: 1, run: run, isSpace: true), count: 2)
        } else {
          let width = character.cellWidth
          guard width > 0 else { continue }
          paragraphs[paragraphs.count - 1].append(
            Glyph(character: character, width: width, run: run, isSpace: character == " "))
        }
      }
    }
    return paragraphs
  }

  private static func wrap(
    _ glyphs: [Glyph], _ width: Int, most: Int, into lines: inout [TextLine]
  ) {
    var start = 0
    repeat {
      var end = start
      var used = 0
      var lastBreak: Int?
      while end < glyphs.count, used + glyphs[end].width <= width || glyphs[end].isSpace {
        used += glyphs[end].width
        end += 1
        if end < glyphs.count, canBreak(glyphs[end - 1], glyphs[end]) { lastBreak = end }
      }
      if end < glyphs.count { end = lastBreak ?? max(end, start + 1) }
      var line = TextLine()
      var last = end
      // Spaces at a line break aren't shown.
      if end < glyphs.count || used > width {
        while last > start, glyphs[last - 1].isSpace { last -= 1 }
      }
      for glyph in glyphs[start..<last] where glyph.width <= width {
        line.append(glyph.character, width: glyph.width, run: glyph.run)
      }
      lines.append(line)
      start = end
    } while start < glyphs.count && lines.count <= most
  }

  private static func canBreak(_ one: Glyph, _ next: Glyph) -> Bool {
    if one.isSpace { return !next.isSpace }
    if next.isSpace { return false }
    // Closing punctuation stays with the preceding character.
    return (one.width == 2 || next.width == 2) && !"、。，．）」』！？,.)!?".contains(next.character)
  }
}
