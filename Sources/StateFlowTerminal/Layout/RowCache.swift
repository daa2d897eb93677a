import StateFlow

/// The measurements of lists' rows, kept from one picture to the next.
///
/// Of thousands of rows, hardly any changes from one picture to the next, and few are visible. The
/// measurements of the others are kept for as long as their elements are the same.
@MainActor
final class RowCache {
  private var lists: [Element.ID: ListRows] = [:]
  /// The lists of earlier pictures that this one has not drawn yet.
  private var former: [Element.ID: ListRows]

  init(after former: RowCache? = nil) {
    self.former = former.map { $0.former.merging($0.lists) { _, newer in newer } } ?? [:]
  }

  /// Returns the measurements of a list's rows.
  func rows(of list: Element) -> ListRows {
    if let known = lists[list.id] { return known }
    let rows = former.removeValue(forKey: list.id) ?? ListRows()
    lists[list.id] = rows
    return rows
  }

  /// Releases the measurements of lists that are no longer drawn.
  func forgetFormer() { former = [:] }
}

/// The measurements of one list's rows.
@MainActor
final class ListRows {
  private struct Row {
    let element: Element
    /// The least width in which it is known to take one line.
    var widthOfLine = Int.max
    /// The targets in it while it is not visible.
    var targets: [Target]?
  }

  private var rows: [Row?] = []
  /// Whether the targets depend on the rows alone. The action that selects a row belongs to the
  /// list, which may change when the row doesn't.
  private var keepsTargets = true

  /// Discards the measurements of the rows of a list that have changed.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  func follow(_ entries: [ListEntry], of list: Element) {
    keepsTargets = list.actions.select == nil
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

  /// Returns whether a row takes one line in a width, in any state. False may be wrong.
  func isOneLine(_ index: Int, in width: Int) -> Bool {
    guard let row = rows[index] else { return false }
    if row.widthOfLine <= width { return true }
    guard RowSurvey.isOneLine(row.element, in: width) else { return false }
    rows[index]?.widthOfLine = width
    return true
  }

  /// Adds the targets in a row that is not visible to a sheet.
  func note(_ index: Int, in area: Rect, list: Element, on surface: RenderSurface) {
    if keepsTargets, let targets = rows[index]?.targets {
      for var target in targets {
        target.area = area
        surface.add(target)
      }
      return
    }
    guard let row = rows[index]?.element else { return }
    let before = surface.picture.targets.count
    RowSurvey.note(row, in: area, list: list, on: surface)
    if keepsTargets { rows[index]?.targets = Array(surface.picture.targets[before...]) }
  }
}
