// It looks as if a didSet told what was there before: oldValue is the value that is gone.
// Caught by: a listener is told each value that is set, once
import StateFlow

final class Box<Value> {
  var value: Value {
    didSet { listener?(oldValue) }
  }
  private var listener: ((Value) -> Void)?

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) {
    if self.listener != nil { reportReplacement() }
    self.listener = listener
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
