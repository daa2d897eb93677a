/// A measure of how similar two answers are.
enum AnswerSimilarity {
  /// Returns how similarly two answers differ from the solution, from 0 to 1.
  ///
  /// The score is the weighted Jaccard index of both answers' differences from the solution in their
  /// ``CodeShape``: the shared differences divided by all. If one of them differs from the solution
  /// only in literals, as a prediction does, literals count, too.
  ///
  /// - Complexity: O(*n*) in the length of the sources.
  static func score(_ first: String, _ second: String, _ solution: String) -> Double {
    func differences(keepingLiterals: Bool) -> ([String: Int], [String: Int]) {
      let solution = CodeShape(of: solution, keepsLiterals: keepingLiterals)
      let shapes = [first, second].map { CodeShape(of: $0, keepsLiterals: keepingLiterals) }
      return (shapes[0].difference(from: solution), shapes[1].difference(from: solution))
    }
    var (a, b) = differences(keepingLiterals: false)
    if a.isEmpty || b.isEmpty { (a, b) = differences(keepingLiterals: true) }
    var shared = 0
    for (word, count) in a {
      let other = b[word] ?? 0
      if (count > 0) == (other > 0) { shared += min(abs(count), abs(other)) }
    }
    let all = (Array(a.values) + Array(b.values)).reduce(0) { $0 + abs($1) } - shared
    return all == 0 ? 1 : Double(shared) / Double(all)
  }
}
