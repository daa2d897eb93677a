import WorkbookCore

/// A measure of how similar an answer is to a wrong answer.
enum AnswerSimilarity {
  /// Returns the share, from 0 to 1, of a wrong answer's changes to the solution that an answer
  /// also makes.
  ///
  /// Changes are differences in how often the words of the ``CodeShape``, and pairs of adjacent words,
  /// occur. The score is their Tversky index: the number of
  /// shared changes divided by the number of all changes, where a change that only the answer makes
  /// counts half, because an answer with the same mistake still differs from the solution in style.
  /// If either the answer or the wrong answer changes only literals, as a prediction does, literals
  /// count as well.
  ///
  /// - Complexity: O(*n*) in the length of the sources.
  static func score(_ answer: String, _ wrongAnswer: String, _ solution: String) -> Double {
    func changes(keepingLiterals: Bool) -> ([String: Int], [String: Int]) {
      func counts(_ source: String) -> [String: Int] {
        let words = CodeShape(of: source, keepsLiterals: keepingLiterals).words.map(\.text)
        var counts: [String: Int] = [:]
        for word in words { counts[word, default: 0] += 1 }
        for pair in zip(words, words.dropFirst()) { counts["\(pair.0) \(pair.1)", default: 0] += 1 }
        return counts
      }
      let old = counts(solution)
      func changes(in source: String) -> [String: Int] {
        counts(source).merging(old.mapValues(-)) { $0 + $1 }.filter { $0.value != 0 }
      }
      return (changes(in: answer), changes(in: wrongAnswer))
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
