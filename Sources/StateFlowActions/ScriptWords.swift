/// The steps of a script, split into words.
///
/// A step ends at a semicolon or at the end of a line. Words are separated by spaces. Single or
/// double quotes enclose a word that contains spaces or semicolons. A backslash escapes the next
/// character; `\n` is a newline and `\t` is a tab. A step that starts with `#` is a comment.
package struct ScriptWords {
  package struct Word: Equatable {
    package var text: String
    package var place: ScriptPlace
    package var isQuoted = false
  }

  package struct Step {
    package var words: [Word] = []
    package var text = ""
    /// The syntax error in the step and its position, if there is an error.
    package var fault: (problem: String, place: ScriptPlace)?
    package var place: ScriptPlace { words.first?.place ?? fault?.place ?? ScriptPlace() }
  }

  package private(set) var steps: [Step] = []
  private var step = Step()
  private var place = ScriptPlace()
  private var rest: Substring

  /// Splits a script into steps and words.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  package init(_ script: String) {
    rest = script[...]
    while let character = rest.first {
      if character == ";" || character.isNewline {
        advance()
        endStep()
      } else if character == "#", step.words.isEmpty {
        while let next = rest.first, !next.isNewline { advance() }
      } else if character.isWhitespace {
        step.text.append(" ")
        advance()
      } else {
        readWord()
      }
    }
    endStep()
  }

  @discardableResult
  private mutating func advance() -> Character {
    let character = rest.removeFirst()
    place =
      character.isNewline
      ? ScriptPlace(line: place.line + 1) : ScriptPlace(line: place.line, column: place.column + 1)
    return character
  }

  private mutating func take() -> Character {
    let character = advance()
    step.text.append(character)
    return character
  }

  private mutating func endStep() {
    while step.text.last?.isWhitespace == true { step.text.removeLast() }
    while step.text.first?.isWhitespace == true { step.text.removeFirst() }
    if !step.words.isEmpty || step.fault != nil { steps.append(step) }
    step = Step()
  }

  private mutating func readWord() {
    var word = Word(text: "", place: place)
    while let character = rest.first, character != ";", !character.isWhitespace {
      if character == "\"" || character == "'" {
        word.isQuoted = true
        readQuoted(into: &word.text)
      } else {
        readCharacter(into: &word.text)
      }
    }
    step.words.append(word)
  }

  private mutating func readQuoted(into text: inout String) {
    let start = place
    let quote = take()
    while let character = rest.first, character != quote, !character.isNewline {
      readCharacter(into: &text)
    }
    guard rest.first == quote else {
      if step.fault == nil { step.fault = ("The quote \(quote) isn't closed.", start) }
      return
    }
    _ = take()
  }

  private mutating func readCharacter(into text: inout String) {
    let start = place
    let character = take()
    guard character == "\\" else { return text.append(character) }
    guard let next = rest.first, !next.isNewline else {
      if step.fault == nil { step.fault = ("Nothing follows the backslash.", start) }
      return
    }
    _ = take()
    switch next {
    case "n": text.append("\n")
    case "t": text.append("\t")
    default: text.append(next)
    }
  }
}

/// A position in a script. Lines and columns are counted from one.
package struct ScriptPlace: Equatable, Sendable {
  package var line = 1
  package var column = 1

  package init(line: Int = 1, column: Int = 1) {
    self.line = line
    self.column = column
  }
}
