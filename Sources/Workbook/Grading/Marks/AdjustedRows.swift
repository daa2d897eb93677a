import Foundation

/// The rows of a gradebook after an instructor's adjustments.
struct AdjustedRows {
  /// The rows, each with its new deadline if the deadline was extended.
  private(set) var rows: [(row: Gradebook.Row, deadline: Date?)]
  /// Notes for the instructor about adjustments that changed nothing.
  private(set) var notes: [String] = []

  /// Applies adjustments to rows. An adjustment identifies its row by the name of the submission,
  /// or by the student's name, ID, email, or login.
  init(_ rows: [Gradebook.Row], by adjustments: Adjustments) {
    self.rows = rows.map { ($0, nil) }
    let submissions = rows.map { Roster.key($0.submission?.name ?? "") }
    let students = rows.map { $0.student?.keys ?? [] }
    var unknown: [String] = []
    var ambiguous: [String] = []
    var high: [String] = []
    for entry in adjustments.entries {
      let key = Roster.key(entry.name)
      var found = rows.indices.filter { submissions[$0] == key }
      if found.isEmpty {
        found = rows.indices.filter { students[$0].contains(key) }
        if Set(found.map { rows[$0].student }).count > 1 {
          ambiguous.append(entry.name)
          continue
        }
      }
      if found.isEmpty { unknown.append(entry.name) }
      for index in found { apply(entry, to: index, deadline: adjustments.deadline) }
      if let index = found.first { high += pointsAboveMaximum(entry, in: rows[index]) }
    }
    notes = [
      InstructorNote.text(
        unknown,
        "is in the adjustments file, but matches neither a submission nor a student in the roster, "
          + "so nothing was changed",
        "are in the adjustments file, but match neither a submission nor a student in the roster, "
          + "so nothing was changed"),
      InstructorNote.text(
        ambiguous,
        "is in the adjustments file and matches several students, so nothing was changed. "
          + "Use an ID or email",
        "are in the adjustments file and each match several students, so nothing was changed. "
          + "Use IDs or emails"),
      InstructorNote.text(
        high, "is above the maximum. If that's a mistake, correct the adjustments file",
        "are above the maximum. If that's a mistake, correct the adjustments file"),
    ].compactMap(\.self)
  }

  /// Returns the points that exceed what an exercise, or all exercises together, can earn.
  private func pointsAboveMaximum(_ entry: Adjustments.Entry, in row: Gradebook.Row) -> [String] {
    entry.points.compactMap { change in
      switch change.target {
      case .total:
        let maximum = row.marks.map(\.maximum).sumOfPoints
        return change.points > maximum
          ? "\(entry.name)'s total (\(change.points.points) of \(maximum.points) points)" : nil
      case .exercise(let name):
        guard let mark = row.marks.first(where: { $0.exercise == name }),
          change.points > mark.maximum
        else { return nil }
        return "\(entry.name)'s \(name) (\(change.points.points) of \(mark.maximum.points) points)"
      }
    }
  }

  private mutating func apply(_ entry: Adjustments.Entry, to index: Int, deadline: Date?) {
    if let more = entry.more, let deadline {
      let extended = more.time.deadline(instead: deadline)
      rows[index].deadline = extended
      let reason = more.comment.isEmpty ? "" : " Reason: \(more.comment)"
      rows[index].row.remarksOnAdjustments.append(
        "The deadline was extended to \(Timestamp.text(of: extended)).\(reason)")
    }
    for change in entry.points {
      switch change.target {
      case .total:
        rows[index].row.adjustedTotal = change.points
        rows[index].row.remarksOnAdjustments.append(
          "The total was set to \(change.points.points) points. Reason: \(change.comment)")
      case .exercise(let name):
        for mark in rows[index].row.marks.indices
        where rows[index].row.marks[mark].exercise == name {
          let before = rows[index].row.marks[mark].earned
          rows[index].row.marks[mark].earned = change.points
          rows[index].row.marks[mark].adjustment = Gradebook.Adjustment(
            before: before, comment: change.comment)
        }
      }
    }
  }
}

extension Roster.Student {
  /// The normalized name and identifiers of the student.
  fileprivate var keys: Set<String> {
    Set(([name, id, email] + logins).map(Roster.key)).subtracting([""])
  }
}
