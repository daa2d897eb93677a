/// A parser for the words of one step of a script.
package struct WordReader {
  /// A syntax error and its position.
  package struct Fault: Error {
    package var problem: String
    package var place: ScriptPlace

    package init(problem: String, place: ScriptPlace) {
      self.problem = problem
      self.place = place
    }
  }

  package let verb: ScriptWords.Word
  private let usage: String?
  private var words: ArraySlice<ScriptWords.Word>

  /// Creates a parser.
  ///
  /// - Parameters:
  ///   - words: The words, which must not be empty. The first one is the verb.
  ///   - usages: The verbs and the syntax of their steps.
  package init(_ words: [ScriptWords.Word], usages: [(verb: String, usage: String)]) {
    verb = words[0]
    self.words = words.dropFirst()
    usage = usages.first { [verb] in $0.verb == verb.text.lowercased() }?.usage
  }

  package var isAtEnd: Bool { words.isEmpty }

  /// Parses the next word.
  ///
  /// - Parameter what: A description of the word, for the error if it's missing.
  package mutating func word(_ what: String) throws(Fault) -> ScriptWords.Word {
    guard let word = words.popFirst() else { throw missing(what) }
    return word
  }

  /// Parses all words before a keyword, or all remaining words if there is no keyword to look for.
  private mutating func phrase(
    _ what: String, before keyword: String?
  ) throws(Fault) -> ArraySlice<ScriptWords.Word> {
    var phrase = words
    if let keyword {
      guard let end = words.lastIndex(where: { $0.text == keyword && !$0.isQuoted }) else {
        throw missing("\"\(keyword)\"")
      }
      phrase = words[..<end]
      words = words[(end + 1)...]
    } else {
      words = []
    }
    guard !phrase.isEmpty else { throw missing(what) }
    return phrase
  }

  /// Parses a phrase as text.
  package mutating func text(_ what: String, before keyword: String? = nil) throws(Fault) -> String
  {
    try phrase(what, before: keyword).map(\.text).joined(separator: " ")
  }

  /// Parses the label of an element and the element's number, if one is given.
  package mutating func name(before keyword: String? = nil) throws(Fault) -> ActionStep.Name {
    var phrase = try phrase("A label", before: keyword)
    var index: Int?
    if phrase.count > 1, let last = phrase.last, !last.isQuoted, last.text.hasPrefix("#") {
      guard let number = Int(last.text.dropFirst()), number > 0 else {
        throw Fault(problem: "\"\(last.text)\" isn't a number such as #2.", place: last.place)
      }
      index = number - 1
      phrase.removeLast()
    }
    return ActionStep.Name(label: phrase.map(\.text).joined(separator: " "), index: index)
  }

  /// Parses `row 2`, `row Milk`, or `Milk`.
  package mutating func row(before keyword: String? = nil) throws(Fault) -> ActionStep.Row {
    if words.count > 1, let first = words.first, first.text == "row", !first.isQuoted {
      words.removeFirst()
      let next = words[words.startIndex]
      let rest = words.dropFirst().first
      if let number = Int(next.text), number >= 0, !next.isQuoted, rest?.text == keyword {
        words = words.dropFirst(keyword == nil ? 1 : 2)
        return .offset(number)
      }
    }
    return .named(try name(before: keyword))
  }

  package mutating func decimal() throws(Fault) -> Double {
    let word = try word("A number")
    guard let number = Double(word.text), number.isFinite else {
      throw Fault(problem: "\"\(word.text)\" isn't a number.", place: word.place)
    }
    return number
  }

  /// Parses a whole number.
  ///
  /// - Parameter what: A description of the number, such as `a row number`.
  package mutating func whole(_ what: String) throws(Fault) -> Int {
    let word = try word(what.prefix(1).uppercased() + what.dropFirst())
    guard let number = Int(word.text), (0...100_000).contains(number) else {
      throw Fault(problem: "\"\(word.text)\" isn't \(what).", place: word.place)
    }
    return number
  }

  /// Skips a word if it's next.
  package mutating func skip(_ word: String) {
    if words.first?.text == word { words.removeFirst() }
  }

  /// Whether one of the remaining words is a keyword.
  func contains(_ keyword: String) -> Bool {
    words.contains { $0.text == keyword && !$0.isQuoted }
  }

  /// Checks that no words remain.
  package func end() throws(Fault) {
    guard let next = words.first else { return }
    throw Fault(problem: "\"\(next.text)\" is unexpected.", place: next.place)
  }

  private func missing(_ what: String) -> Fault {
    Fault(problem: "\(what) is missing. Usage: \(usage ?? verb.text)", place: verb.place)
  }
}
