import WorkbookCommandLine
import WorkbookCore

/// The text of a hint, in which code with a closure has its own lines.
struct HintText {
  private let hint: String
  private let console: Console
  private let indent: Int

  init(_ hint: String, console: Console, indent: Int) {
    self.hint = hint
    self.console = console
    self.indent = indent
  }

  /// The lines, with the text wrapped and the code as it would be in a file.
  var lines: [String] {
    var lines: [String] = []
    var words: [String] = []
    func flush() {
      let blank = String(repeating: " ", count: indent)
      if !words.isEmpty {
        lines += console.wrapped(words.joined(separator: " "), indent: blank)
      }
      words = []
    }
    for word in CodeUnits(in: hint[...]).words {
      let text = word.map { $0 == firmSpace ? " " : String($0) }.joined()
      guard text.contains(" "), text.contains("{ ") else {
        words.append(word)
        continue
      }
      flush()
      var code = text[...]
      // The end of the line is enough.
      if code.last.map(".,;:".contains) == true { code.removeLast() }
      lines += Self.formatted(code, width: console.width - indent - 4)
        .map {
          String(repeating: " ", count: indent + 4) + HighlightedCode(console: console).line($0)
        }
    }
    flush()
    return lines
  }

  /// Returns code with the content of each closure on lines of its own, unless it fits on a line.
  private static func formatted(_ code: Substring, width: Int) -> [String] {
    guard code.count > width else { return [String(code)] }
    var lines = [""]
    var depth = 0
    var isInString = false
    var last: Character?
    func blank() -> String { String(repeating: "  ", count: depth) }
    var rest = code
    while let character = rest.popFirst() {
      defer { last = character }
      if character == "\"", last != "\\" { isInString.toggle() }
      guard !isInString else {
        lines[lines.count - 1].append(character)
        continue
      }
      switch character {
      case "{":
        // The parameters of a closure stay on its line.
        lines[lines.count - 1] += "{"
        if let match = rest.prefixMatch(of: #/ ((?:\[[^\]]*\] )?(?:[\w, ]+ )?in) /#) {
          lines[lines.count - 1] += " \(match.1)"
          rest = rest[match.range.upperBound...]
        }
        depth += 1
        lines.append(blank())
        rest = rest.drop { $0 == " " }
      case "}":
        depth = max(0, depth - 1)
        if lines[lines.count - 1].allSatisfy({ $0 == " " }) { lines.removeLast() }
        lines.append(blank() + "}")
      case ";" where depth > 0:
        lines.append(blank())
        rest = rest.drop { $0 == " " }
      default: lines[lines.count - 1].append(character)
      }
    }
    return lines.map(\.trimmedAtEnd)
  }
}
