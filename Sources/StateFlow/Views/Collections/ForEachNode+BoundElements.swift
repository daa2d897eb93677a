extension ForEachNode {
  /// Compares the elements with the previous ones when the collection has changed but the rows
  /// haven't been updated.
  func lookAtElements() {
    guard let bound = view.bound else { return }
    let current = bound.current()
    let changed = changes(to: current)
    let unchanged = tell(locations, changed: changed, in: current, because: changedSources)
    tellUnchanged(unchanged, because: changedSources)
    seen = changed.map { _ in (current, graph.foreignChanges) }
  }

  /// Compares the elements with the previous ones after the rows have been updated for any reason.
  func compareElements(
    _ match: RowMatch, _ newLocations: [(any RowLocation)?], because sources: [Source]
  ) -> [Node] {
    guard let bound = view.bound else {
      seen = nil
      return []
    }
    defer { seen = (bound.elements, graph.foreignChanges) }
    return tell(
      newLocations, changed: changes(to: bound.elements, match.counterparts), in: bound.elements,
      because: sources)
  }

  /// Returns the offsets of the elements that have changed since the last comparison, or `nil` if any
  /// of them may have changed.
  ///
  /// - Parameter counterparts: The former offset of each element, if the elements have moved.
  func changes(to elements: Any, _ counterparts: [Int]? = nil) -> [Int]? {
    guard let seen, seen.foreignChanges == graph.foreignChanges else { return nil }
    return view.bound?.changes(seen.elements, elements, counterparts)
  }

  /// Invalidates the readers of elements that have changed.
  ///
  /// - Parameter changed: The offsets of those elements, or `nil` if any of them may have changed.
  /// - Returns: The readers of unchanged elements, if the graph has an observer.
  private func tell(
    _ locations: [(any RowLocation)?], changed: [Int]?, in elements: Any, because sources: [Source]
  ) -> [Node] {
    for offset in changed ?? Array(locations.indices) {
      guard let location = locations[offset] else { continue }
      if changed != nil { view.bound?.see(location, elements, offset) }
      location.invalidateReaders(because: sources)
    }
    guard let changed, !sources.isEmpty, graph.observer != nil else { return [] }
    var rest = changed[...]
    var unchanged: [Node] = []
    for (offset, location) in locations.enumerated() {
      if rest.first == offset {
        rest.removeFirst()
      } else if let location {
        unchanged += location.readers.values.map(\.node).filter { $0.standing == .current }
      }
    }
    for reader in unchanged { reader.unchangedTurn = graph.turn }
    return unchanged
  }

  /// Reports that readers have been skipped, except for the readers that have run in the meantime.
  func tellUnchanged(_ readers: [Node], because sources: [Source]) {
    for reader in readers where reader.isMounted && reader.unchangedTurn == graph.turn {
      graph.observer?.skipped(reader, despiteChangesTo: sources)
    }
  }
}
