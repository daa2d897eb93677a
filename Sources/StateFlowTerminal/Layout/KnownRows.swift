import StateFlow

/// What is known of the rows of lists, from one picture to the next.
///
/// Of thousands of rows, hardly any differs from one picture to the next, and few are in sight. What
/// must be known of the others is kept as long as they are the same.
@MainActor
final class KnownRows {
  private var lists: [Element.ID: ListRows] = [:]

  /// What is known of the rows of a list.
  func rows(of list: Element) -> ListRows {
    if let known = lists[list.id] { return known }
    let made = ListRows()
    lists[list.id] = made
    return made
  }
}

/// What is known of the rows of one list.
@MainActor
final class ListRows {
  private struct Row {
    let element: Element
    /// From which width on it is known to take one line.
    var widthOfLine = Int.max
    /// What can be used in it while it is out of sight.
    var targets: [Target]?
  }

  private var rows: [Row?] = []

  /// Forgets what was known of rows that differ.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  func follow(_ entries: [ListEntry]) {
    rows.removeLast(max(0, rows.count - entries.count))
    for (index, entry) in entries.enumerated() {
      let row = entry.kind == .row ? entry.element.map { Row(element: $0) } : nil
      if index == rows.count {
        rows.append(row)
      } else if let row, let known = rows[index], known.element.isIdentical(to: row.element) {
        continue
      } else {
        rows[index] = row
      }
    }
  }

  /// Whether a row takes one line in so many columns, whatever is done to it; a no may be wrong.
  func isOneLine(_ index: Int, in width: Int) -> Bool {
    guard let row = rows[index] else { return false }
    if row.widthOfLine <= width { return true }
    guard RowSurvey.isOneLine(row.element, in: width) else { return false }
    rows[index]?.widthOfLine = width
    return true
  }

  /// Notes what can be used in a row that is out of sight.
  func note(_ index: Int, in area: Rect, list: Element, on sheet: Sheet) {
    guard let row = rows[index] else { return }
    if let targets = row.targets {
      for var target in targets {
        target.area = area
        sheet.add(target)
      }
      return
    }
    let before = sheet.picture.targets.count
    RowSurvey.note(row.element, in: area, list: list, on: sheet)
    // What chooses a row is the list's, which may differ when the row does not.
    guard list.actions.select == nil else { return }
    rows[index]?.targets = Array(sheet.picture.targets[before...])
  }
}
