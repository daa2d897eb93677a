import StateFlow

// You set the font size in a reading app, quit the app, and come back tomorrow.
// The size should still be there. Build a property wrapper that saves values of
// any type that UserDefaults can store.

/// A value that is saved in a store under a key.
@propertyWrapper
struct UserDefault<Value> {
  private let key: String
  private let initial: Value
  private let store: UserDefaults

  init(wrappedValue: Value, _ key: String, store: UserDefaults = .standard) {
    self.key = key
    initial = wrappedValue
    self.store = store
  }

  var wrappedValue: Value {
    get {
      unfinished(
        """
        Return the value that is currently saved in the store under the key. \
        If no value is saved there, or if the saved value has another type, \
        return the initial value. Reading must not save anything.
        """,
        placeholder: initial)
    }
    nonmutating set {
      unfinished(
        """
        Save the value in the store under the key, even if it equals the \
        initial value. If the value is nil, remove the key instead, so that \
        the initial value is read again. You don't have to notify any \
        observers.
        """)
    }
  }
}

extension UserDefault where Value: ExpressibleByNilLiteral {
  /// Creates a property whose value can be missing and is nil at first.
  init(_ key: String, store: UserDefaults = .standard) {
    self.init(wrappedValue: nil, key, store: store)
  }
}

/// A reader's preferences, to try the wrapper with.
struct ReaderPreferences {
  @UserDefault var letterSize: Int
  @UserDefault var lastPage: Int?

  init(store: UserDefaults) {
    _letterSize = UserDefault(wrappedValue: 12, "letterSize", store: store)
    _lastPage = UserDefault("lastPage", store: store)
  }
}
