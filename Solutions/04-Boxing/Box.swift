import StateFlow

// A box stores a value and has one listener. It calls the listener with the
// current value first, and then with each new value that is set.

final class Box<Value> {
  // didSet rather than willSet: a listener that reads the box finds the value
  // that it was called with.
  var value: Value {
    didSet { listener?(value) }
  }

  private var listener: ((Value) -> Void)?

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) {
    if self.listener != nil { reportReplacement() }
    self.listener = listener
    // Nothing is being set now, so call the listener directly.
    listener(value)
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
