import Foundation
import WorkbookCore

/// A comparison of all students' answers to one exercise.
struct AnswerComparison: Sendable {
  /// Two or more submissions with similar answers.
  struct Match: Sendable, Equatable {
    let exercise: Exercise
    /// The indices of the submissions, in ascending order.
    let submissions: [Int]
    /// The part of the answers that is the same, from 0 to 1. For a group, this is the lowest score
    /// that connects it.
    let score: Double
    /// The number of words that are the same, where a word counts less the more answers have it.
    let weight: Double
  }

  /// The similar answers to an exercise.
  struct Matches: Sendable, Equatable {
    /// Groups of at least three submissions whose answers are nearly the same.
    var groups: [Match] = []
    /// Other pairs of submissions.
    var pairs: [Match] = []
  }

  let exercise: Exercise
  /// The different answers, not counting names, comments, and layout.
  let answers: [Answer]

  /// An answer, with all submissions that have it.
  struct Answer: Sendable {
    let contents: [Int: Data]
    let sequences: WordSequences
    /// The weight of each word: 0 if the stub or the solution contains it. Otherwise, the more
    /// answers contain it, the lower the weight.
    var weights: [Double] = []

    var submissions: [Int] { contents.keys.sorted() }
    var weight: Double { weights.reduce(0, +) }
  }

  /// The minimum number of words that similar answers share, not counting those of the stub and the
  /// solution: about two lines.
  static let minimumShared = 20
  /// The minimum score of a listed pair.
  static let minimumScore = 0.5
  /// The minimum score of two answers in the same group.
  static let minimumScoreInGroup = 0.8

  /// Prepares the comparison.
  ///
  /// - Parameters:
  ///   - answers: The answers, with the indices of their submissions.
  ///   - common: The stub and the solution.
  init(of exercise: Exercise, _ answers: [(submission: Int, content: Data)], without common: [Data])
  {
    self.exercise = exercise
    var vocabulary = WordSequences.Vocabulary()
    let given = Set(common.flatMap { WordSequences($0, &vocabulary).hashes })
    var found: [[Int]: (contents: [Int: Data], sequences: WordSequences)] = [:]
    for (submission, content) in answers {
      let sequences = WordSequences(content, &vocabulary)
      found[sequences.words, default: ([:], sequences)].contents[submission] = content
    }
    var counts: [Int: Int] = [:]
    for answer in found.values {
      for hash in answer.sequences.positions.keys {
        counts[hash, default: 0] += answer.contents.count
      }
    }
    self.answers = found.values.map { answer in
      let others = answer.sequences.highest { hash in
        given.contains(hash) ? .max : counts[hash] ?? .max
      }
      // Two answers are needed to be similar, so they don't make a word common.
      let weights = others.map { count in
        count > answers.count ? 0 : 1 - Double(max(0, count - 2)) / Double(answers.count)
      }
      return Answer(contents: answer.contents, sequences: answer.sequences, weights: weights)
    }.sorted { $0.submissions[0] < $1.submissions[0] }
  }

  /// Returns the groups and pairs of submissions with similar answers, in the order of their
  /// submissions.
  func matches() -> Matches {
    var groups = DisjointSets(count: answers.count)
    let edges = candidates().compactMap { edge($0.0, $0.1) }
    for edge in edges where edge.score >= Self.minimumScoreInGroup {
      groups.join(edge.first, edge.second)
    }
    var matches = Matches()
    for members in groups.sets {
      let submissions = members.flatMap { answers[$0].submissions }.sorted()
      let inside = edges.filter { members.contains($0.first) && members.contains($0.second) }
      let strong = inside.filter { $0.score >= Self.minimumScoreInGroup }
      let identical = members.filter { answers[$0].submissions.count > 1 }.map { answers[$0] }
        .filter { $0.weights.count { $0 > 0 } >= Self.minimumShared }
      let weights = strong.map(\.weight) + identical.map(\.weight)
      guard submissions.count > 1, !weights.isEmpty else { continue }
      let match = Match(
        exercise: exercise, submissions: submissions, score: strong.map(\.score).min() ?? 1,
        weight: weights.reduce(0, +) / Double(weights.count))
      if submissions.count > 2 { matches.groups.append(match) } else { matches.pairs.append(match) }
    }
    // One pair is enough to lead an instructor from a group to a similar answer outside it.
    for edge in edges where !groups.areTogether(edge.first, edge.second) {
      let submissions = [edge.first, edge.second].map { answers[$0].submissions[0] }
      matches.pairs.append(
        Match(
          exercise: exercise, submissions: submissions.sorted(), score: edge.score,
          weight: edge.weight))
    }
    matches.pairs.sort { $0.submissions.lexicographicallyPrecedes($1.submissions) }
    matches.groups.sort { $0.submissions.lexicographicallyPrecedes($1.submissions) }
    return matches
  }

  /// Two different answers that are similar.
  private struct Edge {
    var first: Int
    var second: Int
    var score: Double
    var weight: Double
  }

  /// Returns the pairs of answers that share enough short sequences to be worth comparing.
  ///
  /// - Complexity: O(*nk*) for *n* different sequences that each occur in *k* answers.
  private func candidates() -> [(Int, Int)] {
    var places: [Int: [Int]] = [:]
    let distinctive = answers.map { answer in
      answer.sequences.positions.filter { hash, starts in
        starts.contains { start in
          answer.weights[start..<(start + WordSequences.length)].contains { $0 > 0 }
        }
      }.keys
    }
    var found: [(Int, Int)] = []
    for (index, hashes) in distinctive.enumerated() {
      var shared = Array(repeating: 0, count: index)
      for hash in hashes {
        for other in places[hash] ?? [] { shared[other] += 1 }
        places[hash, default: []].append(index)
      }
      for (other, count) in shared.enumerated()
      where count * 10 >= min(hashes.count, distinctive[other].count) && count > 0 {
        found.append((other, index))
      }
    }
    return found
  }

  private func edge(_ first: Int, _ second: Int) -> Edge? {
    let tiling = GreedyTiling(answers[first].sequences, answers[second].sequences)
    func shared(_ index: Int, _ isCovered: [Bool]) -> (words: Int, weight: Double) {
      let covered = zip(answers[index].weights, isCovered).filter { $0 > 0 && $1 }
      return (covered.count, covered.reduce(0) { $0 + $1.0 })
    }
    let sides = (shared(first, tiling.isCovered.0), shared(second, tiling.isCovered.1))
    guard min(sides.0.words, sides.1.words) >= Self.minimumShared else { return nil }
    let score =
      (sides.0.weight + sides.1.weight) / (answers[first].weight + answers[second].weight)
    guard score >= Self.minimumScore else { return nil }
    return Edge(
      first: first, second: second, score: score, weight: min(sides.0.weight, sides.1.weight))
  }
}

/// Sets without common elements, which can be joined.
private struct DisjointSets {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  private func root(of element: Int) -> Int {
    var element = element
    while parents[element] != element { element = parents[element] }
    return element
  }

  mutating func join(_ first: Int, _ second: Int) {
    let (first, second) = (root(of: first), root(of: second))
    parents[max(first, second)] = min(first, second)
  }

  func areTogether(_ first: Int, _ second: Int) -> Bool { root(of: first) == root(of: second) }

  var sets: [Set<Int>] {
    Dictionary(grouping: parents.indices, by: root).sorted { $0.key < $1.key }.map { Set($0.value) }
  }
}
