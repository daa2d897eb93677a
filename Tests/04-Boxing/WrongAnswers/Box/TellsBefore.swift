// It looks as if willSet were early enough: a listener that looks into the box finds the value before.
// Caught by: what is told is in the box already
import StateFlow

final class Box<Value> {
  var value: Value {
    willSet { listener?(newValue) }
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
