/// The header of the page, which says what was graded and how, and shows statistics about the
/// submissions.
struct PageHead {
  let gradebook: Gradebook
  let provenance: GradingProvenance

  var text: String {
    [
      "<header>\n<h1>StateFlow workbook: grades</h1>", provenanceLine, warnings,
      PageFigures(gradebook: gradebook).text, PageFigures(gradebook: gradebook).notes,
      "</header>",
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var provenanceLine: String {
    let parts = [
      "Written \(Timestamp.text(of: provenance.date))",
      "workbook \(provenance.workbook)", provenance.toolchain,
      provenance.isIsolated ? "isolated by \(provenance.isolation)" : "not isolated",
    ]
    return
      "<p class=\"how\">\(parts.map { HTML.escaped(PlainText.oneLine($0)) }.joined(separator: " · "))</p>"
  }

  private var warnings: String {
    let given = provenance.warnings.map {
      "<p class=\"loud\">\(HTML.escaped(PlainText.passage($0)))</p>"
    }.joined(separator: "\n")
    guard !provenance.isIsolated else { return given }
    return """
      <p class="loud">Graded with --isolation none: the answers ran without a sandbox, with all \
      permissions of the user who graded them. An answer could have read or changed anything, \
      including these marks. Before you publish them, grade again in the sandbox.</p>\(given)
      """
  }
}

/// The statistics about the submissions at the top of a page, and the notes for the instructor.
struct PageFigures {
  let gradebook: Gradebook

  /// The statistics.
  var text: String {
    let submitted = gradebook.rows.filter { $0.submission != nil }
    // A group's submission has a row for each member.
    let submissions = Set(submitted.compactMap(\.submission?.name)).count
    let needAttention: [Gradebook.Status] = [
      .notAllowed, .tampered, .graderError, .unreadable, .notSubmitted,
    ]
    let numbers = [
      ("\(submissions)", submissions == 1 ? "submission" : "submissions"),
      ("\(percent(of: submitted))%", "of the points, on average"),
      ("\(submitted.count { $0.status == .complete })", "complete"),
      ("\(gradebook.rows.count { needAttention.contains($0.status) })", "need attention"),
    ].map { "<div class=\"figure\"><b>\($0.0)</b><span>\($0.1)</span></div>" }
    return
      "<div class=\"figures\">\n\(numbers.joined(separator: "\n"))\n"
      + "\(distribution(of: submitted))</div>"
  }

  private func percent(of rows: [Gradebook.Row]) -> Int {
    guard !rows.isEmpty else { return 0 }
    let sum = rows.reduce(0) { $0 + share($1) }
    return Int((sum / Double(rows.count) * 100).rounded())
  }

  private func share(_ row: Gradebook.Row) -> Double {
    row.maximum > 0 ? min(1, row.total / row.maximum) : 0
  }

  /// Returns a bar chart of how many submissions reached each tenth of the points.
  private func distribution(of rows: [Gradebook.Row]) -> String {
    guard rows.count > 1 else { return "" }
    var counts = Array(repeating: 0, count: 10)
    for row in rows { counts[min(9, Int(share(row) * 10))] += 1 }
    let most = max(1, counts.max() ?? 1)
    let bars = counts.enumerated().map { tenth, count in
      """
      <li><span class="quiet">\(tenth * 10) to \(tenth * 10 + 10) percent: </span>\
      \(count == 0 ? "<span class=\"quiet\">0</span>" : "\(count)")\
      <i style="height:\(count * 70 / most)%"></i></li>
      """
    }
    return """
      <div class="figure spread"><ol aria-label="Number of submissions by tenths of the points">\
      \(bars.joined())</ol><div aria-hidden="true"><span>0%</span><span>of the points</span>\
      <span>100%</span></div></div>
      """
  }

  /// The notes.
  var notes: String {
    guard !gradebook.notes.isEmpty else { return "" }
    let items = gradebook.notes.map { "<li>\(HTML.escaped($0))</li>" }
    return "<ul class=\"notes\">\(items.joined())</ul>"
  }
}
