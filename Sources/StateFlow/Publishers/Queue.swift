/// A queue: elements leave it in the order in which they were added.
///
/// Both operations take constant time on average, and a removed element is released at once.
struct Queue<Element> {
  private var elements: [Element?] = []
  private var head = 0

  /// Whether nothing is in the queue.
  var isEmpty: Bool { head == elements.count }

  /// Adds an element at the end.
  mutating func append(_ element: Element) { elements.append(element) }

  /// Removes the oldest element, and returns it, or nil if the queue is empty.
  mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    var element: Element?
    swap(&element, &elements[head])
    head += 1
    // Removing a run of elements at once is cheaper than closing a gap each time.
    if isEmpty || (head > 64 && head > elements.count / 2) {
      elements.removeFirst(head)
      head = 0
    }
    return element
  }
}
