import WorkbookCommandLine
import WorkbookCore
import WorkbookPractice

/// The topics of an exam, as `--topics` names them: by chapter, as in `1-6` or `1,3,5-7`, or by name.
struct ExamTopics {
  /// The topics, in the order of the chapters.
  let topics: [Topic]

  /// Reads the names.
  ///
  /// - Throws: ``UsageError`` if a topic or a chapter with topics doesn't exist.
  init(_ text: String) throws {
    var chosen: Set<Topic> = []
    for part in text.split(separator: ",").map({ String($0).trimmed }) where !part.isEmpty {
      chosen.formUnion(try Self.topics(named: part))
    }
    if chosen.isEmpty {
      throw UsageError(
        "--topics is empty. Pass chapters, such as 1-6, or topics, such as rows.",
        isActionable: true)
    }
    topics = Topic.allCases.filter(chosen.contains)
  }

  private static func topics(named part: String) throws -> [Topic] {
    if let topic = Topic(rawValue: part.lowercased()) { return [topic] }
    guard let match = part.wholeMatch(of: /(\d{1,3})(?:\s*-\s*(\d{1,3}))?/),
      let first = Int(match.1), let last = Int(match.2 ?? match.1)
    else {
      let names = Topic.allCases.map(\.rawValue)
      throw UsageError.unknown(
        "topic", part, among: names, listing: "The topics are \(names.joined(separator: ", ")).")
    }
    let chapters = Set(Topic.allCases.map(\.chapter))
    let found = Topic.allCases.filter { first <= $0.chapter && $0.chapter <= last }
    guard !found.isEmpty, first >= 1, last <= chapters.max() ?? 0 else {
      let known = chapters.sorted().map(String.init).joined(separator: ", ")
      let what =
        first > last
        ? "\(part) isn't a range of chapters"
        : first == last
          ? "Chapter \(first) has no topics" : "The book has no chapter \(first < 1 ? first : last)"
      throw UsageError("\(what). The chapters with topics are \(known).", isActionable: true)
    }
    return found
  }

  /// Chooses the topic of each question. Chapters take turns, and no topic repeats until all of them
  /// have been used.
  func questions(_ count: Int, seed: String) -> [Topic] {
    var hash = Fingerprint()
    for text in ["topics", seed] { hash.add(text) }
    var dice = Dice(seed: UInt64(hash.digest.prefix(16), radix: 16) ?? 0)
    let chapters = Dictionary(grouping: topics, by: \.chapter).sorted { $0.key < $1.key }
      .map { dice.shuffled($0.value) }
    let longest = chapters.map(\.count).max() ?? 0
    let turns = (0..<longest).flatMap { turn in
      chapters.compactMap { $0.indices.contains(turn) ? $0[turn] : nil }
    }
    let chosen = (0..<count).map { turns[$0 % turns.count] }
    return Topic.allCases.flatMap { topic in chosen.filter { $0 == topic } }
  }
}
