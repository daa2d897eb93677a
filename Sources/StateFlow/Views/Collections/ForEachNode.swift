/// The node for a `ForEach`. The node keeps one child for each ID.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>
{
  private var view: ForEach<Data, ID, Content>
  private var ids: [ID] = []
  private var rows: [ViewNode<Content>] = []
  private var known: Set<ID> = []
  /// The locations that the rows are bound to, or an empty array if the rows aren't bound.
  private var locations: [Source] = []
  /// The IDs of the initial data, if the data must never change (I9).
  private var constantIDs: [ID]?
  private var isReported = false
  private var observation = ObservationScope(
    TypeLayout.of(ForEach<Data, ID, Content>.self))

  init(_ view: ForEach<Data, ID, Content>, parent: Node, environment: EnvironmentScope?) {
    self.view = view
    super.init(parent: parent, environment: environment)
  }

  override func mount() { update(to: view) }

  /// Updates the existing rows, creates new ones, and removes the rows whose IDs are gone.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements. Only bodies whose inputs have
  ///   changed run.
  override func update(to view: ForEach<Data, ID, Content>) {
    self.view = view
    refresh()
  }

  // The views for all rows are created first, in one evaluation. This node therefore depends on
  // everything that the row closure reads, no matter which rows are kept or created afterward.
  override func refresh() {
    releaseElements()
    if let constantIDs, isOtherRange(than: constantIDs) { return refreshFirstRange(constantIDs) }
    let (view, sources) = (view, changedSources)
    let isBound = view.bound != nil && locations.count == rows.count
    var ids: [ID] = []
    var descriptions: [Content] = []
    var match = RowMatch.none
    var locations: [Source?] = []
    track {
      observation.track(for: self) {
        // If the data is already an array, this doesn't copy it.
        let data = Array(view.data)
        ids.reserveCapacity(data.count)
        for element in data { ids.append(view.id(element)) }
        match = RowMatch(from: self.ids, to: ids, known: known)
        descriptions.reserveCapacity(data.count)
        if view.bound != nil { locations.reserveCapacity(data.count) }
        for offset in data.indices {
          var location: Source?
          if isBound, match.counterparts[offset] >= 0 {
            location = self.locations[match.counterparts[offset]]
          }
          descriptions.append(view.content(data[offset], &location))
          if view.bound != nil { locations.append(location) }
        }
      }
      view.bound?.follow(self) { [unowned self] in
        lookAtElements()
        return false
      }
    }
    let unchanged = compareElements(match, locations, because: sources)
    place(ids, descriptions, match, locations)
    tellUnchanged(unchanged, because: sources)
    if view.constantAt != nil, constantIDs == nil { constantIDs = ids }
  }

  // MARK: Constant data

  private func isOtherRange(than first: [ID]) -> Bool {
    guard view.data.count == first.count else { return true }
    return zip(view.data, first).contains { view.id($0) != $1 }
  }

  /// Updates the rows of the first range. A row whose number is no longer in the range keeps its
  /// content.
  private func refreshFirstRange(_ first: [ID]) {
    reportOtherRange(than: first)
    let view = view
    var current: [ID: Content] = [:]
    track {
      observation.track(for: self) {
        for element in view.data {
          let id = view.id(element)
          var location: Source?
          if known.contains(id) { current[id] = view.content(element, &location) }
        }
      }
    }
    for (row, id) in zip(rows, ids) {
      guard let description = current[id] else { continue }
      row.keptElements = nil
      row.update(to: description)
    }
  }

  /// Reports that the range has changed, but only once, and before `content` is called for the
  /// remaining rows.
  private func reportOtherRange(than first: [ID]) {
    guard !isReported else { return }
    isReported = true
    graph.report(
      Diagnostic(
        .rangeChanged, view: enclosingStoryName, declared: view.constantAt,
        message: """
          The range of a ForEach changed: it had \(first.count) elements and now has \
          \(view.data.count). The ForEach keeps the rows of its first range. If the range can \
          change, write ForEach(…, id: \\.self).
          """))
  }

  private func place(
    _ newIDs: [ID], _ descriptions: [Content], _ match: RowMatch, _ newLocations: [Source?]
  ) {
    let (formerIDs, formerRows, formerLocations) = (ids, rows, locations)
    for offset in match.leaving where formerRows[offset].transition?.isIdentity == true {
      formerRows[offset].unmount()
    }
    // A new `ForEach` value may come with new actions for its rows.
    let hasActions = view.onDelete != nil || view.onMove != nil
    let actionsAreNew = hasActions || hadActions
    hadActions = hasActions
    ids = []
    rows = []
    locations = []
    ids.reserveCapacity(newIDs.count)
    rows.reserveCapacity(newIDs.count)
    locations.reserveCapacity(newLocations.count)
    for offset in newIDs.indices {
      let id = newIDs[offset]
      let counterpart = match.counterparts[offset]
      let location = newLocations.isEmpty ? nil : newLocations[offset]
      if counterpart >= 0 {
        let row = formerRows[counterpart]
        let former = formerLocations.isEmpty ? nil : formerLocations[counterpart]
        if let location, former !== location {
          location.rowIsShown(by: self)
          former?.rowIsGone()
        }
        // A node with a body releases its elements itself when the body runs.
        if actionsAreNew || !(row is BodyNode<Content>) { row.keptElements = nil }
        row.update(to: descriptions[offset])
        rows.append(row)
      } else if known.insert(id).inserted {
        location?.rowIsShown(by: self)
        rows.append(makeChild(descriptions[offset]))
      } else {
        reportDuplicate(id)
        continue
      }
      ids.append(id)
      if let location { locations.append(location) }
    }
    for offset in match.leaving {
      formerRows[offset].unmount()
      known.remove(formerIDs[offset])
      if !formerLocations.isEmpty { formerLocations[offset].rowIsGone() }
    }
    if rows.count < newIDs.count { seen = nil }
    if rows.count != formerRows.count || !match.leaving.isEmpty { membersChanged() }
  }

  // MARK: Bound elements

  /// The elements as of the last comparison, or `nil` if each row has to determine on its own
  /// whether its element has changed.
  private var seen: (elements: Any, foreignChanges: Int)?

  /// Compares the elements with the previous ones when the collection has changed but the rows
  /// haven't been updated.
  private func lookAtElements() {
    guard let bound = view.bound else { return }
    let current = bound.current()
    let changed = seen.flatMap { seen in
      seen.foreignChanges == graph.foreignChanges
        ? bound.changes(seen.elements, current, nil) : nil
    }
    let unchanged = tell(locations, changed: changed, in: current, because: changedSources)
    tellUnchanged(unchanged, because: changedSources)
    seen = changed.map { _ in (current, graph.foreignChanges) }
  }

  /// Lets the readers of changed elements compare them. The `ForEach` itself compares only once,
  /// after the action.
  override func confirmReads() {
    guard let bound = view.bound else { return super.confirmReads() }
    let changed = seen.flatMap { seen in
      seen.foreignChanges == graph.foreignChanges
        ? bound.changes(seen.elements, bound.current(), nil) : nil
    }
    for offset in changed ?? Array(locations.indices) {
      for reader in locations[offset].readers.values where reader.node.readsDifferentlyNow {
        for source in changedSources {
          graph.enqueue(reader.node, because: source, certain: true)
        }
      }
    }
  }

  /// Compares the elements with the previous ones after the rows have been updated for any reason.
  private func compareElements(
    _ match: RowMatch, _ newLocations: [Source?], because sources: [Source]
  ) -> [Node] {
    guard let bound = view.bound else {
      seen = nil
      return []
    }
    defer { seen = (bound.elements, graph.foreignChanges) }
    let changed = seen.flatMap { seen in
      seen.foreignChanges == graph.foreignChanges
        ? bound.changes(seen.elements, bound.elements, match.counterparts) : nil
    }
    return tell(newLocations, changed: changed, in: bound.elements, because: sources)
  }

  /// Invalidates the readers of elements that have changed.
  ///
  /// - Parameter changed: The offsets of those elements, or `nil` if any of them may have changed.
  /// - Returns: The readers of unchanged elements, if the graph records a story.
  private func tell(
    _ locations: [Source?], changed: [Int]?, in elements: Any, because sources: [Source]
  ) -> [Node] {
    for offset in changed ?? Array(locations.indices) {
      guard let location = locations[offset] else { continue }
      if changed != nil { view.bound?.see(location, elements, offset) }
      location.invalidateReaders(because: sources)
    }
    guard let changed, !sources.isEmpty, graph.recorder != nil else { return [] }
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

  /// Records in the story that readers have been skipped, except for the readers that have run in
  /// the meantime.
  private func tellUnchanged(_ readers: [Node], because sources: [Source]) {
    for reader in readers where reader.isMounted && reader.unchangedTurn == graph.turn {
      graph.tellUnchanged(reader, because: sources)
    }
  }

  private func reportDuplicate(_ id: ID) {
    graph.report(
      Diagnostic(
        .duplicateID, view: enclosingStoryName,
        message: """
          Two elements of a ForEach have the id \(StateFlow.describe(id)), so the second one \
          isn't shown. Give each element a unique id.
          """))
  }

  override var children: [Node] { rows }

  override func willUnmount() {
    observation.cancel()
    releaseElements()
  }

  override var keepsElements: Bool { true }

  private var hadActions = false

  /// The elements of all rows, as last collected, if each row is a single element. Outdated rows
  /// have a placeholder here.
  private var collected: [Element] = []
  /// The value of ``KeptElements/run`` for the rows in `collected`.
  private var collectedRun: Int?
  private var outdated: [(row: ViewNode<Content>, offset: Int)] = []

  override func releaseElements(_ kept: KeptElements, of row: Node) {
    guard !collected.isEmpty else { return }
    collected[kept.offset] = Element(.empty)
    outdated.append((row as! ViewNode<Content>, kept.offset))
  }

  private func releaseElements() {
    collected = []
    outdated = []
  }

  // Most often, at most one row has changed since the elements were last collected.
  override func appendElements(to elements: inout [Element]) {
    let first = elements.count
    if graph.collectsOutline || !collectOutdatedRows() {
      appendRows(to: &elements)
    } else if elements.isEmpty {
      elements = collected
    } else {
      elements += collected
    }
    addHoles(to: &elements, from: first)
  }

  /// Collects the elements of outdated rows.
  ///
  /// - Returns: Whether the collected elements are complete.
  private func collectOutdatedRows() -> Bool {
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

  private func appendRows(to elements: inout [Element]) {
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
}
