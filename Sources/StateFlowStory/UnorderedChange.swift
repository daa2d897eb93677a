import StateFlow

extension Set: ComparedByPart {
  var isTextComplete: Bool { count <= listedWithoutOrder }

  func difference(
    from old: Any, whole: ValueChange, in search: inout ChangeSearch, depth: Int
  ) -> ValueChange? {
    guard let old = old as? Set<Element>, !old.isEmpty, !isEmpty,
      Swift.max(count, old.count) <= ChangeSearch.mostComparisons
    else { return whole }
    let (inserted, removed) = (subtracting(old), old.subtracting(self))
    if inserted.isEmpty, removed.isEmpty { return nil }
    return KeyedChange(
      inserted: inserted.prefix(4).map { StateFlow.describe($0) }, insertedCount: inserted.count,
      removed: removed.prefix(4).map { StateFlow.describe($0) }, removedCount: removed.count,
      oldCount: old.count, newCount: count
    ).change(of: whole)
  }
}

extension Dictionary: ComparedByPart {
  var isTextComplete: Bool { count <= listedWithoutOrder }

  func difference(
    from old: Any, whole: ValueChange, in search: inout ChangeSearch, depth: Int
  ) -> ValueChange? {
    guard let old = old as? [Key: Value], !old.isEmpty, !isEmpty,
      Swift.max(count, old.count) <= ChangeSearch.mostComparisons
    else { return whole }
    let areEqual = Comparison.of(Value.self)
    let inserted = keys.filter { old[$0] == nil }
    let removed = old.keys.filter { self[$0] == nil }
    let changed = keys.filter { key in
      guard let new = self[key], let old = old[key] else { return false }
      return !areEqual(old, new)
    }
    if inserted.isEmpty, removed.isEmpty {
      guard let key = changed.first, let new = self[key], let old = old[key] else { return nil }
      guard changed.count == 1 else {
        var change = whole
        change.summary = "\(grouped(changed.count)) of \(grouped(count)) values changed"
        return change
      }
      return search.difference(from: old, to: new, depth: depth + 1)?
        .below("[\(StateFlow.describe(key))]")
    }
    return KeyedChange(
      inserted: inserted.prefix(4).map { "[\(StateFlow.describe($0))]" },
      insertedCount: inserted.count,
      removed: removed.prefix(4).map { "[\(StateFlow.describe($0))]" }, removedCount: removed.count,
      oldCount: old.count, newCount: count
    ).change(of: whole)
  }
}

/// The elements that were inserted into an unordered collection or removed from it.
private struct KeyedChange {
  let inserted: [String]
  let insertedCount: Int
  let removed: [String]
  let removedCount: Int
  let oldCount: Int
  let newCount: Int

  func change(of whole: ValueChange) -> ValueChange {
    var parts: [String] = []
    if insertedCount > 0 { parts.append(naming("inserted", inserted, insertedCount)) }
    if removedCount > 0 { parts.append(naming("removed", removed, removedCount)) }
    if oldCount != newCount { parts.append("count \(grouped(oldCount)) → \(grouped(newCount))") }
    var change = whole
    change.summary = parts.joined(separator: ", ")
    return change
  }

  // Name either all elements or none, because their order differs from one run to the next.
  private func naming(_ verb: String, _ texts: [String], _ count: Int) -> String {
    count <= 3
      ? "\(verb) \(texts.sorted().joined(separator: " and "))"
      : "\(verb) \(grouped(count)) elements"
  }
}
