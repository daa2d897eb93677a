import Foundation

/// The node for `ForEach`: a child for each id, kept by id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>
{
  private var view: ForEach<Data, ID, Content>
  private var ids: [ID] = []
  private var rows: [ViewNode<Content>] = []
  private var known: Set<ID> = []
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
    track {
      observation.track(for: self) {
        for element in data {
          ids.append(id(element))
          descriptions.append(content(element))
        }
      }
    }
    place(ids, descriptions)
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
