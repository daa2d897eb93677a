/// A text in lines.
struct TextLine: Equatable {
  /// The words of one look.
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

/// Breaks texts into lines.
///
/// A line ends before the word that does not fit, or in a word that fits no line; between the
/// characters of scripts that have no spaces; and where the text says so.
enum TextLayout {
  private struct Glyph {
    var character: Character
    var width: Int
    var run: Int
    var isSpace: Bool
  }

  /// The lines of a text that is put together from runs.
  ///
  /// - Parameters:
  ///   - width: How many cells a line may take; nil for any number.
  ///   - limit: How many lines there may be. The last one ends in `…` where there would be more.
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

  /// A line, with an ellipsis in place of what does not fit.
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
      // The spaces at which a line breaks are not seen.
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
    // Closing marks stay with what they close.
    return (one.width == 2 || next.width == 2) && !"、。，．）」』！？,.)!?".contains(next.character)
  }
}
