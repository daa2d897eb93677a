import Foundation
import StateFlow

// A reader sets the size of the letters, quits, and comes back tomorrow. The
// value is to be there again, in a wrapper that serves values of any type.

/// A value kept in a store under a key.
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
    // Nothing is kept here: whoever else writes the key is read, too.
    get {
      // Nothing could be cast to an optional: first ask whether there is any.
      guard let saved = store.object(forKey: key) else { return initial }
      return saved as? Value ?? initial
    }
    nonmutating set {
      // An optional would be wrapped once more on its way, and nil be a value.
      if case Optional<Any>.none = newValue as Any {
        store.removeObject(forKey: key)
      } else {
        store.set(newValue, forKey: key)
      }
    }
  }
}

extension UserDefault where Value: ExpressibleByNilLiteral {
  /// A value that may be missing: nil at first.
  init(_ key: String, store: UserDefaults = .standard) {
    self.init(wrappedValue: nil, key, store: store)
  }
}

/// The reader's preferences, to try it with.
struct ReaderPreferences {
  @UserDefault var letterSize: Int
  @UserDefault var lastPage: Int?

  init(store: UserDefaults) {
    _letterSize = UserDefault(wrappedValue: 12, "letterSize", store: store)
    _lastPage = UserDefault("lastPage", store: store)
  }
}
