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

/// The actions that views perform when they have appeared or disappeared, or when a value that they
/// watch has changed.
///
/// These actions are part of the program and may write state. They therefore run only after all
/// bodies have run, never while the tree is changing.
@MainActor
struct LifecycleQueue {
  /// A waiting action and the reason for it.
  struct Event {
    let kind: ViewEvent
    /// The name of the view that declares the action, or `nil` if the kit itself does.
    let owner: String?
    let action: () -> Void
  }

  private var events: [Event] = []

  var isEmpty: Bool { events.isEmpty }

  mutating func append(_ event: Event) {
    events.append(event)
  }

  /// Removes and returns all waiting events. If their actions cause further events, those events
  /// are part of the next round.
  mutating func takeAll() -> [Event] {
    defer { events = [] }
    return events
  }
}
