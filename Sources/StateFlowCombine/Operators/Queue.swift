/// A collection from which elements are removed in the order in which they were added.
///
/// Adding and removing an element takes constant time. Removed elements are released immediately.
///
/// This is a linked list, because generic code looks up the type of an array each time it uses one.
final class Queue<Element> {
  final class Node {
    let element: Element
    fileprivate var next: Node?

    init(_ element: Element) { self.element = element }
  }

  private var first: Node?
  private var last: Node?

  /// Whether the queue has no elements.
  var isEmpty: Bool { first == nil }

  // Without this loop, the nodes would release each other recursively.
  deinit { while popFirst() != nil {} }

  /// Adds an element at the end.
  func append(_ element: Element) {
    let node = Node(element)
    if let last { last.next = node } else { first = node }
    last = node
  }

  /// Removes and returns the node with the oldest element, or returns `nil` if the queue is empty.
  func popFirst() -> Node? {
    guard let node = first else { return nil }
    first = node.next
    if first == nil { last = nil }
    return node
  }
}
