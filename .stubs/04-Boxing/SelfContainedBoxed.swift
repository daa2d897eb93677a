import StateFlow

// A wrapper that needs no box keeps its listeners itself. But as a structure
// it is copied for each $, and what is bound to a copy hears nothing.

@propertyWrapper
struct SelfContainedBoxed<Value> {
  var wrappedValue: Value

  private var listeners: [(Value) -> Void] = []

  init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// What `$level` is: for `$level.bind { … }`.
  var projectedValue: SelfContainedBoxed { self }

  /// What `_level.bind` and `$level.bind` do.
  func bind(_ listener: @escaping (Value) -> Void) {
    unfinished(
      """
      Keep the value and the listeners where all copies of the wrapper find \
      them; the wrapper may stay a structure, or become a final class. Tell \
      the listener, bound through _ or $, the value now and at each set, in \
      the order of binding. It may read the property while it is told.
      """)
  }
}

/// A structure has a property with the wrapper that you have written, and is
/// copied. What do the original and the copy share?
enum CopyOfOwner {
  static var sharesValue: Bool {
    unfinished(
      "When the copy is set, does the original read the same?",
      placeholder: false)
  }

  static var sharesListeners: Bool {
    unfinished(
      "When the copy is set, is a listener told that was bound to the original?",
      placeholder: false)
  }
}
