import StateFlow

// This wrapper stores its listeners itself, without a separate box. But because
// it is a struct, each use of $ returns a copy, and a listener that is bound to
// a copy is never called. Store the value and the listeners where all copies of
// the wrapper share them. The wrapper can stay a struct, or you can make it a
// final class.
//
// 1. The property can be read and written like any other: it starts with its
//    initial value and stores each value that is set.
// 2. A listener that is bound through `_level` receives the current value
//    immediately, and then each value that is set, even an equal one, once.
// 3. A listener that is bound through `$level` does, too.
// 4. A copy of the wrapper that `$level` returned earlier still refers to the
//    property: a listener that is bound to the copy starts with the property's
//    current value and receives each value that is set.
// 5. Listeners are called in the order in which they were bound, whether
//    through _ or $. Binding a listener doesn't call the others.
// 6. A listener can read the property while it is being called, and finds the
//    new value.
// 7. Each property of each object has its own value and listeners.
// 8. A struct declares a property with your wrapper, and you copy the struct.
//    `sharesValue` says whether setting the copy's property changes the
//    original's, too.
// 9. `sharesListeners` says whether setting that copy's property calls the
//    original's listeners.

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
