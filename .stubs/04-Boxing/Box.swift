import StateFlow

// A box holds a value for somebody who wants to hear of it: a listener, told
// what is in the box now, and then each value that is put in.

final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) {
    unfinished(
      """
      Keep one listener, the last that was bound. Tell it the value now, and \
      each value that is set from now on, once it is in the box. A listener \
      from before hears no more: if there was one, call reportReplacement, \
      before or after the new one is told.
      """)
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
