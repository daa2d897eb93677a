import StateFlow

/// The elements that a user can interact with: the elements in the topmost presentation, or all
/// elements on the screen if nothing is presented.
final class InteractionScope {
  /// The elements, from top to bottom.
  let elements: [Element]
  /// The topmost presented element, if any.
  let layer: Element?
  /// The number of presented layers.
  let depth: Int

  /// Finds the usable elements among all elements.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  init(_ all: [Element]) {
    var presented: [Element] = []
    for element in all { Self.collect(element, &presented) }
    layer = presented.last
    depth = presented.count
    elements = layer.map { $0.children } ?? all.filter { !$0.isPresented }
  }

  private static func collect(_ element: Element, _ presented: inout [Element]) {
    if element.isPresented { presented.append(element) }
    for child in element.children { collect(child, &presented) }
  }

  /// A row, its list, and its index among all rows of the list, counted from zero.
  struct Row {
    var element: Element
    var list: Element
    var offset: Int
    /// The row's index among the adjacent rows that can be moved.
    var place: Int
    /// The number of adjacent rows that can be moved.
    var count: Int
  }

  /// The rows of all lists, in order.
  ///
  /// - Complexity: O(*n*) for *n* elements on first access, then O(1).
  private(set) lazy var rows: [Row] = elements.flatMap(Self.rows)

  /// The action that goes back in the innermost navigation stack that can go back.
  ///
  /// - Complexity: O(*n*) for *n* elements on first access, then O(1).
  private(set) lazy var backAction: UserAction? = elements.lazy.compactMap(\.innermostDismissal)
    .first

  private static func rows(in element: Element) -> [Row] {
    guard element.role == .list || element.role == .form else {
      return element.children.filter { !$0.isPresented }.flatMap(rows)
    }
    var rows: [Row] = []
    collectRows(element.children, of: element, into: &rows)
    return rows
  }

  private static func collectRows(_ children: [Element], of list: Element, into rows: inout [Row]) {
    var group: [Int] = []
    func endGroup() {
      for index in group { rows[index].count = group.count }
      group = []
    }
    for child in children {
      switch child.role {
      case .section:
        endGroup()
        collectRows(child.children, of: list, into: &rows)
      case .header, .footer: continue
      default:
        if child.isPresented || child.role == .empty { continue }
        if child.actions.move == nil { endGroup() }
        rows.append(
          Row(element: child, list: list, offset: rows.count, place: group.count, count: 1))
        if child.actions.move != nil { group.append(rows.count - 1) }
      }
    }
    endGroup()
  }
}

extension Element {
  fileprivate var innermostDismissal: UserAction? {
    guard !isPresented else { return nil }
    return children.lazy.compactMap(\.innermostDismissal).first
      ?? (role == .navigation ? dismissal : nil)
  }
}

extension InteractionScope.Row {
  /// The action that deletes the row, as a swipe does.
  var deletion: UserAction? {
    element.actions.delete.map { UserAction(event: "delete row \(offset) of the list", action: $0) }
  }

  /// Returns the action that moves the row, as dragging it does.
  ///
  /// - Parameter destination: The index, among the adjacent rows that can be moved, of the row to
  ///   insert this row before.
  func move(to destination: Int) -> UserAction? {
    guard let move = element.actions.move, (0...count).contains(destination) else { return nil }
    return UserAction(event: "move row \(offset) of the list") { move(destination) }
  }
}
