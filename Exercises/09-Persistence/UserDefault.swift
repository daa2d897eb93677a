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
    get {
      unfinished(
        """
        Read the value that the store has under the key at this moment. Where \
        it has none, or one of another type, read the initial value.
        """,
        placeholder: initial)
    }
    nonmutating set {
      unfinished(
        """
        Keep the value in the store under the key, whatever it is. Only nil \
        is no value: it removes the key, so that the initial value is read \
        again. Nobody has to be told.
        """)
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
