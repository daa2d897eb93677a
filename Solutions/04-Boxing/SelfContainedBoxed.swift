import StateFlow

// This wrapper stores its listeners itself, without a separate box. But because
// it is a struct, each use of $ returns a copy, and a listener that is bound to
// a copy is never called. Store the value and the listeners where all copies of
// the wrapper share them. The wrapper can stay a struct, or you can make it a
// final class.

@propertyWrapper
struct SelfContainedBoxed<Value> {
  // Every copy of the struct refers to the same storage.
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

  /// The wrapper itself, so that `$level.bind { … }` works.
  var projectedValue: SelfContainedBoxed { self }

  /// Binds a listener, through `_level.bind` or `$level.bind`.
  func bind(_ listener: @escaping (Value) -> Void) {
    storage.listeners.append(listener)
    listener(storage.value)
  }
}

/// A struct declares a property with your wrapper, and you copy the struct.
/// Predict what the original and the copy share.
enum CopyOfOwner {
  // Copying the struct copied the reference, but not the storage.
  static var sharesValue: Bool { true }

  static var sharesListeners: Bool { true }
}
