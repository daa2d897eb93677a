// It looks as if each bind replaced somebody: the first listener replaces nobody.
// Caught by: a listener that is replaced is reported
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
    reportReplacement()
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
