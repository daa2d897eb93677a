import WorkbookCore

/// The words of a text, in which a command or a piece of code counts as one word.
///
/// Such a unit is code between backticks, a command that starts with `swift run`, a declaration such as
/// `@State private var count = 0`, or a call with its arguments and closures, such as
/// `Button("Add") { count += 1 }`.
package struct CodeUnits {
  /// The words. The words of a unit are joined by ``firmSpace``.
  package private(set) var words: [String] = []

  private let parts: [Substring]
  /// The parts without color codes.
  private let plain: [Substring]

  /// The maximum number of words in a unit, which limits the work for a text of any length.
  private static let maximumCount = 60

  /// Finds the units in a paragraph.
  ///
  /// - Complexity: O(*n*) in the length of the paragraph.
  package init(in paragraph: Substring) {
    parts = paragraph.split(separator: " ")
    plain = parts.map { $0.utf8.contains(0x1B) ? Substring($0.withoutColorCodes) : $0 }
    var units: [Range<Int>] = []
    var index = 0
    while index < parts.count {
      let end = endOfUnit(at: index)
      var start = startOfStatement(with: index..<end, after: units.last)
      while let last = units.last, last.upperBound > start {
        start = min(start, last.lowerBound)
        units.removeLast()
      }
      units.append(start..<end)
      index = end
    }
    words = units.map { parts[$0].joined(separator: String(firmSpace)) }
  }

  /// Returns the index after the last word of the unit that starts at an index. If no unit starts
  /// there, the word is a unit of its own.
  private func endOfUnit(at index: Int) -> Int {
    let end =
      endOfSpan(at: index) ?? endOfCommand(at: index) ?? endOfDeclaration(at: index)
      ?? endOfCall(at: index)
    return end ?? index + 1
  }

  private func limit(from index: Int) -> Int { min(plain.count, index + Self.maximumCount) }

  private func endOfSpan(at index: Int) -> Int? {
    func opensOrCloses(_ word: Substring) -> Bool { !word.count { $0 == "`" }.isMultiple(of: 2) }
    guard opensOrCloses(plain[index]) else { return nil }
    return (index + 1..<limit(from: index)).first { opensOrCloses(plain[$0]) }.map { $0 + 1 }
  }

  // MARK: Commands

  private func endOfCommand(at index: Int) -> Int? {
    guard plain[index].drop(while: { "(“\"".contains($0) }) == "swift", index + 1 < plain.count,
      plain[index + 1] == "run"
    else { return nil }
    var end = index + 2
    // The tool, and its command.
    for _ in 0..<2 where end < plain.count && !endsSentence(end - 1) {
      if end == index + 3, plain[end - 1] != "workbook" { break }
      end += 1
    }
    while end < limit(from: index), !endsSentence(end - 1), isArgument(plain[end]) { end += 1 }
    return end
  }

  private func endsSentence(_ index: Int) -> Bool {
    plain[index].last.map(".,:;)”".contains) ?? false
  }

  private func isArgument(_ word: Substring) -> Bool {
    word.first.map { $0 == "-" || $0.isUppercase || $0.isNumber } == true || word.contains("/")
  }

  // MARK: Code

  /// Keywords before a block, and words of prose after which they are code.
  private static let keywords: Set<Substring> = ["if", "guard", "for", "while", "switch", "do"]
  private static let introductions: Set<Substring> = ["write", "Write", "return", "then", "and"]
  /// The maximum number of words before a block.
  private static let maximumHead = 16

  /// Returns the index of the first word of the statement that a block of code belongs to, or the start
  /// of the unit if it isn't a block.
  private func startOfStatement(with unit: Range<Int>, after last: Range<Int>?) -> Int {
    guard plain[unit].contains(where: { $0.contains("{") }), unit.lowerBound > 0 else {
      return unit.lowerBound
    }
    for index in (max(0, unit.lowerBound - Self.maximumHead)..<unit.lowerBound).reversed() {
      if plain[index].last.map({ ".:".contains($0) }) == true { break }
      let isIntroduced = index == 0 || Self.introductions.contains(plain[index - 1])
      if Self.keywords.contains(plain[index]), isIntroduced { return index }
    }
    // Otherwise, a block belongs to the name before it.
    guard plain[unit.lowerBound].first == "{", let last,
      plain[last.upperBound - 1].last.map({ ".,:;".contains($0) }) == false
    else { return unit.lowerBound }
    return last.lowerBound
  }

  private func endOfDeclaration(at index: Int) -> Int? {
    var next = index
    func skip(_ isPart: (Substring) -> Bool) -> Bool {
      guard next < plain.count, isPart(plain[next]) else { return false }
      next += 1
      return true
    }
    _ = skip { $0.first == "@" }
    while skip({ ["private", "static", "nonisolated"].contains($0) }) {}
    guard skip({ $0 == "let" || $0 == "var" }), next < plain.count else { return nil }
    next += 1
    if plain[next - 1].last == ":", next < plain.count { next += 1 }
    if skip({ $0 == "=" }), next < plain.count { return endOfCall(at: next) ?? next + 1 }
    return next
  }

  /// Returns the end of a call: the word in which its last bracket is closed.
  private func endOfCall(at index: Int) -> Int? {
    var balance = Balance()
    balance.read(plain[index])
    guard balance.isOpen, balance.startsCode else { return nil }
    var end = index + 1
    while end < limit(from: index) {
      balance.read(plain[end])
      end += 1
      if !balance.isOpen {
        // A closure or a modifier can follow.
        guard end < plain.count, plain[end].first == "{" else { return end }
      }
    }
    return nil
  }

  /// The brackets that are open after some words of code.
  private struct Balance {
    private var depth = 0
    private var isInString = false
    private var last: Character?
    /// Whether the first bracket is one of a call or a closure, and not one in prose.
    private(set) var startsCode = false
    private var hasBracket = false

    var isOpen: Bool { depth > 0 || isInString && hasBracket }

    mutating func read(_ word: Substring) {
      for character in word {
        defer { last = character }
        if character == "\"", last != "\\" { isInString.toggle() }
        guard !isInString else { continue }
        if "([{".contains(character) {
          if !hasBracket {
            startsCode =
              character == "{" || last.map { $0.isLetter || $0.isNumber || $0 == ">" } == true
          }
          hasBracket = true
          depth += 1
        } else if ")]}".contains(character) {
          depth -= 1
        }
      }
      last = " "
    }
  }
}
