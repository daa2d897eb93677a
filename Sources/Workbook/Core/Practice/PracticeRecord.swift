import Foundation

/// A record of the rules that a student has practiced, with the time at which each is due again.
package struct PracticeRecord: Codable, Equatable, Sendable {
  /// A student's results for one rule.
  package struct Entry: Codable, Equatable, Sendable {
    /// The number of programs that were answered right since the last mistake.
    package var streak = 0
    /// The time from which the rule is due again.
    package var due: Date
    /// The number of programs that were asked, and of those that were answered right.
    package var asked = 0
    package var right = 0

    /// The number of rules that the next program combines.
    package var level: Int { min(3, 1 + streak / 2) }
  }

  /// The entries, by the topics' names. Unknown names, from another version, are kept.
  private var entries: [String: Entry] = [:]

  /// The numbers of days after which a rule comes back, by the length of the streak. The first number
  /// also applies after a mistake.
  package static let intervals = [1.0, 3, 7, 21]

  /// Creates a record without entries.
  package init() {}

  /// The entry of a topic, or `nil` if it hasn't been practiced.
  package subscript(topic: Topic) -> Entry? { entries[topic.rawValue] }

  /// Records that a program about a topic was answered.
  package mutating func record(_ topic: Topic, isRight: Bool, at now: Date) {
    var entry = entries[topic.rawValue] ?? Entry(due: now)
    entry.asked += 1
    if isRight {
      entry.right += 1
      entry.streak += 1
    } else {
      entry.streak = 0
    }
    let days = Self.intervals[min(entry.streak, Self.intervals.count - 1)]
    entry.due = now.addingTimeInterval(days * 24 * 60 * 60)
    entries[topic.rawValue] = entry
  }

  /// Makes the rules of a chapter due, because an answer shows that they aren't understood.
  package mutating func makeDue(chapter: String, at now: Date) {
    for topic in Topic.allCases where topic.section.chapter == chapter {
      var entry = entries[topic.rawValue] ?? Entry(due: now)
      entry.due = min(entry.due, now)
      entry.streak = 0
      entries[topic.rawValue] = entry
    }
  }

  /// Returns the topics that are due, the one that has waited longest first.
  package func due(at now: Date) -> [Topic] {
    Topic.allCases.filter { topic in self[topic].map { $0.due <= now } ?? false }
      .enumerated()
      .sorted { one, other in
        let (first, second) = (self[one.element]!.due, self[other.element]!.due)
        return first == second ? one.offset < other.offset : first < second
      }.map(\.element)
  }

  /// Returns the topics of a round: those that are due, then new ones in the order of the book, then
  /// those that are due next.
  ///
  /// - Parameters:
  ///   - count: The number of programs in the round.
  ///   - reached: The chapters that the student has reached. New topics are only from these.
  package func round(of count: Int, reached: Set<String>, at now: Date) -> [Topic] {
    let due = due(at: now)
    let new = Topic.allCases.filter { self[$0] == nil && reached.contains($0.section.chapter) }
    let later = Topic.allCases.filter { self[$0] != nil && !due.contains($0) }
      .sorted { self[$0]!.due < self[$1]!.due }
    let all = due + new + later
    let fallback = all.isEmpty ? [Topic.equalInputs] : all
    return (0..<count).map { fallback[$0 % fallback.count] }
  }
}
