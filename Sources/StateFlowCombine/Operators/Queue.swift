/// A collection from which elements are removed in the order in which they were added.
///
/// Adding and removing an element takes constant time on average. Removed elements are released
/// immediately.
struct Queue<Element> {
  private var elements: [Element?] = []
  private var head = 0

  /// Whether the queue has no elements.
  var isEmpty: Bool { head == elements.count }

  /// Adds an element at the end.
  mutating func append(_ element: Element) { elements.append(element) }

  /// Removes and returns the oldest element, or returns `nil` if the queue is empty.
  mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    var element: Element?
    swap(&element, &elements[head])
    head += 1
    // Removing many elements at once is cheaper than closing the gap each time.
    if isEmpty || (head > 64 && head > elements.count / 2) {
      elements.removeFirst(head)
      head = 0
    }
    return element
  }
}
