/// A measure of how similar two answers are.
enum AnswerSimilarity {
  /// Returns how similarly two answers differ from the solution, from 0 to 1.
  ///
  /// The differences of an answer are the words that it adds to the solution and those that it lacks.
  /// The score is the Jaccard index of both answers' differences: the shared ones divided by all.
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
    let code = source.replacing(#///.*/#, with: "")
    let words = Set(code.matches(of: #/[@#]?[A-Za-z_]\w*/#).map { String($0.0) })
    let names = code.matches(
      of: #/\b(?:var|let|func|struct|class|enum|case|typealias|for|_)\s+(\w+)|(\w+)\s+in\b/#)
    return words.subtracting(names.compactMap { ($0.1 ?? $0.2).map(String.init) })
      .subtracting(incidental)
  }

  private static let incidental: Set = [
    "_", "in", "return", "private", "func", "Int", "String", "Bool", "VStack", "HStack",
  ]
}
