import StateFlow
import StateFlowActions

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

  /// The rows of all lists, in order.
  ///
  /// - Complexity: O(*n*) for *n* elements on first access, then O(1).
  private(set) lazy var rows: [ListRow] = elements.flatMap { ElementOnScreen($0).rows }

  /// The action that refreshes the first list or scroll view that can be refreshed.
  ///
  /// - Complexity: O(*n*) for *n* elements on first access, then O(1).
  private(set) lazy var refreshAction: UserAction? = elements.lazy.flatMap(\.flattened)
    .compactMap(\.refresh).first

  /// The action that goes back in the innermost navigation stack that can go back.
  ///
  /// - Complexity: O(*n*) for *n* elements on first access, then O(1).
  private(set) lazy var backAction: UserAction? = elements.lazy.compactMap(\.innermostDismissal)
    .first
}

extension Element {
  fileprivate var innermostDismissal: UserAction? {
    guard !isPresented else { return nil }
    return children.lazy.compactMap(\.innermostDismissal).first
      ?? (role == .navigation ? dismissal : nil)
  }
}
