/// The nodes that are waiting for the next update, nearest to the root first.
///
/// A parent runs before its children, because it may remove or update them. The queue is a binary
/// heap.
@MainActor
struct UpdateQueue {
  private var heap: [Node] = []

  var isEmpty: Bool { heap.isEmpty }

  /// Adds a node.
  ///
  /// - Complexity: O(log *n*).
  mutating func insert(_ node: Node) {
    heap.append(node)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard Self.precedes(heap[child], heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  /// Removes and returns the node that runs next.
  ///
  /// - Complexity: O(log *n*).
  mutating func popFirst() -> Node? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first }
    heap[0] = last
    var parent = 0
    while true {
      var smallest = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && Self.precedes(heap[child], heap[smallest]) {
        smallest = child
      }
      guard smallest != parent else { return first }
      heap.swapAt(parent, smallest)
      parent = smallest
    }
  }

  private static func precedes(_ one: Node, _ other: Node) -> Bool {
    (one.depth, one.serial) < (other.depth, other.serial)
  }
}
