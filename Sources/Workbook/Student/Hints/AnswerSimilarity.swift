/// The words that a source is written with.
enum AnswerSimilarity {
  /// How alike two answers are in what tells them from the solution, from 0 to 1.
  ///
  /// It is the part that both have of all differences that either has: words that the solution has
  /// not, and words of the solution that are left out.
  static func score(_ first: String, _ second: String, _ solution: String) -> Double {
    let known = words(of: solution)
    let a = words(of: first).symmetricDifference(known)
    let b = words(of: second).symmetricDifference(known)
    let all = a.union(b).count
    return all == 0 ? 1 : Double(a.intersection(b).count) / Double(all)
  }

  /// The words of a source, without comments and numbers, the names that it gives, which are the
  /// writer's, and what says nothing about state.
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
