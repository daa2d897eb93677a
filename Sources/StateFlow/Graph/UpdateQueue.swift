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

/// The writes that aren't applied in the next update, but in a later one (U14).
///
/// Consecutive writes in the same transaction share an update. A write in a different transaction,
/// such as the first write in `withAnimation`, starts a new step. The step is applied after the
/// bodies have run for all earlier writes.
@MainActor
struct TransactionQueue {
  /// The writes of one transaction.
  final class Step {
    /// The actions that make the written values visible to bodies and invalidate their readers.
    fileprivate(set) var actions: [() -> Void] = []

    func append(_ action: @escaping () -> Void) {
      actions.append(action)
    }
  }

  private var steps: [Step] = []
  /// The transaction of the last write for which no bodies have run yet.
  private var last: Transaction?

  var isEmpty: Bool { steps.isEmpty }

  /// Returns the step that a write is part of, or `nil` if the write is part of the next update.
  mutating func stepForWrite() -> Step? {
    let transaction = Transaction.current
    if let last, !last.sharesUpdate(with: transaction) { steps.append(Step()) }
    last = transaction
    return steps.last
  }

  /// Removes and returns the step to apply next.
  mutating func popFirst() -> Step? { steps.isEmpty ? nil : steps.removeFirst() }

  /// Forgets the transaction of the last write, because the bodies have now run for that write.
  mutating func endRound() {
    last = nil
  }
}

/// A node whose state, such as the selected tab, the pushed screens, or the preferences, depends on
/// all nodes below it. The node is settled in each round of an update, after all bodies have run.
@MainActor
protocol SettlingNode: Node {
  /// Brings the node's state up to date. Any resulting writes are handled in the next round.
  func settle()
}

extension ViewGraph {
  /// Starts settling a node in each round.
  ///
  /// A node is added before the nodes below it but settled after them, since it depends on them.
  func addSettling(_ node: any SettlingNode) {
    settling.append(node)
  }

  /// Stops settling a node that is about to leave the tree.
  func removeSettling(_ node: any SettlingNode) {
    settling.removeAll { $0 === node }
  }

  /// Returns the elements of the given nodes without their content.
  func outline(of nodes: [Node]) -> [Element] {
    collectsOutline = true
    defer { collectsOutline = false }
    var elements: [Element] = []
    for node in nodes { node.appendElements(to: &elements) }
    return elements.filter { !$0.isPresented }
  }
}
