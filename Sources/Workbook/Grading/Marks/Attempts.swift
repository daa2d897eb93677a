import Foundation

/// A rule for which of a student's attempts counts.
enum AttemptPolicy: String, Sendable, CaseIterable {
  /// The last attempt, which is the one that most platforms grade.
  case last
  /// The last attempt before the deadline, or else the first one after it.
  case onTime = "on-time"
  /// The attempt with the most points, after the penalty.
  case best
}

/// The rows of a gradebook in which each student has one row, for the attempt that counts.
struct Attempts {
  /// The rows.
  private(set) var rows: [Gradebook.Row]
  /// Notes for the instructor.
  private(set) var notes: [String] = []

  /// Chooses the attempts that count.
  ///
  /// If a student's attempts have no times, their order isn't known, so each keeps its row, unless the
  /// attempt with the most points counts.
  init(_ rows: [Gradebook.Row], _ policy: AttemptPolicy) {
    self.rows = rows
    let submitted = rows.indices.filter { rows[$0].student != nil && rows[$0].submission != nil }
    var unordered: [String] = []
    var dropped: Set<Int> = []
    var chosen: [String] = []
    for attempts in Dictionary(grouping: submitted, by: { rows[$0].student }).values
    where attempts.count > 1 {
      // Rows are sorted by name, which decides between attempts at the same time.
      let ordered = attempts.sorted {
        (rows[$0].attemptTime ?? .distantPast, $0) < (rows[$1].attemptTime ?? .distantPast, $1)
      }
      let areOrdered = ordered.allSatisfy { rows[$0].attemptTime != nil }
      guard areOrdered || policy == .best, let last = ordered.last else {
        unordered.append(rows[attempts[0]].title)
        continue
      }
      let counting =
        switch policy {
        case .last: last
        case .onTime:
          ordered.last { rows[$0].daysLate == 0 } ?? ordered[0]
        case .best: ordered.reduce(ordered[0]) { rows[$1].total >= rows[$0].total ? $1 : $0 }
        }
      let number = (ordered.firstIndex(of: counting) ?? 0) + 1
      let others = ordered.filter { $0 != counting }
      self.rows[counting].remarkOnAttempts = Self.remark(
        rows[counting], areOrdered ? number : nil, others: others.map { rows[$0] }, policy)
      dropped.formUnion(others)
      chosen.append(rows[counting].title)
    }
    self.rows = self.rows.indices.filter { !dropped.contains($0) }.map { self.rows[$0] }
    notes = [
      InstructorNote.text(
        chosen.sorted(), "has several attempts. \(policy.words)",
        "have several attempts. \(policy.words)"),
      InstructorNote.text(
        unordered.sorted(),
        "has more than one submission, each with its own row. Delete the submissions that "
          + "shouldn't count",
        "have more than one submission, each with its own row. Delete the submissions that "
          + "shouldn't count"),
    ].compactMap(\.self)
  }

  private static func remark(
    _ row: Gradebook.Row, _ number: Int?, others: [Gradebook.Row], _ policy: AttemptPolicy
  ) -> String {
    let count = others.count + 1
    let which = number.map { "attempt \($0) of \(count)" } ?? "one of \(count) attempts"
    let time = row.time.map(Timestamp.text) ?? row.submission?.localTime
    let names = others.compactMap { $0.submission.map { PlainText.oneLine($0.name, limit: 80) } }
    return "This is \(which)\(time.map { ", from \($0)" } ?? ""). \(policy.words). "
      + "Not counted: \(listed(names))."
  }
}

extension AttemptPolicy {
  /// The rule as a clause.
  fileprivate var words: String {
    switch self {
    case .last: "The last one counts"
    case .onTime: "The last one before the deadline counts"
    case .best: "The one with the most points counts"
    }
  }
}

extension Gradebook.Row {
  /// The time to order attempts by. If the zone isn't known, it's the same wrong zone for all.
  fileprivate var attemptTime: Date? {
    time ?? submission?.localTime.flatMap { WrittenTime($0)?.date(in: .gmt) }
  }
}
