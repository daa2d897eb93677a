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
  private(set) var entries = ListEntries()
  // Each kind of measurement has its own array, so that reading one measurement of ten thousand
  // rows doesn't copy the others.
  /// The least width in which a row is known to take one line.
  private var widthsOfLine: [Int] = []
  /// The least width in which all rows are known to take one line, apart from those that have changed
  /// since.
  private var commonWidth = Int.max
  private var unmeasured: [Int] = []
  /// The number of targets in a row while it is not visible; negative if it isn't known.
  private var counts: [Int] = []
  /// The number of targets before each row, and in all of them at the end; empty if it isn't known.
  private var starts: [Int] = []
  private var uncounted: [Int] = []
  // What decides whether a row can be selected belongs to the list, which may change when the row
  // doesn't.
  private var isSelectable = false

  /// Takes the rows of a list, and discards the measurements of those that have changed.
  ///
  /// - Complexity: O(*n*) for *n* rows, of which only those that have changed are looked at.
  func follow(_ list: Element, isGrouped: Bool) {
    if !isGrouped, let changed = entries.replaceRows(with: list.children) {
      for index in changed { forget(index) }
      if commonWidth != .max { unmeasured += changed }
      if !starts.isEmpty { uncounted += changed }
    } else {
      replaceAll(with: ListEntries(of: list, isGrouped: isGrouped))
    }
    let isSelectable = list.isEnabled && list.actions.select != nil
    guard isSelectable != self.isSelectable else { return }
    self.isSelectable = isSelectable
    counts = Array(repeating: -1, count: counts.count)
    starts = []
  }

  private func replaceAll(with new: ListEntries) {
    let former = entries
    entries = new
    let kept = min(former.count, new.count)
    widthsOfLine.removeLast(former.count - kept)
    counts.removeLast(former.count - kept)
    for index in 0..<kept
    where former.kind(index) != new.kind(index)
      || !former.elements[index].isIdentical(to: new.elements[index])
    {
      forget(index)
    }
    widthsOfLine += Array(repeating: .max, count: new.count - kept)
    counts += Array(repeating: -1, count: new.count - kept)
    (commonWidth, unmeasured) = (.max, [])
    (starts, uncounted) = ([], [])
  }

  private func forget(_ index: Int) {
    widthsOfLine[index] = .max
    counts[index] = -1
  }

  /// Returns whether a row takes one line in a width, in any state. False may be wrong.
  func isOneLine(_ index: Int, in width: Int) -> Bool {
    if widthsOfLine[index] <= width { return true }
    guard entries.kind(index) == .row, RowSurvey.isOneLine(entries.elements[index], in: width)
    else { return false }
    widthsOfLine[index] = width
    return true
  }

  /// Returns whether there are only rows, and each takes one line in a width. False may be wrong.
  ///
  /// - Complexity: O(*n*) for *n* rows that have changed, or as many as there are in a new width.
  func areAllOneLine(in width: Int) -> Bool {
    guard entries.areAllRows else { return false }
    let areOneLine =
      commonWidth <= width
      ? unmeasured.allSatisfy { isOneLine($0, in: width) }
      : (0..<entries.count).allSatisfy { isOneLine($0, in: width) }
    unmeasured = []
    commonWidth = areOneLine ? width : .max
    return areOneLine
  }

  /// Returns the number of targets before each entry while none is visible, and in all of them at the
  /// end.
  ///
  /// - Complexity: O(*n*) for *n* rows that have changed, and for all rows if one of them has gained
  ///   or lost a target.
  func targetStarts(in list: Element) -> [Int] {
    for index in uncounted {
      counts[index] = count(index, in: list)
      if !starts.isEmpty, counts[index] != starts[index + 1] - starts[index] { starts = [] }
    }
    uncounted = []
    guard starts.isEmpty else { return starts }
    var total = 0
    starts.reserveCapacity(entries.count + 1)
    for index in 0..<entries.count {
      starts.append(total)
      if counts[index] < 0 { counts[index] = count(index, in: list) }
      total += counts[index]
    }
    starts.append(total)
    return starts
  }

  private func count(_ index: Int, in list: Element) -> Int {
    guard entries.kind(index) == .row else { return 0 }
    return RowSurvey.targetCount(in: entries.elements[index], of: list)
  }
}
