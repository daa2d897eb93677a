import StateFlow

// A wrapper that needs no box keeps its listeners itself. But as a structure
// it is copied for each $, and what is bound to a copy hears nothing.

@propertyWrapper
struct SelfContainedBoxed<Value> {
  // Every copy of the structure refers to one storage.
  private final class Storage {
    var value: Value {
      didSet {
        for listener in listeners { listener(value) }
      }
    }
    var listeners: [(Value) -> Void] = []

    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// What `$level` is: for `$level.bind { … }`.
  var projectedValue: SelfContainedBoxed { self }

  /// What `_level.bind` and `$level.bind` do.
  func bind(_ listener: @escaping (Value) -> Void) {
    storage.listeners.append(listener)
    listener(storage.value)
  }
}

/// A structure has a property with the wrapper that you have written, and is
/// copied. What do the original and the copy share?
enum CopyOfOwner {
  // The reference was copied, and what it refers to was not.
  static var sharesValue: Bool { true }

  static var sharesListeners: Bool { true }
}
