/// A call to `unfinished` in a source file. The call marks code that the student still has to
/// write.
package struct Hole: Equatable, Sendable {
  /// The line, counted from one.
  package var line: Int
  /// The description of the task, as a single line.
  package var task: String

  /// Finds the holes in source code, in order.
  ///
  /// For speed, this method scans the text instead of compiling it. It skips comments. The task is
  /// the string literal that follows the opening parenthesis.
  package static func all(in source: String) -> [Hole] {
    let lines = source.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    return lines.indices.compactMap { index in
      guard let start = call(in: lines[index]) else { return nil }
      let rest = [String(lines[index][start...])] + lines[(index + 1)...]
      return Hole(line: index + 1, task: task(in: rest))
    }
  }

  /// Returns the index after `unfinished(` in a line, or `nil` if the line doesn't call
  /// `unfinished`.
  private static func call(in line: String) -> String.Index? {
    let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
    guard let range = code.firstRange(of: "unfinished(") else { return nil }
    if let before = code[..<range.lowerBound].last {
      guard !before.isLetter, !before.isNumber, !"_.`\"".contains(before) else { return nil }
    }
    return range.upperBound
  }

  private static func task(in lines: [String]) -> String {
    let text = lines.joined(separator: "\n").trimmed
    if text.hasPrefix("\"\"\"") {
      let body = text.dropFirst(3)
      let end = body.firstRange(of: "\"\"\"")?.lowerBound ?? body.endIndex
      return body[..<end].replacing("\\\n", with: "").split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
    }
    guard text.hasPrefix("\"") else { return "" }
    var task = ""
    var isEscaped = false
    for character in text.dropFirst() {
      if character == "\"", !isEscaped { break }
      isEscaped = character == "\\" && !isEscaped
      if !isEscaped { task.append(character) }
    }
    return task
  }
}
