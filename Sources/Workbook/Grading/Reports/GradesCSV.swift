import WorkbookCore

/// The file `grades.csv`, with a row for each submission and a column for each exercise.
struct GradesCSV {
  let gradebook: Gradebook
  /// Returns the heading of the column for an exercise.
  var heading: (Exercise) -> String = { $0.heading }
  /// Returns the words for a status.
  var words: (Gradebook.Status) -> String = { $0.words }

  /// The table as RFC 4180 CSV, with a byte order mark so that every spreadsheet reads it as UTF-8.
  ///
  /// Text fields are escaped because a name may look like a formula. Numbers are safe.
  var text: String {
    let identity =
      (gradebook.hasRoster ? ["name", "id", "email"] : [])
      + (gradebook.hasParticipants ? ["identifier"] : [])
    let lateness = gradebook.hasDeadline ? ["days late", "penalty"] : []
    let head =
      ["submission"] + identity + ["status", "total", "maximum"] + lateness
      + (gradebook.hasAdjustments ? ["adjustments"] : [])
      + gradebook.exercises.map(heading)
    return "\u{FEFF}" + CSVTable.text(of: [head] + gradebook.rows.map(fields))
  }

  private func fields(of row: Gradebook.Row) -> [String] {
    var fields = [safe(row.submission?.name ?? "")]
    if gradebook.hasRoster {
      fields += [row.title, row.student?.id ?? "", row.student?.email ?? ""].map(safe)
    }
    if gradebook.hasParticipants { fields.append(safe(row.student?.participantText ?? "")) }
    fields += [words(row.status), row.total.points, row.maximum.points]
    if gradebook.hasDeadline {
      // A total that was set by hand has no penalty.
      fields += ["\(row.daysLate)", row.adjustedTotal == nil ? row.penalty.points : "0"]
    }
    if gradebook.hasAdjustments {
      let changes = row.marks.compactMap { mark in
        mark.adjustment.map {
          "\(mark.exercise): \($0.before.points) to \(mark.earned.points), \($0.comment)"
        }
      }
      fields.append(safe((changes + row.remarksOnAdjustments).joined(separator: "; ")))
    }
    return fields + row.marks.map(\.earned.points)
  }

  private func safe(_ text: String) -> String {
    CSVTable.escapingFormula(PlainText.oneLine(text, limit: 500))
  }
}

extension Gradebook.Status {
  /// The status in plain words.
  var words: String {
    switch self {
    case .complete: "complete"
    case .incomplete: "incomplete"
    case .notSubmitted: "not submitted"
    case .unreadable: "unreadable"
    case .notAllowed: "not allowed"
    case .tampered: "tampered with"
    case .graderError: "grader error"
    }
  }
}
