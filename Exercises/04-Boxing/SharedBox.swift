import StateFlow

// A display, an alarm, and a log all need the same value. A shared box has many
// listeners and notifies each of them.

final class SharedBox<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) {
    unfinished(
      """
      Add the listener and call it immediately with the current value, but \
      don't call the others. From then on, whenever a value is set, even an \
      equal one, call each listener once, in the order in which they were \
      bound, after the box has stored the value. Here, no listener calls bind \
      or sets the value; exercise 3 covers that.
      """)
  }
}
