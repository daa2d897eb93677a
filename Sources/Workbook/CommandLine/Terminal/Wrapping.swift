import WorkbookCore

/// A space at which a line isn't broken, unless it has to be. The wrapped lines have ordinary spaces.
package let firmSpace: Character = "\u{E000}"

/// Returns text as lines that are wrapped at word boundaries. Existing line breaks are kept.
///
/// A command, a path, or a piece of code stays on one line if it fits on one. Continuation lines have
/// the same indentation as the line that they continue. Color codes have no width.
package func wrappedLines(of text: String, width: Int) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
    guard visibleCount(paragraph) > width else { return [withoutFirmSpaces(String(paragraph))] }
    let indent = paragraph.prefix { $0 == " " }
    let words = CodeUnits(in: paragraph).words.flatMap { word in
      visibleCount(word) <= width - indent.count
        ? [word] : word.split(separator: firmSpace).map(String.init)
    }
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in words {
      let length = visibleCount(word)
      if line.isEmpty {
        (line, used) = ("\(indent)\(word)", indent.count + length)
      } else if used + 1 + length <= width {
        line += " " + word
        used += 1 + length
      } else {
        lines.append(line)
        (line, used) = ("\(indent)\(word)", indent.count + length)
      }
    }
    return (lines + [line]).map(withoutFirmSpaces)
  }
}

private func withoutFirmSpaces(_ text: String) -> String {
  text.contains(firmSpace) ? String(text.map { $0 == firmSpace ? " " : $0 }) : text
}

/// Returns a line wrapped at word boundaries, with its continuation lines indented by four more
/// spaces.
package func linesWithHangingIndent(of line: String, width: Int) -> [String] {
  let parts = wrappedLines(of: line, width: width)
  guard parts.count > 1 else { return [line] }
  let indent = String(repeating: " ", count: line.prefix { $0 == " " }.count + 4)
  let rest = parts.dropFirst().joined(separator: " ").split(separator: " ").joined(separator: " ")
  return [parts[0]] + wrappedLines(of: indent + rest, width: width)
}

/// Returns the number of characters in the text, not counting color codes.
package func visibleCount(_ text: some StringProtocol) -> Int {
  text.utf8.contains(0x1B) ? text.withoutColorCodes.count : text.count
}
