import StateFlow

/// A row of a list or form, and the actions on it.
package struct ListRow {
  package let element: ElementOnScreen
  /// The list that contains the row.
  package let list: Element
  /// The position of the row in the whole list, counted from zero.
  package let offset: Int
  /// The positions in the list that the row can move to. A row moves only among the adjacent rows of
  /// its `ForEach`. If the row can't move, the range contains only its own position.
  package fileprivate(set) var destinations: ClosedRange<Int>

  /// The first text in the row or, if there is none, the label of the row.
  var title: String {
    element.texts(inControls: true).first { !$0.isEmpty } ?? element.element.label
  }

  /// The name that messages and stories use for the row, such as `row "Milk"`.
  package var name: String { title.isEmpty ? "row \(offset)" : "row \(title.quoted)" }

  /// The action that deletes the row, as a swipe does; `nil` if a user can't delete it.
  package var deletion: UserAction? {
    element.element.actions.delete.map { UserAction("delete \(name)", $0) }
  }

  /// Returns the action that drags the row to the position before another row.
  ///
  /// - Parameter destination: The current position of the other row in the whole list.
  package func move(to destination: Int) -> UserAction? {
    guard let move = element.element.actions.move, destinations.contains(destination) else {
      return nil
    }
    let first = destinations.lowerBound
    return UserAction("move \(name) to \(destination)") { move(destination - first) }
  }

  /// The action that selects the row, if a user can select it.
  package var selection: UserAction? {
    let row = element.element
    guard list.isEnabled, let select = list.actions.select,
      let tag = row.tag ?? row.children.first?.tag
    else { return nil }
    return UserAction("select \(row.quotedLabel)") { select(tag) }
  }
}

extension ElementOnScreen {
  /// The rows of the lists and forms in the element, from the top down. Rows inside rows don't
  /// count.
  package var rows: [ListRow] {
    guard isVisible else { return [] }
    guard element.role == .list || element.role == .form else { return children.flatMap(\.rows) }
    var rows: [ListRow] = []
    collectRows(of: element, into: &rows)
    return rows
  }

  private func collectRows(of list: Element, into rows: inout [ListRow]) {
    var start = rows.count
    func endGroup() {
      for index in start..<rows.count { rows[index].destinations = start...rows.count }
      start = rows.count
    }
    for child in children where child.isVisible {
      switch child.element.role {
      case .section:
        endGroup()
        child.collectRows(of: list, into: &rows)
        start = rows.count
      case .header, .footer, .empty: continue
      default:
        if child.element.isPresented { continue }
        let row = ListRow(
          element: child, list: list, offset: rows.count, destinations: rows.count...rows.count)
        if child.element.actions.move == nil { endGroup() }
        rows.append(row)
        if child.element.actions.move == nil { start = rows.count }
      }
    }
    endGroup()
  }
}
