extension ForEachNode {
  /// Collects the elements of outdated rows.
  ///
  /// - Returns: Whether the collected elements are complete.
  func collectOutdatedRows() -> Bool {
    guard !collected.isEmpty, collectedRun == nil || collectedRun == graph.collectedRun else {
      return false
    }
    for (row, offset) in outdated {
      let elements = elements(of: row, at: offset)
      guard elements.count == 1, row.keptElements != nil else {
        releaseElements()
        return false
      }
      collected[offset] = elements[0]
    }
    outdated = []
    return true
  }

  func appendRows(to elements: inout [Element]) {
    if !graph.collectsOutline { releaseElements() }
    let first = elements.count
    if first == 0 { elements.reserveCapacity(rows.count) }
    var isEachOne = !graph.collectsOutline
    for offset in rows.indices {
      let row = rows[offset]
      if !graph.collectsOutline, let kept = row.keptElements,
        kept.run == nil || kept.run == graph.collectedRun
      {
        if kept.offset != offset { row.keptElements?.offset = offset }
        // Most rows consist of one element, and appending a collection takes several times as long.
        for element in kept.elements { elements.append(element) }
      } else {
        elements += self.elements(of: row, at: offset)
      }
      if isEachOne {
        isEachOne = elements.count == first + offset + 1 && row.keptElements != nil
      }
    }
    guard isEachOne, !rows.isEmpty else { return }
    collected = first == 0 ? elements : Array(elements[first...])
    collectedRun = rows[0].hasOwnRun ? nil : graph.collectedRun
  }

  /// Collects the elements of a row and caches them if possible.
  private func elements(of row: ViewNode<Content>, at offset: Int) -> [Element] {
    var elements: [Element] = []
    row.appendElements(to: &elements)
    for index in elements.indices where !elements[index].isPresented {
      addActions(to: &elements[index], at: offset)
      // In nested `ForEach` views, the inner one sets the ID.
      if elements[index].rowID == nil { elements[index].rowID = AnyHashable(ids[offset]) }
    }
    // An outline contains only some of the elements, so it can't be kept.
    if !graph.collectsOutline, row.canKeepElements {
      row.keptElements = KeptElements(
        elements: elements, run: row.hasOwnRun ? nil : graph.collectedRun, offset: offset)
    }
    return elements
  }

  private func addActions(to element: inout Element, at offset: Int) {
    if let delete = view.onDelete {
      element.actions.delete = { delete(IndexSet(integer: offset)) }
    }
    if let move = view.onMove {
      element.actions.move = { move(IndexSet(integer: offset), $0) }
    }
  }

  func releaseElements() {
    collected = []
    outdated = []
  }
}
