// It looks as if the first to come stayed: a listener that comes later is turned away.
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
    listener(value)
    if self.listener == nil {
      self.listener = listener
    } else {
      reportReplacement()
    }
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
