import StateFlow

// A display, an alarm and a log want to hear of the same value. A box for
// many listeners tells each of them, and none at the cost of another.

final class SharedBox<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) {
    unfinished(
      """
      Keep every listener. Tell the new one, and nobody else, the value now. \
      Tell all, in the order in which they were bound, each value that is set \
      from now on, once it is in the box. No listener binds or sets here; \
      exercise 3 is about those.
      """)
  }
}
