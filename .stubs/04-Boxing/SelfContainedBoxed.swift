import StateFlow

// A wrapper that needs no box keeps its listeners itself. This one is a
// structure, so $ hands out a copy of it: what is bound there hears nothing.

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
      them. Then tell the listener the value now and at each set, bound \
      through _ or $, in the order of binding. It may read the property.
      """)
  }
}

/// A structure that has such a property is copied. What do the two share?
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
