import StateFlow

/// The measurements of lists' rows, kept from one picture to the next.
///
/// Of thousands of rows, few are visible, and hardly any change from one picture to the next. A
/// measurement is kept as long as the element of its row is the same.
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
  // Each kind of measurement has its own array, so that reading one measurement of ten thousand
  // rows doesn't copy the others.
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

  /// Adds to a surface the targets of a row that isn't visible.
  func note(_ index: Int, in area: Rect, list: Element, on surface: RenderSurface) {
    if keepsTargets, let targets = targets[index] {
      // The targets are changed in place, because copying them would take longer than the rest.
      let first = surface.picture.targets.count
      let visible = area.intersection(surface.clip)
      surface.picture.targets += targets
      for place in first..<surface.picture.targets.count {
        surface.picture.targets[place].area = area
        surface.picture.targets[place].visible = visible
        surface.picture.targets[place].scroller = surface.scroller
      }
      return
    }
    guard let element = elements[index] else { return }
    let before = surface.picture.targets.count
    RowSurvey.note(element, in: area, list: list, on: surface)
    if keepsTargets { targets[index] = Array(surface.picture.targets[before...]) }
  }
}
