// It looks as if this were the box for many: it goes on telling a listener that was replaced.
// Caught by: a second listener takes the place of the first
import StateFlow

final class Box<Value> {
  var value: Value {
    didSet { for listener in listeners { listener(value) } }
  }
  private var listeners: [(Value) -> Void] = []

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) {
    if !listeners.isEmpty { reportReplacement() }
    listeners.append(listener)
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
