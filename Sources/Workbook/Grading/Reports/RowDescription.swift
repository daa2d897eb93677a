extension Gradebook.Mark {
  /// A description of how and why the instructor changed the points, or `nil` if they weren't
  /// changed.
  var adjustmentText: String? {
    adjustment.map {
      "Your instructor changed the points from \($0.before.points) to \(earned.points). Reason: "
        + PlainText.oneLine($0.comment, limit: 400)
    }
  }
}

extension Gradebook.Row {
  /// Remarks for the student about the submission as a whole.
  var remarks: [String] {
    var lines: [String] = []
    if let problem = submission?.problem { lines.append(PlainText.passage(problem)) }
    if let remarkOnAttempts { lines.append(remarkOnAttempts) }
    lines += submission?.notes.prefix(20).map { PlainText.oneLine($0, limit: 400) } ?? []
    lines += marks.compactMap { mark in
      mark.adjustmentText.map { "\(mark.exercise): \($0)" }
    }
    lines += remarksOnAdjustments.map { PlainText.oneLine($0, limit: 400) }
    if daysLate > 0, adjustedTotal == nil {
      lines.append(
        "Submitted \(daysLate == 1 ? "a day" : "\(daysLate) days") late (counting part of a day "
          + "as a day): \(penalty.points) of \(earned.points) points are deducted.")
    }
    return lines
  }
}
