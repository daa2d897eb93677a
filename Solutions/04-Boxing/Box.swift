import StateFlow

// A box holds a value for somebody who wants to hear of it: a listener, told
// what is in the box now, and then each value that is put in.

final class Box<Value> {
  // didSet, not willSet: a listener that looks into the box finds the same.
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
    // Nothing is set now, so nobody else would tell it how things are.
    listener(value)
  }

  /// Puts it into the story that the listener before hears no more.
  private func reportReplacement() {
    Diagnostic.report(
      Diagnostic(
        .listenerReplaced,
        message: "A box has one listener. A second took the place of the first."
      ))
  }
}
