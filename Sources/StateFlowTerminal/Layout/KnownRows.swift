import StateFlow

/// The measurements of lists' rows, kept from one picture to the next.
///
/// Of thousands of rows, hardly any changes from one picture to the next, and few are visible. The
/// measurements of the others are kept for as long as their elements are the same.
@MainActor
final class KnownRows {
  private var lists: [Element.ID: ListRows] = [:]
  /// The lists of earlier pictures that this one has not drawn yet.
  private var former: [Element.ID: ListRows]

  init(after former: KnownRows? = nil) {
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
  // Each measurement has an array of its own: of ten thousand rows, one is read without copying the
  // others.
  private var elements: [Element?] = []
  /// The least width in which a row is known to take one line.
  private var widthsOfLine: [Int] = []
  /// The targets in a row while it is not visible.
  private var targets: [[Target]?] = []
  /// Whether the targets depend on the rows alone. The action that selects a row belongs to the
  /// list, which may change when the row doesn't.
  private var keepsTargets = true

  /// Discards the measurements of the rows of a list that have changed.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  func follow(_ entries: [ListEntry], of list: Element) {
    keepsTargets = list.actions.select == nil
    let excess = max(0, elements.count - entries.count)
    elements.removeLast(excess)
    widthsOfLine.removeLast(excess)
    targets.removeLast(excess)
    for index in entries.indices {
      let row = entries[index].kind == .row ? entries[index].element : nil
      if index == elements.count {
        elements.append(row)
        widthsOfLine.append(.max)
        targets.append(nil)
      } else if let row, let known = elements[index], known.isIdentical(to: row) {
        continue
      } else {
        elements[index] = row
        widthsOfLine[index] = .max
        targets[index] = nil
      }
    }
  }

  /// Returns whether a row takes one line in a width, in any state. False may be wrong.
  func isOneLine(_ index: Int, in width: Int) -> Bool {
    if widthsOfLine[index] <= width { return true }
    guard let element = elements[index], RowSurvey.isOneLine(element, in: width) else {
      return false
    }
    widthsOfLine[index] = width
    return true
  }

  /// Adds the targets in a row that is not visible to a sheet.
  func note(_ index: Int, in area: Rect, list: Element, on sheet: Sheet) {
    if keepsTargets, let targets = targets[index] {
      // In place: a copy of a target costs more than all else that is done here.
      let first = sheet.picture.targets.count
      let visible = area.intersection(sheet.clip)
      sheet.picture.targets += targets
      for place in first..<sheet.picture.targets.count {
        sheet.picture.targets[place].area = area
        sheet.picture.targets[place].visible = visible
        sheet.picture.targets[place].scroller = sheet.scroller
      }
      return
    }
    guard let element = elements[index] else { return }
    let before = sheet.picture.targets.count
    RowSurvey.note(element, in: area, list: list, on: sheet)
    if keepsTargets { targets[index] = Array(sheet.picture.targets[before...]) }
  }
}
