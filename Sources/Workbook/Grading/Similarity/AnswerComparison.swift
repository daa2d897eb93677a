import Foundation
import WorkbookCore

/// A pairwise comparison of all students' answers to one exercise.
struct AnswerComparison: Sendable {
  /// Two similar answers.
  struct Pair: Sendable, Equatable {
    let exercise: Exercise
    /// The indices of the two submissions, in ascending order.
    let submissions: [Int]
    /// The number of distinctive sequences of words that the answers share.
    let shared: Int
    /// The number of shared sequences divided by the number of distinctive sequences that occur in
    /// at least one of the answers. The score is between 0 and 1.
    let score: Double
  }

  let exercise: Exercise
  /// The answers with enough distinctive sequences to compare.
  private let answers: [Answer]
  /// The number of submissions with an answer.
  private let count: Int

  /// A group of identical answers, with their distinctive sequences.
  private struct Answer: Sendable {
    let content: Data
    var submissions: [Int]
    var sequences: [WordSequence]
    var hashes: Set<Int>
  }

  /// A sequence of words in an answer's ``CodeShape``.
  private struct WordSequence: Sendable {
    let hash: Int
    let lines: ClosedRange<Int>
  }

  /// The number of words in a sequence: about as many as in a line of code.
  private static let sequenceLength = 10

  /// Returns all sequences of words in an answer, in order. They overlap.
  private static func sequences(in content: Data) -> [WordSequence] {
    let words = CodeShape(of: String(decoding: content, as: UTF8.self)).words
    return words.indices.dropLast(sequenceLength - 1).map { start in
      let end = start + sequenceLength - 1
      return WordSequence(
        hash: words[start...end].map(\.text).hashValue, lines: words[start].line...words[end].line)
    }
  }

  /// The minimum number of shared sequences, which corresponds to 20 words, or about two lines.
  static let minimumShared = 11
  /// The minimum score of a listed pair.
  static let minimumScore = 0.5

  /// Prepares the comparison.
  ///
  /// A sequence is distinctive unless it occurs in the stub, in the solution, or in many answers.
  ///
  /// - Parameters:
  ///   - answers: The answers, with the indices of their submissions.
  ///   - common: The stub and the solution.
  init(of exercise: Exercise, _ answers: [(submission: Int, content: Data)], without common: [Data])
  {
    self.exercise = exercise
    count = answers.count
    let ignored = Set(common.flatMap { Self.sequences(in: $0).map(\.hash) })
    var places: [Data: Int] = [:]
    var found: [Answer] = []
    for (submission, content) in answers {
      if let place = places[content] {
        found[place].submissions.append(submission)
        continue
      }
      let sequences = Self.sequences(in: content).filter { !ignored.contains($0.hash) }
      places[content] = found.count
      found.append(
        Answer(
          content: content, submissions: [submission], sequences: sequences,
          hashes: Set(sequences.map(\.hash))))
    }
    var counts: [Int: Int] = [:]
    for answer in found {
      for hash in answer.hashes { counts[hash, default: 0] += answer.submissions.count }
    }
    let limit = Self.commonCount(in: count)
    let frequent = Set(counts.filter { $0.value > limit }.keys)
    for index in found.indices {
      found[index].hashes.subtract(frequent)
      found[index].sequences.removeAll { frequent.contains($0.hash) }
    }
    self.answers = found.filter { $0.hashes.count >= Self.minimumShared }
  }

  /// Returns how many answers may share a sequence before the sequence counts as common.
  static func commonCount(in count: Int) -> Int { max(4, count / 10) }

  /// Returns the pairs of similar answers, in the order of their submissions.
  ///
  /// - Complexity: O(*nk*) for *n* different sequences that each occur in *k* answers, where *k* is
  ///   at most a tenth of the submissions.
  func pairs() -> [Pair] {
    var pairs: [Pair] = []
    func add(_ submissions: [Int], shared: Int, score: Double) {
      pairs.append(
        Pair(
          exercise: exercise, submissions: submissions.sorted(), shared: shared, score: score))
    }
    for answer in answers {
      for (place, first) in answer.submissions.enumerated() {
        for second in answer.submissions.dropFirst(place + 1) {
          add([first, second], shared: answer.hashes.count, score: 1)
        }
      }
    }
    var places: [Int: [Int]] = [:]
    for (index, answer) in answers.enumerated() {
      for hash in answer.hashes { places[hash, default: []].append(index) }
    }
    for (index, answer) in answers.enumerated() {
      var shared: [Int: Int] = [:]
      for hash in answer.hashes {
        for other in places[hash] ?? [] where other > index { shared[other, default: 0] += 1 }
      }
      for (other, count) in shared where count >= Self.minimumShared {
        let all = answer.hashes.count + answers[other].hashes.count - count
        let score = Double(count) / Double(all)
        guard score >= Self.minimumScore else { continue }
        for first in answer.submissions {
          for second in answers[other].submissions {
            add([first, second], shared: count, score: score)
          }
        }
      }
    }
    return pairs.sorted { $0.submissions.lexicographicallyPrecedes($1.submissions) }
  }

  /// An answer to show next to another one.
  struct Side: Sendable, Equatable {
    let lines: [String]
    /// The line numbers, counted from one, of the lines with sequences that the other answer also
    /// contains.
    let alike: Set<Int>
  }

  /// Returns the two answers of a pair, side by side.
  func sides(of pair: Pair) -> [Side] {
    let found = pair.submissions.compactMap { submission in
      answers.first { $0.submissions.contains(submission) }
    }
    guard found.count == 2 else { return [] }
    let shared = found[0].hashes.intersection(found[1].hashes)
    return found.map { answer in
      let alike = answer.sequences.filter { shared.contains($0.hash) }.flatMap { Array($0.lines) }
      let text = String(decoding: answer.content, as: UTF8.self)
      return Side(
        lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
        alike: Set(alike))
    }
  }
}
