import WorkbookCore

/// The file `objectives.csv`: for each student, the percentage of each objective's exercises that the
/// student has solved.
struct ObjectivesCSV {
  let gradebook: Gradebook
  let chapters: [Chapter]

  /// The text of the file. Students whose answers weren't graded have empty fields.
  var text: String {
    let objectives = Objective.all(of: gradebook.exercises, in: chapters)
    let head = ["name"] + objectives.map(\.title)
    let rows = gradebook.rows.map { row in
      [CSVTable.escapingFormula(PlainText.oneLine(row.title))]
        + objectives.map { objective in
          row.status != .graderError && row.marks.contains { $0.report != nil }
            ? "\(Int((objective.share(of: row.marks) * 100).rounded()))" : ""
        }
    }
    return "\u{FEFF}" + CSVTable.text(of: [head] + rows)
  }
}
