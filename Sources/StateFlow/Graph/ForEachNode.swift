import Foundation

/// The node for `ForEach`: a child for each id, kept by id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>
{
  private var view: ForEach<Data, ID, Content>
  private var rows: [ID: ViewNode<Content>] = [:]
  private var order: [(id: ID, node: ViewNode<Content>)] = []
  private lazy var observation = ObservationScope(
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
    let descriptions = track {
      observation.track(for: self) { view.data.map { (view.id($0), view.content($0)) } }
    }
    var former = rows
    rows = Dictionary(minimumCapacity: descriptions.count)
    order.removeAll(keepingCapacity: true)
    order.reserveCapacity(descriptions.count)
    for (id, description) in descriptions {
      guard rows[id] == nil else {
        reportDuplicate(id)
        continue
      }
      let row: ViewNode<Content>
      if let known = former.removeValue(forKey: id) {
        row = known
        row.update(to: description)
      } else {
        row = makeChild(description)
      }
      rows[id] = row
      order.append((id, row))
    }
    for row in former.values.sorted(by: { $0.serial < $1.serial }) { row.unmount() }
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

  override var children: [Node] { order.map(\.node) }
  override func willUnmount() { observation.cancel() }

  override func appendElements(to elements: inout [Element]) {
    for (offset, row) in order.enumerated() {
      let start = elements.count
      row.node.appendElements(to: &elements)
      for index in start..<elements.count where !elements[index].isPresented {
        addActions(to: &elements[index], at: offset)
        // Of two ForEach around it, the inner one names it.
        if elements[index].rowID == nil { elements[index].rowID = AnyHashable(row.id) }
      }
    }
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
