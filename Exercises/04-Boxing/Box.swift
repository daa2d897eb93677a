import StateFlow

// A box stores a value and has one listener. It calls the listener with the
// current value first, and then with each new value that is set.
//
// 1. The box stores its value, with and without a listener.
// 2. `bind` immediately calls its listener once, with the current value.
// 3. Each time a value is set, even an equal one, the listener is called once,
//    with that value.
// 4. The box stores a value before it calls the listener.
// 5. A box has only one listener: binding another one replaces the previous
//    one, which is no longer called.
// 6. A listener that is replaced is released.
// 7. `reportReplacement` is called once for each listener that is replaced, and
//    at no other time.
// 8. Each box has its own listener.
//
// In this exercise, no listener calls `bind` or sets the value. Exercise 3
// covers listeners that do.

final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) {
    unfinished(
      """
      Store the listener, and call it. Also change the value property above, \
      so that it calls the listener.
      """)
  }

  /// Reports in the story that the previous listener has been replaced.
  private func reportReplacement() {
    Diagnostic.report(
      Diagnostic(
        .listenerReplaced,
        message: "A box has one listener. A second took the place of the first."
      ))
  }
}
