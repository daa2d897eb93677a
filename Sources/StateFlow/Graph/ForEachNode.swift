import Foundation

/// The node for `ForEach`: a child for each id, kept by id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>
{
  private var view: ForEach<Data, ID, Content>
  private var ids: [ID] = []
  private var rows: [ViewNode<Content>] = []
  private var known: Set<ID> = []
  /// The ids of the first data, if the data may never change (I9).
  private var constantIDs: [ID]?
  private var isReported = false
  private var observation = ObservationScope(
    TypeLayout.of(ForEach<Data, ID, Content>.self))

  init(_ view: ForEach<Data, ID, Content>, parent: Node, environment: EnvironmentScope?) {
    self.view = view
    super.init(parent: parent, environment: environment)
  }

  override func mount() { update(to: view) }

  /// Gives each row its new description, makes the rows that are new, and ends those that are gone.
  ///
  /// - Complexity: O(*n*) for *n* elements; only bodies whose inputs changed run.
  override func update(to view: ForEach<Data, ID, Content>) {
    self.view = view
    refresh()
  }

  // The descriptions are made first, all in one evaluation: what the closure for a row reads is
  // what this node depends on, however the rows are placed.
  override func refresh() {
    var ids: [ID] = []
    var descriptions: [Content] = []
    let (data, id, content) = (view.data, view.id, view.content)
    ids.reserveCapacity(data.count)
    descriptions.reserveCapacity(data.count)
    if let constantIDs { reportOtherRange(than: constantIDs) }
    track {
      observation.track(for: self) {
        for element in data {
          let id = id(element)
          if constantIDs != nil, !known.contains(id) { continue }
          ids.append(id)
          descriptions.append(content(element))
        }
      }
    }
    if constantIDs != nil { return updateRows(ids, descriptions) }
    place(ids, descriptions)
    if view.constantAt != nil { constantIDs = ids }
  }

  // MARK: Constant data

  /// Updates the rows of the first range. A row whose number is no longer there keeps its content.
  private func updateRows(_ newIDs: [ID], _ descriptions: [Content]) {
    let current = Dictionary(uniqueKeysWithValues: zip(newIDs, descriptions))
    for (row, id) in zip(rows, ids) {
      if let description = current[id] { row.update(to: description) }
    }
  }

  /// Reports once that the range has changed, before `content` is called for what is left of it.
  private func reportOtherRange(than first: [ID]) {
    guard !isReported, !view.data.lazy.map(view.id).elementsEqual(first) else { return }
    isReported = true
    graph.report(
      Diagnostic(
        .rangeChanged, view: enclosingStoryName, declared: view.constantAt,
        message: """
          A ForEach over a range was given another one: it had \(first.count) numbers, and has \
          \(view.data.count) now. It keeps the rows of its first range. Write \
          ForEach(…, id: \\.self) for a range that may change.
          """))
  }

  /// Most changes concern a few rows near each other. What stands before and after them is found by
  /// going along; only the rows between are looked up by id.
  private func place(_ newIDs: [ID], _ descriptions: [Content]) {
    let (formerIDs, formerRows) = (ids, rows)
    let change = RowChange(from: formerIDs, to: newIDs, known: known)
    var leaving = Dictionary(
      uniqueKeysWithValues: change.former.map { (formerIDs[$0], formerRows[$0]) })
    ids = []
    rows = []
    ids.reserveCapacity(newIDs.count)
    rows.reserveCapacity(newIDs.count)
    for (offset, id) in newIDs.enumerated() {
      let row: ViewNode<Content>
      if let counterpart = change.counterpart(of: offset) {
        row = formerRows[counterpart]
        row.update(to: descriptions[offset])
      } else if let moved = leaving.removeValue(forKey: id) {
        row = moved
        row.update(to: descriptions[offset])
      } else if known.insert(id).inserted {
        row = makeChild(descriptions[offset])
      } else {
        reportDuplicate(id)
        continue
      }
      ids.append(id)
      rows.append(row)
    }
    for offset in change.former where leaving[formerIDs[offset]] != nil {
      formerRows[offset].unmount()
      known.remove(formerIDs[offset])
    }
  }

  private func reportDuplicate(_ id: ID) {
    graph.report(
      Diagnostic(
        .duplicateID, view: enclosingStoryName,
        message: """
          Two elements of a ForEach have the id \(StateFlow.describe(id)). An id names one element: \
          the second is not shown. Give each element an id of its own.
          """))
  }

  override var children: [Node] { rows }
  override func willUnmount() { observation.cancel() }

  override func appendElements(to elements: inout [Element]) {
    let first = elements.count
    for (offset, row) in rows.enumerated() {
      let start = elements.count
      row.appendElements(to: &elements)
      for index in start..<elements.count where !elements[index].isPresented {
        addActions(to: &elements[index], at: offset)
        // Of two ForEach around it, the inner one names it.
        if elements[index].rowID == nil { elements[index].rowID = AnyHashable(ids[offset]) }
      }
    }
    addHoles(to: &elements, from: first)
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
