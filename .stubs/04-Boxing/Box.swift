import StateFlow

// A box stores a value and notifies one listener: immediately of the current
// value, and then of each value that is set.

final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) {
    unfinished(
      """
      Store the listener and call it immediately with the current value. From \
      now on, call it with each value that is set, even an equal one, once the \
      box contains that value. A box has one listener: binding another one \
      replaces the previous one, which isn't called any more. Call \
      reportReplacement once for each listener that is replaced.
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
