import StateFlow

/// The elements that a person can use: those of what was presented last, or else the whole screen.
final class InteractionScope {
  /// The usable elements, from the top down.
  let elements: [Element]
  /// The element that was presented last, if there is one.
  let layer: Element?
  /// The number of elements that are presented over each other.
  let depth: Int

  /// - Complexity: O(*n*) for *n* elements.
  init(_ all: [Element]) {
    var presented: [Element] = []
    for element in all { Self.collect(element, &presented) }
    layer = presented.last
    depth = presented.count
    elements = layer.map { $0.children } ?? all.filter { !$0.isPresented }
  }

  private static func collect(_ element: Element, _ presented: inout [Element]) {
    guard element.summary.hasPresented else { return }
    if element.isPresented { presented.append(element) }
    for child in element.children { collect(child, &presented) }
  }

  /// A row of a list, with its list and its place, counted from zero over all of the list.
  struct Row {
    var element: Element
    var list: Element
    var offset: Int
    /// Its place among the rows that can be moved with it.
    var place: Int
    /// How many rows can be moved with it.
    var count: Int
  }

  /// The rows of the usable lists, in order.
  ///
  /// - Complexity: O(*n*) for *n* elements, once.
  private(set) lazy var rows: [Row] = elements.flatMap(Self.rows)

  /// The action that goes back in the innermost navigation that has a screen to go back to.
  ///
  /// - Complexity: O(*n*) for *n* elements, once.
  private(set) lazy var wayBack: UserAction? = elements.lazy.compactMap(\.innermostDismissal).first

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
    guard !isPresented, summary.hasNavigation else { return nil }
    return children.lazy.compactMap(\.innermostDismissal).first
      ?? (role == .navigation ? dismissal : nil)
  }
}

extension InteractionScope.Row {
  /// Swipes it away.
  var deletion: UserAction? {
    element.actions.delete.map { UserAction(event: "delete row \(offset) of the list", action: $0) }
  }

  /// Drags it to before the row that is now at a place among those that move with it.
  func move(to destination: Int) -> UserAction? {
    guard let move = element.actions.move, (0...count).contains(destination) else { return nil }
    return UserAction(event: "move row \(offset) of the list") { move(destination) }
  }
}
