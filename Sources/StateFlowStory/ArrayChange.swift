import StateFlow

extension Array: ComparedByPart {
  func difference(
    from old: Any, whole: ValueChange, in search: inout ChangeSearch, depth: Int
  ) -> ValueChange? {
    guard let old = old as? [Element] else { return whole }
    // An empty array has no elements to compare.
    if old.isEmpty || isEmpty { return whole.old == whole.new ? nil : whole }
    var change = ArrayChange(from: old, to: self, whole: whole)
    return change.described(in: &search, depth: depth)
  }
}

/// The difference between two arrays, which consists of the inserted, removed, moved, and changed
/// elements.
private struct ArrayChange<Element> {
  private let old: [Element]
  private let new: [Element]
  private let whole: ValueChange
  private let areEqual = Comparison.of(Element.self)
  /// The indices of the old elements that are left when the equal elements at both ends of the two
  /// arrays are excluded.
  private var former = 0..<0
  private var current = 0..<0

  /// The maximum number of elements to look up by their IDs.
  private static var mostLookedUp: Int { 2_000 }
  private static var mostNamed: Int { 3 }

  init(from old: [Element], to new: [Element], whole: ValueChange) {
    self.old = old
    self.new = new
    self.whole = whole
  }

  mutating func described(in search: inout ChangeSearch, depth: Int) -> ValueChange? {
    guard trim(in: &search) else { return summarized(count ?? "it differs further on") }
    if former.isEmpty, current.isEmpty { return nil }
    if former.isEmpty { return summarized(naming("inserted", Array<Int>(current), of: new)) }
    if current.isEmpty { return summarized(naming("removed", Array<Int>(former), of: old)) }
    if former.count == 1, current.count == 1 { return changedElement(in: &search, depth) }
    return byKey(in: &search, depth) ?? byPlace(in: &search, depth) ?? summarized(count)
  }

  /// Finds the ranges in which the arrays differ.
  ///
  /// - Returns: `false` if finding them takes more comparisons than the search may perform.
  private mutating func trim(in search: inout ChangeSearch) -> Bool {
    let common = min(old.count, new.count)
    var (start, end) = (0, 0)
    while start < common, areEqual(old[start], new[start]) {
      guard search.mayCompare() else { return false }
      start += 1
    }
    while end < common - start, areEqual(old[old.count - 1 - end], new[new.count - 1 - end]) {
      guard search.mayCompare() else { return false }
      end += 1
    }
    former = start..<old.count - end
    current = start..<new.count - end
    return true
  }

  // MARK: Text

  private func summarized(_ summary: String?) -> ValueChange {
    var change = whole
    change.summary = summary
    return change
  }

  /// The old and new counts, such as `count 3 → 4`, or `nil` if they are equal.
  private var count: String? {
    old.count == new.count ? nil : "count \(grouped(old.count)) → \(grouped(new.count))"
  }

  /// Returns a description such as `inserted [3] "Gull", count 3 → 4`.
  private func naming(_ verb: String, _ indices: [Int], of elements: [Element]) -> String {
    var words = "\(verb) "
    if indices.count == 1 {
      words += "[\(indices[0])] \(describe(elements[indices[0]]))"
    } else if indices.count <= Self.mostNamed {
      words += indices.map { "[\($0)]" }.joined(separator: ", ")
    } else {
      words += "\(grouped(indices.count)) elements"
      if indices[indices.count - 1] - indices[0] == indices.count - 1 {
        words += " from [\(indices[0])] on"
      }
    }
    return words + (count.map { ", \($0)" } ?? "")
  }

  // MARK: By index

  private func changedElement(in search: inout ChangeSearch, _ depth: Int) -> ValueChange? {
    let index = former.lowerBound
    return search.difference(from: old[index], to: new[index], depth: depth + 1)?
      .below("[\(index)]")
  }

  /// Describes how the elements at the same indices differ, or returns `nil` if no elements differ
  /// or the ranges have different lengths.
  private func byPlace(in search: inout ChangeSearch, _ depth: Int) -> ValueChange? {
    guard former.count == current.count else { return nil }
    return changes(of: former.map { ($0, $0) }, in: &search, depth).map { summarized($0) }
  }

  /// Describes how the elements in each pair differ, or returns `nil` if no elements differ.
  private func changes(
    of pairs: [(former: Int, current: Int)], in search: inout ChangeSearch, _ depth: Int
  ) -> String? {
    var first: String?
    var count = 0
    for pair in pairs {
      guard search.mayCompare(), !areEqual(old[pair.former], new[pair.current]) else { continue }
      count += 1
      guard first == nil else { continue }
      first = search.difference(from: old[pair.former], to: new[pair.current], depth: depth + 1)
        .map { "[\(pair.current)]\($0.path) \($0.text)" }
    }
    guard let first else { return nil }
    return count == 1
      ? first : "\(first), and \(grouped(count - 1)) more of \(grouped(new.count)) elements"
  }

  // MARK: By ID

  /// Returns an element's ID, or the element itself if the element has no ID.
  private func key(of element: Element) -> AnyHashable? {
    if let element = element as? any Identifiable { return Self.id(of: element) }
    return (element as? any Hashable).map { AnyHashable($0) }
  }

  private static func id(of element: some Identifiable) -> AnyHashable { AnyHashable(element.id) }

  private func indices(of elements: [Element], in range: Range<Int>) -> [AnyHashable: Int]? {
    var indices: [AnyHashable: Int] = [:]
    for index in range {
      guard let key = key(of: elements[index]), indices.updateValue(index, forKey: key) == nil
      else { return nil }
    }
    return indices
  }

  private func byKey(in search: inout ChangeSearch, _ depth: Int) -> ValueChange? {
    guard former.count + current.count <= Self.mostLookedUp,
      let formers = indices(of: old, in: former), let currents = indices(of: new, in: current)
    else { return nil }
    var parts: [String] = []
    let removed = former.filter { index in key(of: old[index]).map { currents[$0] } == .some(nil) }
    let inserted = current.filter { index in key(of: new[index]).map { formers[$0] } == .some(nil) }
    let kept = current.compactMap { index in
      key(of: new[index]).flatMap { formers[$0] }.map { (former: $0, current: index) }
    }
    // If no elements remain, comparing by index is more informative.
    if kept.isEmpty, removed.count == inserted.count { return nil }
    if !inserted.isEmpty { parts.append(naming("inserted", inserted, of: new)) }
    if !removed.isEmpty { parts.append(naming("removed", removed, of: old)) }
    if parts.count == 2, let count { parts[0].removeLast(count.count + 2) }
    if let move = movement(of: kept) { parts.append(move) }
    if let change = changes(of: kept, in: &search, depth) { parts.append(change) }
    return summarized(parts.joined(separator: ", "))
  }

  /// Describes how the order of the remaining elements changed, or returns `nil` if it didn't.
  private func movement(of kept: [(former: Int, current: Int)]) -> String? {
    let order = kept.map(\.former)
    guard let first = order.indices.first(where: { $0 > 0 && order[$0] < order[$0 - 1] }) else {
      return nil
    }
    // If only one element moved, the other elements are in order without it. The moved element is
    // either this one or the one before it.
    for moved in [first, first - 1] {
      var rest = order
      rest.remove(at: moved)
      guard zip(rest, rest.dropFirst()).allSatisfy({ $0 < $1 }) else { continue }
      let (from, to) = kept[moved]
      return "moved [\(from)] \(describe(old[from])) to [\(to)]"
    }
    return "reordered \(grouped(kept.count)) of \(grouped(new.count)) elements"
  }
}
