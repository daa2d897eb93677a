import Foundation
import WorkbookCore

/// The submissions that have similar answers.
struct SimilarityReport: Sendable {
  /// The groups and pairs of similar answers to one exercise.
  typealias Comparison = (AnswerComparison, AnswerComparison.Matches)

  /// Two or more submissions, with the exercises for which their answers are similar.
  struct Finding: Sendable {
    /// The names of the submissions or students.
    let titles: [String]
    /// The answers, the most similar first.
    let answers: [Answer]
  }

  /// Similar answers to an exercise.
  struct Answer: Sendable {
    let match: AnswerComparison.Match
    /// Two of the answers, with the names of their submissions or students.
    let sides: [(title: String, side: AnswerComparison.Side)]
  }

  /// Findings of one kind.
  struct Section: Sendable {
    /// The findings, the most similar first.
    var findings: [Finding] = []
    /// The number of findings that were omitted because they're the least similar.
    var omitted = 0

    var count: Int { findings.count + omitted }
  }

  /// The groups of at least three submissions.
  let groups: Section
  /// The other pairs.
  let pairs: Section
  /// The number of submissions that were compared.
  let submissions: Int

  /// The maximum number of groups, of pairs, and of answers to show for each.
  private static let limits = (groups: 50, pairs: 150, answers: 8)

  /// Collects similar answers.
  ///
  /// - Parameters:
  ///   - comparisons: The comparisons of all exercises, with what they found.
  ///   - titles: The names of the submissions or students, by index.
  ///   - areTogether: A closure that returns whether two submissions come from the same student or
  ///     group. Answers in such submissions are expected to be similar.
  init(
    _ comparisons: [Comparison], titles: [String],
    areTogether: (Int, Int) -> Bool = { _, _ in false }
  ) {
    submissions = titles.count
    func section(
      _ matches: KeyPath<AnswerComparison.Matches, [AnswerComparison.Match]>, limit: Int
    ) -> Section {
      var found: [[Int]: [(AnswerComparison, AnswerComparison.Match)]] = [:]
      for (comparison, all) in comparisons {
        for match in all[keyPath: matches] {
          let first = match.submissions[0]
          if match.submissions.dropFirst().allSatisfy({ areTogether(first, $0) }) { continue }
          found[match.submissions, default: []].append((comparison, match))
        }
      }
      let sorted = found.map { (submissions: $0.key, weight: $0.value.weight, matches: $0.value) }
        .sorted {
          if $0.weight != $1.weight { return $0.weight > $1.weight }
          return $0.submissions.lexicographicallyPrecedes($1.submissions)
        }
      let findings = sorted.prefix(limit).map { finding in
        Finding(
          titles: finding.submissions.map { titles[$0] },
          answers: Self.answers(finding.matches, titles))
      }
      return Section(findings: findings, omitted: sorted.count - findings.count)
    }
    groups = section(\.groups, limit: Self.limits.groups)
    pairs = section(\.pairs, limit: Self.limits.pairs)
  }

  private static func answers(
    _ matches: [(AnswerComparison, AnswerComparison.Match)], _ titles: [String]
  ) -> [Answer] {
    let best = matches.enumerated().sorted {
      ($1.element.1.rank, $0.offset) < ($0.element.1.rank, $1.offset)
    }
    return best.enumerated().map { place, match in
      let (comparison, match) = match.element
      let sides = place < limits.answers ? comparison.sides(of: match) : []
      return Answer(match: match, sides: sides.map { (titles[$0.submission], $0) })
    }
  }
}

extension AnswerComparison.Match {
  /// The value to sort by: how much is the same, and how distinctive it is.
  fileprivate var rank: Double { score * weight }
}

extension [(AnswerComparison, AnswerComparison.Match)] {
  fileprivate var weight: Double { reduce(0) { $0 + $1.1.rank } }
}
