/// The node for a `ForEach`. The node keeps one child for each ID.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>
{
  var view: ForEach<Data, ID, Content>
  var ids: [ID] = []
  var rows: [ViewNode<Content>] = []
  private var known: Set<ID> = []
  /// The locations that the rows are bound to, or an empty array if the rows aren't bound.
  var locations: [any RowLocation] = []
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
    var locations: [(any RowLocation)?] = []
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
          var location: (any RowLocation)?
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
          var location: (any RowLocation)?
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
        .rangeChanged, view: enclosingViewName, declared: view.constantAt,
        message: """
          The range of a ForEach changed: it had \(first.count) elements and now has \
          \(view.data.count). The ForEach keeps the rows of its first range. If the range can \
          change, write ForEach(…, id: \\.self).
          """))
  }

  private func place(
    _ newIDs: [ID], _ descriptions: [Content], _ match: RowMatch,
    _ newLocations: [(any RowLocation)?]
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
  var seen: (elements: Any, foreignChanges: Int)?

  /// Lets the readers of changed elements compare them. The `ForEach` itself compares only once,
  /// after the action.
  override func confirmReads() {
    guard let bound = view.bound else { return super.confirmReads() }
    for offset in changes(to: bound.current()) ?? Array(locations.indices) {
      for reader in locations[offset].readers.values where reader.node.readsDifferentlyNow {
        for source in changedSources {
          graph.enqueue(reader.node, because: source, certain: true)
        }
      }
    }
  }

  private func reportDuplicate(_ id: ID) {
    graph.report(
      Diagnostic(
        .duplicateID, view: enclosingViewName,
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
  var collected: [Element] = []
  /// The value of ``KeptElements/run`` for the rows in `collected`.
  var collectedRun: Int?
  var outdated: [(row: ViewNode<Content>, offset: Int)] = []

  override func releaseElements(_ kept: KeptElements, of row: Node) {
    guard !collected.isEmpty else { return }
    collected[kept.offset] = Element(.empty)
    outdated.append((row as! ViewNode<Content>, kept.offset))
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
}
