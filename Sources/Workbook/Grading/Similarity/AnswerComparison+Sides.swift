import Foundation

extension AnswerComparison {
  /// An answer to show next to another one.
  struct Side: Sendable, Equatable {
    let submission: Int
    let lines: [String]
    /// The numbers, counted from one, of the lines with words that the other answer also contains.
    let alike: Set<Int>
  }

  /// Returns two answers of a match, side by side. For a group, these are its first answer and the
  /// answer with the fewest words in common with it.
  func sides(of match: Match) -> [Side] {
    let members = answers.filter { $0.submissions.contains(where: match.submissions.contains) }
    guard let first = members.first(where: { $0.contents[match.submissions[0]] != nil }) else {
      return []
    }
    let tilings = members.map { GreedyTiling(first.sequences, $0.sequences) }
    let place = tilings.indices.min {
      tilings[$0].isCovered.0.count(where: \.self) < tilings[$1].isCovered.0.count(where: \.self)
    }
    guard let place, let other = members[place].submissions.last(where: match.submissions.contains)
    else { return [] }
    return [
      side(first, match.submissions[0], tilings[place].isCovered.0),
      side(members[place], other, tilings[place].isCovered.1),
    ]
  }

  private func side(_ answer: Answer, _ submission: Int, _ isCovered: [Bool]) -> Side {
    let alike = answer.weights.indices.filter { answer.weights[$0] > 0 && isCovered[$0] }
    let text = String(decoding: answer.contents[submission] ?? Data(), as: UTF8.self)
    // Answers with the same words can have different lines, so count again.
    var vocabulary = WordSequences.Vocabulary()
    let lines = WordSequences(Data(text.utf8), &vocabulary).lines
    return Side(
      submission: submission,
      lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
      alike: Set(alike.map { lines[$0] }))
  }
}
