import StateFlow

// A box stores a value and has one listener. It calls the listener with the
// current value first, and then with each new value that is set.

final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) {
    unfinished(
      """
      Store the listener and call it immediately with the current value. From \
      then on, whenever a value is set, even an equal one, call the listener \
      once, after the box has stored the value. A box has only one listener: \
      binding another one replaces the previous one, which is no longer \
      called. Call reportReplacement once for each listener that is replaced. \
      Here, no listener sets the value; exercise 3 covers that.
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
