/// A formatter that makes Swift Testing's failure messages easier to read.
///
/// - It replaces paths with those that the student knows. Swift prints a path that starts with the
///   module, `ViewState/TapCounter.swift`; the student has `Exercises/01-ViewState/TapCounter.swift`.
/// - It moves what a screen shows to a line of its own, because `(screen → "0" "Add one")` in
///   `(screen → "0" "Add one").shows("1")` hides the expectation.
/// - It leaves out values that are only the description of a type.
package struct FailureText {
  private let exercise: Exercise

  /// Creates a formatter for failures in the suite of an exercise.
  package init(exercise: Exercise) {
    self.exercise = exercise
  }

  /// Replaces the paths in a text with the paths that a student knows.
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

  /// Formats a message as lines: the message, and one line for each screen in it.
  package func lines(of message: String) -> [String] {
    let (text, screens) = Self.unfolded(withKnownPaths(message))
    return [text]
      + screens.map { $0.isEmpty ? "The screen shows nothing." : "The screen shows: \($0)" }
  }

  /// Removes screens and descriptions of types from a message.
  ///
  /// - Returns: The message, and what each of the removed screens shows.
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

  /// Returns the index after the string literal that a text starts with.
  fileprivate static func endOfQuotation(_ text: Substring) -> Substring.Index {
    var isEscaped = false
    for index in text.indices.dropFirst() {
      if text[index] == "\"", !isEscaped { return text.index(after: index) }
      isEscaped = text[index] == "\\" && !isEscaped
    }
    return text.endIndex
  }
}

/// An expression and its value, such as `(count → 3)`, at the start of a text.
private struct Value {
  let expression: String
  /// The value, as text.
  let found: String
  /// The index after the closing parenthesis.
  let end: Substring.Index
  /// Whether the expression is a screen, on which `shows` is called.
  let isScreen: Bool

  /// Whether the value is only the description of a type.
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
