import StateFlow

// You set the font size in a reading app, quit the app, and come back tomorrow.
// The size should still be there. Build a property wrapper that saves values of
// any type that UserDefaults can store.
//
// 1. Setting a property saves the value in the property's store, under its
//    key. You don't have to notify observers of the store.
// 2. A value is saved even if it's 0, false, or empty, or if it equals the
//    initial value.
// 3. A property has the value that is under its key at the moment, even if
//    other code saved it.
// 4. If nothing is under the key, or a value of another type, the property has
//    its own initial value. A number isn't a string, and a string of digits
//    isn't a number. Whether 2.0 is an Int is up to you.
// 5. Reading a property doesn't change the store.
// 6. If you set an optional property to nil, its key is removed. Any other
//    value is saved as if the property weren't optional, even the string "nil".
// 7. If nothing is under the key of an optional property, for example because
//    you set it to nil, it has its initial value, even if that isn't nil.

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
        "Return the saved value or the initial one (requirements 3, 4, 5, 7).",
        placeholder: initial)
    }
    nonmutating set {
      unfinished("Save the value, or remove the key (requirements 1, 2, 6).")
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
