/// A measure of how similar an answer is to a wrong answer.
enum AnswerSimilarity {
  /// Returns how much of what a wrong answer changes about the solution an answer changes, too, from 0
  /// to 1.
  ///
  /// The changes are the differences in ``CodeShape``. The score is their Tversky index: the shared
  /// changes divided by all, of which those that only the answer makes count half. An answer that has
  /// the same mistake also differs from the solution in its style. If one of the two changes only
  /// literals, as a prediction does, literals count, too.
  ///
  /// - Complexity: O(*n*) in the length of the sources.
  static func score(_ answer: String, _ wrongAnswer: String, _ solution: String) -> Double {
    func changes(keepingLiterals: Bool) -> ([String: Int], [String: Int]) {
      let solution = CodeShape(of: solution, keepsLiterals: keepingLiterals)
      let shapes = [answer, wrongAnswer].map { CodeShape(of: $0, keepsLiterals: keepingLiterals) }
      return (shapes[0].difference(from: solution), shapes[1].difference(from: solution))
    }
    var (own, wrong) = changes(keepingLiterals: false)
    if own.isEmpty || wrong.isEmpty { (own, wrong) = changes(keepingLiterals: true) }
    var shared = 0
    for (word, count) in own {
      let other = wrong[word] ?? 0
      if (count > 0) == (other > 0) { shared += min(abs(count), abs(other)) }
    }
    func size(of changes: [String: Int]) -> Int { changes.values.reduce(0) { $0 + abs($1) } }
    let all = Double(size(of: wrong)) + Double(size(of: own) - shared) / 2
    return all == 0 ? 1 : Double(shared) / all
  }
}
