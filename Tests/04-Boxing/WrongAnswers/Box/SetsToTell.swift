// It looks as if the value had to be set for a listener to hear it: so the listener before is told once more.
// Caught by: a second listener takes the place of the first
import StateFlow

final class Box<Value> {
  var value: Value {
    didSet { listener?(value) }
  }
  private var listener: ((Value) -> Void)?

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) {
    if self.listener != nil { reportReplacement() }
    let now = value
    value = now
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
