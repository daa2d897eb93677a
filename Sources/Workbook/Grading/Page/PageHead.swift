/// The head of the page: what was graded and how, and the class in figures.
struct PageHead {
  let gradebook: Gradebook
  let circumstances: GradingCircumstances

  var text: String {
    [
      "<header>\n<h1>StateFlow workbook: grades</h1>", how, danger, figures, notes, "</header>",
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var how: String {
    let parts = [
      "Written \(Timestamp.text(of: circumstances.date))",
      "workbook \(circumstances.workbook)", circumstances.toolchain,
      circumstances.isIsolated ? "isolated by \(circumstances.isolation)" : "not isolated",
    ]
    return
      "<p class=\"how\">\(parts.map { HTML.escaped(PlainText.oneLine($0)) }.joined(separator: " · "))</p>"
  }

  private var danger: String {
    let warnings = circumstances.warnings.map {
      "<p class=\"loud\">\(HTML.escaped(PlainText.passage($0)))</p>"
    }.joined(separator: "\n")
    guard !circumstances.isIsolated else { return warnings }
    return """
      <p class="loud">Graded with --isolation none: the answers ran without a sandbox, with all \
      rights of whoever graded them. An answer could have read or changed anything, these marks \
      too. Grade again in the sandbox before you publish them.</p>\(warnings)
      """
  }

  private var figures: String {
    let submitted = gradebook.rows.filter { $0.submission != nil }
    let looks: [Gradebook.Status] = [.tampered, .graderError, .unreadable, .notSubmitted]
    let numbers = [
      ("\(submitted.count)", submitted.count == 1 ? "submission" : "submissions"),
      ("\(percent(of: submitted)) %", "of the points, on average"),
      ("\(submitted.count { $0.status == .complete })", "complete"),
      ("\(gradebook.rows.count { looks.contains($0.status) })", "need a look"),
    ].map { "<div class=\"figure\"><b>\($0.0)</b><span>\($0.1)</span></div>" }
    return
      "<div class=\"figures\">\n\(numbers.joined(separator: "\n"))\n\(spread(of: submitted))</div>"
  }

  private func percent(of rows: [Gradebook.Row]) -> Int {
    let parts = rows.map(share)
    return parts.isEmpty ? 0 : Int((parts.reduce(0, +) / Double(parts.count) * 100).rounded())
  }

  private func share(_ row: Gradebook.Row) -> Double {
    row.maximum > 0 ? min(1, row.total / row.maximum) : 0
  }

  /// How many reached each tenth of the points.
  private func spread(of rows: [Gradebook.Row]) -> String {
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
      <div class="figure spread"><ol aria-label="How many reached each tenth of the points">\
      \(bars.joined())</ol><div aria-hidden="true"><span>0 %</span><span>of the points</span>\
      <span>100 %</span></div></div>
      """
  }

  private var notes: String {
    guard !gradebook.notes.isEmpty else { return "" }
    let items = gradebook.notes.map { "<li>\(HTML.escaped($0))</li>" }
    return "<ul class=\"notes\">\(items.joined())</ul>"
  }
}
