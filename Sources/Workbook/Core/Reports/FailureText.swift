/// What a test found, in the words of Swift Testing, made readable.
///
/// - A file is called what it is called everywhere else. Swift names it after its module,
///   `ViewState/TapCounter.swift`, and the student has `Exercises/01-ViewState/TapCounter.swift`.
/// - `(screen → "0" "Add one").shows("1")` hides what was asked behind what was found: the screen
///   gets a line of its own. What is only the description of a type is left out.
package struct FailureText {
  private let exercise: Exercise

  /// The text of failures in the suite of an exercise.
  package init(exercise: Exercise) {
    self.exercise = exercise
  }

  /// A text whose files have the names that a student knows.
  package func withKnownPaths(_ text: String) -> String {
    let module = Chapter.module(of: exercise.chapter)
    return text.replacing(#/(?<path>[\w\/-]+)\/(?<file>\w+\.swift:)/#) { match in
      switch match.path {
      case module[...] where match.file == "\(exercise.name).swift:":
        "\(exercise.answerPath()):"
      case "\(module)Tests": "Tests/\(exercise.chapter)/\(match.file)"
      default: "\(match.0)"
      }
    }
  }

  /// The lines of a message.
  package func lines(of message: String) -> [String] {
    let (text, screens) = Self.unfolded(withKnownPaths(message))
    return [text]
      + screens.map { $0.isEmpty ? "The screen shows nothing." : "The screen shows: \($0)" }
  }

  /// A message without screens and descriptions of types in it, and what those screens show.
  private static func unfolded(_ message: String) -> (text: String, screens: [String]) {
    var text = ""
    var screens: [String] = []
    var rest = message[...]
    while let character = rest.first {
      if character == "\"" {
        let end = endOfQuotation(rest)
        text += rest[..<end]
        rest = rest[end...]
      } else if character == "(", let value = Value(rest) {
        if value.isScreen {
          text += value.expression
          if !screens.contains(value.found) { screens.append(value.found) }
        } else {
          text += value.isDescription ? value.expression : String(rest[..<value.end])
        }
        rest = rest[value.end...]
      } else {
        text.append(rest.removeFirst())
      }
    }
    return (text, screens)
  }

  /// Behind the quotation that a text begins with.
  fileprivate static func endOfQuotation(_ text: Substring) -> Substring.Index {
    var isEscaped = false
    for index in text.indices.dropFirst() {
      if text[index] == "\"", !isEscaped { return text.index(after: index) }
      isEscaped = text[index] == "\\" && !isEscaped
    }
    return text.endIndex
  }
}

/// An expression with what it was found to be, `(count → 3)`, at the beginning of a text.
private struct Value {
  let expression: String
  let found: String
  /// Behind its last parenthesis.
  let end: Substring.Index
  /// Whether it is asked what it shows.
  let isScreen: Bool

  /// Whether what was found is no value, but what type it has.
  var isDescription: Bool {
    found.contains("WorkbookTesting.")
      || found.wholeMatch(of: #/(?:[A-Z]\w*\.)+[A-Z]\w*/#) != nil
  }

  init?(_ text: Substring) {
    var depth = 0
    var arrow: Range<Substring.Index>?
    var index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case "\"":
        index = FailureText.endOfQuotation(text[index...])
        continue
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "→" where depth == 1 && arrow == nil:
        arrow = index..<text.index(after: index)
      default: break
      }
      let next = text.index(after: index)
      if depth == 0 {
        guard let arrow else { return nil }
        expression = String(text[..<arrow.lowerBound].dropFirst()).trimmed
        found = String(text[arrow.upperBound..<index]).trimmed
        end = next
        isScreen =
          text[next...].hasPrefix(".shows(") && (found.isEmpty || found.hasPrefix("\""))
        return
      }
      index = next
    }
    return nil
  }
}
