/// A formatter that makes Swift Testing's failure messages easier to read.
///
/// - It replaces paths with those that the student knows. For example, Swift prints
///   `ViewState/TapCounter.swift`, which starts with the module, but the student's file is
///   `Exercises/01-ViewState/TapCounter.swift`.
/// - It moves the content of a screen to a separate line, because this content makes the
///   expectation hard to see, as in `(screen → "0" "Add one").shows("1")`.
/// - It omits values that only name a type.
/// - It omits the source code of a literal, such as `["\(count) taps"]`, and shows only its value.
/// - It shortens long source code.
/// - It omits an expectation that shows only whether something is true, such as
///   `light.isOn → false`, if the suite explains the failure in a sentence.
package struct FailureText {
  private let exercise: Exercise

  /// Creates a formatter for failures in an exercise's suite.
  package init(exercise: Exercise) {
    self.exercise = exercise
  }

  /// Returns a string in which the paths that Swift prints are replaced by the paths that a student
  /// knows.
  package func withKnownPaths(_ text: String) -> String {
    let module = exercise.module
    return text.replacingSourceLocations(keepsLine: true) { path in
      let names = path.split(separator: "/")
      guard names.count == 2 else { return String(path) }
      if names[0] == module, names[1] == "\(exercise.name).swift" { return exercise.answerPath() }
      let suites = ["\(module)Tests", "\(Chapter.module(of: exercise.chapter))Tests"]
      return suites.contains(String(names[0]))
        ? "Tests/\(exercise.chapter)/\(names[1])" : String(path)
    }
  }

  /// Returns the lines that an issue adds to the suite's sentence about it: the text of Swift
  /// Testing's message, and one line for each screen in it.
  package func lines(of issue: IssueReport) -> [String] {
    if issue.message == "Issue recorded", !issue.comments.isEmpty { return [] }
    let (text, screens) = Self.unfolded(withKnownPaths(issue.message))
    let isExplained =
      text.hasPrefix("Expectation failed: ") && issue.comments.contains { !$0.contains("\n") }
    let isRedundant = isExplained && !Value.all(in: text).contains { $0.isInformative(in: text) }
    return (isRedundant ? [] : [text])
      + screens.map { $0.isEmpty ? "The screen shows nothing." : "The screen shows: \($0)" }
  }

  /// Returns a message without screens, descriptions of types, or the source code of literals.
  ///
  /// - Returns: The shortened message, and the content of each screen that was removed from it.
  /// - Complexity: O(*n*) in the length of the message.
  private static func unfolded(_ message: String) -> (text: String, screens: [String]) {
    var text = ""
    var screens: [String] = []
    var copied = message.startIndex
    // Values are sorted by their opening parentheses.
    for value in Value.all(in: message) where value.start >= copied {
      if value.isLiteral {
        text += message[copied..<value.start] + value.found
        copied = value.end
        continue
      }
      guard value.isScreen || value.isDescription else {
        text += message[copied..<value.start] + value.shortened
        copied = value.end
        continue
      }
      text += message[copied..<value.start] + value.expression
      if value.isScreen, !screens.contains(value.found) { screens.append(value.found) }
      copied = value.end
    }
    return (text + message[copied...], screens)
  }
}

/// An expression and its value in a message, such as `(count → 3)`.
private struct Value {
  let expression: String
  /// The description of the value.
  let found: String
  /// The index of the opening parenthesis.
  let start: String.Index
  /// The index after the closing parenthesis.
  let end: String.Index
  /// Whether the expression is a screen that `shows` is called on.
  let isScreen: Bool

  /// Whether the expression is a string literal or an array literal.
  var isLiteral: Bool {
    (expression.hasPrefix("\"") && expression.hasSuffix("\""))
      || (expression.hasPrefix("[") && expression.hasSuffix("]"))
  }

  /// The expression, limited to what is easy to read, and the value.
  var shortened: String { "(\(expression.limited(to: 80)) → \(found))" }

  /// Returns whether the value helps a reader: it's compared with another value, passed to a
  /// function, or what a function is called on. The description of an element on screen is only its
  /// name, and a Boolean value says no more than the suite's sentence.
  func isInformative(in text: String) -> Bool {
    if found == "true" || found == "false" { return false }
    let before = text[..<start]
    let after = text[end...]
    if let last = before.last, last.isLetter || last.isNumber || last == "`" { return true }
    if after.hasPrefix(".") { return found.first?.isLowercase != true }
    return ["==", "!=", "<", "<=", ">", ">="].contains {
      after.hasPrefix(" \($0) ") || before.hasSuffix(" \($0) ")
    }
  }

  /// Whether the value is only the description of a type.
  var isDescription: Bool { found.contains("WorkbookTesting.") || found.isQualifiedTypeName }

  private init(
    _ text: String, from start: String.Index, arrow: String.Index, to close: String.Index
  ) {
    self.start = start
    end = text.index(after: close)
    expression = String(text[text.index(after: start)..<arrow]).trimmed
    // Swift Testing prints `(light.isOn → true → true)` for an expression in parentheses.
    let values = String(text[text.index(after: arrow)..<close]).trimmed
    found = ["true → true": "true", "false → false": "false"][values] ?? values
    isScreen = text[end...].hasPrefix(".shows(") && (found.isEmpty || found.hasPrefix("\""))
  }

  /// Returns the values in a string, in order, except for values that are part of another value.
  ///
  /// - Complexity: O(*n*) in the length of the string, no matter how deeply parentheses are nested.
  static func all(in text: String) -> [Value] {
    var values: [Value] = []
    var openings: [(index: String.Index, arrow: String.Index?)] = []
    var isQuoted = false
    var isEscaped = false
    for index in text.indices {
      let character = text[index]
      if isQuoted {
        isQuoted = character != "\"" || isEscaped
        isEscaped = character == "\\" && !isEscaped
        continue
      }
      switch character {
      case "\"": (isQuoted, isEscaped) = (true, false)
      case "(", "[", "{": openings.append((index, nil))
      case "→" where openings.last?.arrow == nil && !openings.isEmpty:
        openings[openings.count - 1].arrow = index
      case ")", "]", "}":
        guard let opening = openings.popLast(), let arrow = opening.arrow,
          text[opening.index] == "("
        else { break }
        while let last = values.last, last.start > opening.index { values.removeLast() }
        values.append(Value(text, from: opening.index, arrow: arrow, to: index))
      default: break
      }
    }
    return values
  }
}

extension String {
  /// Whether the string is the qualified name of a type, such as `Swift.Int` or
  /// `Boxing.Signal<Swift.Int>`.
  fileprivate var isQualifiedTypeName: Bool {
    let name = hasSuffix(">") ? prefix { $0 != "<" } : self[...]
    let names = name.split(separator: ".", omittingEmptySubsequences: false)
    return names.count > 1
      && names.allSatisfy { name in
        name.first?.isUppercase == true
          && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      }
  }
}
