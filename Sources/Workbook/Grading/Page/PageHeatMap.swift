import WorkbookCore

/// The heat map, with a row for each submission and a column for each exercise.
struct PageHeatMap {
  let gradebook: Gradebook
  let chapters: [Chapter]

  var text: String {
    """
    \(tools)
    <div class="frame">
    <table id="heat" role="grid" aria-labelledby="answers" data-lead="\(leadingColumns)">
    <thead>
    \(chapterHeads)
    <tr>\(leadHeads)\(exerciseHeads)</tr>
    </thead>
    <tbody>
    \(gradebook.rows.enumerated().map(row).joined(separator: "\n"))
    </tbody>
    </table>
    </div>
    \(legend)
    """
  }

  /// The number of columns before the exercise columns.
  private var leadingColumns: Int { gradebook.hasDeadline ? 3 : 2 }

  /// The graded chapters, each with the indices of its first and last exercise.
  private var ranges: [(chapter: Chapter, first: Int, last: Int)] {
    chapters.compactMap { chapter in
      let places = gradebook.exercises.indices.filter {
        gradebook.exercises[$0].chapter == chapter.folder
      }
      guard let first = places.first, let last = places.last else { return nil }
      return (chapter, first, last)
    }
  }

  private var tools: String {
    let statuses = Gradebook.Status.allCases.filter { status in
      gradebook.rows.contains { $0.status == status }
    }.map { "<option value=\"\($0.rawValue)\">\($0.words)</option>" }
    let late =
      gradebook.rows.contains { $0.daysLate > 0 } ? "<option value=\"late\">late</option>" : ""
    let chapters = ranges.map {
      "<option value=\"\($0.first)-\($0.last)\">\($0.chapter.number) \(HTML.escaped($0.chapter.title))</option>"
    }
    return """
      <div class="tools">
      <label>Search<input id="search" type="search" placeholder="Name, ID, email" \
      autocomplete="off"></label>
      <label>Status<select id="status"><option value="">all</option>\
      \(statuses.joined())\(late)</select></label>
      <label>Chapter<select id="chapter"><option value="">all</option>\
      \(chapters.joined())</select></label>
      <output id="count" aria-live="polite"></output>
      </div>
      <p class="soft screen">Choose a cell to see its failing tests, a name to see the submission, \
      or a heading to sort. The arrow keys move between cells.</p>
      """
  }

  private var chapterHeads: String {
    let heads = ranges.map {
      let title = HTML.escaped("\($0.chapter.number) \($0.chapter.title)")
      return "<th class=\"chapter\" colspan=\"\($0.last - $0.first + 1)\" scope=\"colgroup\" "
        + "data-range=\"\($0.first)-\($0.last)\" title=\"\(title)\">\(title)</th>"
    }
    return
      "<tr><th class=\"name\"></th><td colspan=\"\(leadingColumns - 1)\"></td>"
      + "\(heads.joined())</tr>"
  }

  private var leadHeads: String {
    let late = gradebook.hasDeadline ? [("num", "Late", "days late")] : []
    let heads = [("name", "Student", "name"), ("num", "Points", "points")] + late
    return heads.enumerated().map { column, head in
      let sort = column == 0 ? " aria-sort=\"ascending\"" : ""
      return
        "<th class=\"\(head.0)\" scope=\"col\" data-c=\"\(column)\" data-t=\"\(head.2)\"\(sort)>"
        + "<button type=\"button\">\(head.1)</button></th>"
    }.joined()
  }

  private var exerciseHeads: String {
    gradebook.exercises.enumerated().map { index, exercise in
      let title = HTML.escaped(exercise.heading)
      return
        "<th class=\"e\" scope=\"col\" data-c=\"\(index + leadingColumns)\" data-t=\"\(title)\">"
        + "<button type=\"button\">\(title)</button></th>"
    }.joined()
  }

  private func row(_ index: Int, _ row: Gradebook.Row) -> String {
    let states = row.status.rawValue + (row.daysLate > 0 ? " late" : "")
    let needsAttention = [.notAllowed, .tampered, .graderError, .unreadable, .notSubmitted]
      .contains(row.status)
    let flag =
      needsAttention
      ? "<span class=\"flag\" title=\"\(row.status.words)\">"
        + "⚑<span class=\"quiet\"> \(row.status.words)</span></span> " : ""
    let late =
      gradebook.hasDeadline
      ? "<td class=\"num\" data-v=\"\(row.daysLate)\">\(row.daysLate == 0 ? "" : "\(row.daysLate) d")</td>"
      : ""
    let cells = row.marks.map { mark in
      let cell = HeatCell(mark)
      return "<td class=\(cell.cssClass)>\(cell.symbol)\(mark.adjustment == nil ? "" : "*")"
    }
    return "<tr data-r=\"\(index)\" data-s=\"\(states)\"><th class=\"name\" scope=\"row\">"
      + "<button type=\"button\">\(flag)\(HTML.isolated(row.title))</button></th>"
      + "<td class=\"num\" data-v=\"\(row.total.points)\">\(row.total.points)</td>"
      + late + cells.joined() + "</tr>"
  }

  private var legend: String {
    let items = HeatCell.legend.map { cell, words in
      "<li><span class=\"\(cell.cssClass)\">\(cell.symbol)</span>\(words)</li>"
    }
    let isAdjusted = gradebook.rows.contains { $0.marks.contains { $0.adjustment != nil } }
    let adjusted = isAdjusted ? "<li><span>*</span>adjusted by the instructor</li>" : ""
    return
      "<ul class=\"legend\" aria-label=\"Legend\">\(items.joined())\(adjusted)</ul>"
  }
}
