import StateFlow

/// A cache for the measurements of list rows, kept from one picture to the next.
///
/// In a list with thousands of rows, few are visible, and few change from one picture to the next.
/// A measurement is kept until the row's element changes.
@MainActor
final class RowCache {
  private var lists: [Element.ID: ListRows] = [:]
  /// The measurements of the lists that were in earlier pictures but haven't been drawn in this
  /// picture yet.
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
  /// For each row, the smallest width in which the row is known to fit on one line.
  private var widthsOfLine: [Int] = []
  /// The smallest width in which all rows are known to fit on one line, except for rows that have
  /// changed since this width was computed.
  private var commonWidth = Int.max
  private var unmeasured: [Int] = []
  /// The number of targets in each row while the row isn't visible, or a negative number if the
  /// number of targets isn't known.
  private var counts: [Int] = []
  /// The number of targets before each row, followed by the total. The array is empty if the
  /// numbers aren't known.
  private var starts: [Int] = []
  private var uncounted: [Int] = []
  // Whether a row can be selected depends on the list, which may change when the row doesn't.
  private var isSelectable = false

  /// Updates the rows from a list and discards the measurements of rows that have changed.
  ///
  /// - Complexity: O(*n*) for *n* rows, but only the changed rows are inspected.
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

  /// Returns whether a row fits on one line of the given width in every state. The result may be
  /// `false` even for a row that fits.
  func isOneLine(_ index: Int, in width: Int) -> Bool {
    if widthsOfLine[index] <= width { return true }
    guard entries.kind(index) == .row, RowSurvey.isOneLine(entries.elements[index], in: width)
    else { return false }
    widthsOfLine[index] = width
    return true
  }

  /// Returns whether every entry is a row that fits on one line of the given width. The result may
  /// be `false` even if every row fits.
  ///
  /// - Complexity: O(*n*) for *n* changed rows. If the width is new, all rows count as changed.
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

  /// Returns the number of targets before each entry, followed by the total. The numbers apply
  /// while no row is visible.
  ///
  /// - Complexity: O(*n*) for *n* changed rows. If a row has gained or lost a target, all rows
  ///   count as changed.
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
