import StateFlow

// This wrapper stores its listeners itself, without a separate box. But because
// it is a struct, each use of $ returns a copy, and a listener that is bound to
// a copy is never called.

@propertyWrapper
struct SelfContainedBoxed<Value> {
  var wrappedValue: Value

  private var listeners: [(Value) -> Void] = []

  init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The wrapper itself, so that `$level.bind { … }` works.
  var projectedValue: SelfContainedBoxed { self }

  /// Binds a listener, through `_level.bind` or `$level.bind`.
  func bind(_ listener: @escaping (Value) -> Void) {
    unfinished(
      """
      Store the value and the listeners where all copies of the wrapper share \
      them. The wrapper can stay a struct, or you can make it a final class. \
      Call the listener, whether it was bound through _ or $, immediately with \
      the current value, and then with each value that is set. Call the \
      listeners in the order in which they were bound. While a listener is \
      being called, it must be able to read the property.
      """)
  }
}

/// A struct declares a property with your wrapper, and you copy the struct.
/// Predict what the original and the copy share.
enum CopyOfOwner {
  static var sharesValue: Bool {
    unfinished(
      "Return whether setting the copy's property changes the original's, too.",
      placeholder: false)
  }

  static var sharesListeners: Bool {
    unfinished(
      """
      Return whether setting the copy's property calls the original's \
      listeners.
      """,
      placeholder: false)
  }
}
