/// A measure of how similar two answers are.
enum AnswerSimilarity {
  /// Returns how similarly two answers differ from the solution, from 0 to 1.
  ///
  /// The differences of an answer are the words that it adds to the solution and those that it lacks.
  /// The score is the Jaccard index of both answers' differences: the shared ones divided by all.
  ///
  /// - Complexity: O(*n*) in the length of the sources.
  static func score(_ first: String, _ second: String, _ solution: String) -> Double {
    let known = words(of: solution)
    let a = words(of: first).symmetricDifference(known)
    let b = words(of: second).symmetricDifference(known)
    let all = a.union(b).count
    return all == 0 ? 1 : Double(a.intersection(b).count) / Double(all)
  }

  /// Returns the words of a source that characterize how it handles state.
  ///
  /// Comments and numbers are left out, and so are the names that the source declares, which are up to
  /// the author, and common words that say nothing about state.
  static func words(of source: String) -> Set<String> {
    let words = source.split(whereSeparator: \.isNewline).flatMap(Self.words(ofLine:))
    var names: Set<Substring> = []
    for (word, next) in zip(words, words.dropFirst()) {
      if declaring.contains(word) { names.insert(next) }
      if next == "in" { names.insert(word) }
    }
    return Set(words.filter { !names.contains($0) && !$0.isNumber }.map(String.init))
      .subtracting(incidental)
  }

  /// Returns the words of a line before its comment, in order, attributes with their `@`.
  private static func words(ofLine line: Substring) -> [Substring] {
    var words: [Substring] = []
    var start: Substring.Index?
    var wasSlash = false
    for index in line.indices {
      let character = line[index]
      let isInWord = character.isLetter || character.isNumber || character == "_"
      if let begin = start, !isInWord {
        words.append(line[begin..<index])
        start = nil
      }
      if start == nil, isInWord || character == "@" || character == "#" { start = index }
      if wasSlash, character == "/" { return words }
      wasSlash = character == "/"
    }
    return words + (start.map { [line[$0...]] } ?? [])
  }

  private static let declaring: Set<Substring> = [
    "var", "let", "func", "struct", "class", "enum", "case", "typealias", "for", "_",
  ]

  private static let incidental: Set = [
    "_", "in", "return", "private", "func", "Int", "String", "Bool", "VStack", "HStack",
  ]
}

extension Substring {
  fileprivate var isNumber: Bool { first?.isNumber == true || self == "@" || self == "#" }
}
