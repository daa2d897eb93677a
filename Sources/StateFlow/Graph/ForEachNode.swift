import Foundation

/// The node for `ForEach`: a child for each id, kept by id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>
{
  private typealias Row = (id: ID, node: ViewNode<Content>)

  private var view: ForEach<Data, ID, Content>
  private var rows: [Row] = []
  private var ids: Set<ID> = []
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
    place(
      track {
        observation.track(for: self) { view.data.map { (view.id($0), view.content($0)) } }
      })
  }

  /// Most changes concern a few rows near each other. What stands before and after them is found by
  /// going along; only the rows between are looked up by id.
  private func place(_ descriptions: [(id: ID, view: Content)]) {
    let former = rows
    let change = RowChange(from: former.map(\.id), to: descriptions.map(\.id), known: ids)
    var leaving = Dictionary(uniqueKeysWithValues: former[change.former].map { ($0.id, $0.node) })
    rows.removeAll(keepingCapacity: true)
    rows.reserveCapacity(descriptions.count)
    for (offset, description) in descriptions.enumerated() {
      let kept =
        change.counterpart(of: offset).map { former[$0].node }
        ?? leaving.removeValue(forKey: description.id)
      if let kept {
        kept.update(to: description.view)
        rows.append((description.id, kept))
      } else if ids.insert(description.id).inserted {
        rows.append((description.id, makeChild(description.view)))
      } else {
        reportDuplicate(description.id)
      }
    }
    for row in former[change.former] where leaving[row.id] != nil {
      row.node.unmount()
      ids.remove(row.id)
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

  override var children: [Node] { rows.map(\.node) }
  override func willUnmount() { observation.cancel() }

  override func appendElements(to elements: inout [Element]) {
    for (offset, row) in rows.enumerated() {
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
