// It looks as if a listener knew by itself what is in the box: it is told of changes only.
// Caught by: a listener is told the value as it is bound
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
    self.listener = listener
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
