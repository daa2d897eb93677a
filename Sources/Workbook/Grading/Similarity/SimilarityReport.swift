import Foundation
import WorkbookCore

/// The pairs of submissions that have similar answers.
struct SimilarityReport: Sendable {
  /// Two submissions, with the exercises for which their answers are similar.
  struct Pair: Sendable {
    /// The names of the submissions or students.
    let titles: [String]
    /// The answers, the most similar first.
    let answers: [Answer]
    /// The total similarity: the number of shared sequences, weighted by the answers' scores.
    let weight: Double
  }

  /// Two answers to an exercise.
  struct Answer: Sendable {
    let pair: AnswerComparison.Pair
    let sides: [AnswerComparison.Side]
  }

  /// The pairs, the most similar first.
  let pairs: [Pair]
  /// The number of pairs that were omitted because they're the least similar.
  let omitted: Int
  /// The number of submissions that were compared.
  let submissions: Int

  /// The maximum number of pairs on the page, and of answers in each pair.
  private static let limits = (pairs: 150, answers: 8)

  /// Collects pairs of answers.
  ///
  /// - Parameters:
  ///   - comparisons: The comparisons of all exercises, with their pairs.
  ///   - titles: The names of the submissions or students, by index.
  ///   - areTogether: A closure that returns whether two submissions come from the same student or
  ///     group. Answers in such submissions are expected to be similar.
  init(
    _ comparisons: [(AnswerComparison, [AnswerComparison.Pair])], titles: [String],
    areTogether: (Int, Int) -> Bool = { _, _ in false }
  ) {
    submissions = titles.count
    var found: [[Int]: [(AnswerComparison, AnswerComparison.Pair)]] = [:]
    for (comparison, pairs) in comparisons {
      for pair in pairs where !areTogether(pair.submissions[0], pair.submissions[1]) {
        found[pair.submissions, default: []].append((comparison, pair))
      }
    }
    func weight(_ pairs: [(AnswerComparison, AnswerComparison.Pair)]) -> Double {
      pairs.reduce(0) { $0 + $1.1.score * Double($1.1.shared) }
    }
    let sorted = found.map { (submissions: $0.key, pairs: $0.value, weight: weight($0.value)) }
      .sorted {
        ($1.weight, $0.submissions[0], $0.submissions[1])
          < ($0.weight, $1.submissions[0], $1.submissions[1])
      }
    omitted = max(0, sorted.count - Self.limits.pairs)
    pairs = sorted.prefix(Self.limits.pairs).map { submissions, pairs, weight in
      let best = pairs.sorted {
        ($1.1.score * Double($1.1.shared), $0.1.exercise.chapter, $0.1.exercise.number)
          < ($0.1.score * Double($0.1.shared), $1.1.exercise.chapter, $1.1.exercise.number)
      }
      return Pair(
        titles: submissions.map { titles[$0] },
        answers: best.enumerated().map { index, answer in
          Answer(
            pair: answer.1,
            sides: index < Self.limits.answers ? answer.0.sides(of: answer.1) : [])
        }, weight: weight)
    }
  }
}
